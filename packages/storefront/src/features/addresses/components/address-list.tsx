import type { Address } from '@zaylat/api-client/contract';
import { MOST_ADDRESSES } from '@zaylat/domain/addresses';
import { Banner } from '@zaylat/ui/banner';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { bookPath } from '../book-path.ts';
import { SavedAddressList } from '../saved-address-list.tsx';
import type { useAddressBook } from '../state/use-address-book.ts';
import { AddressCard } from './address-card.tsx';

/** Props of {@link AddressList}. */
export interface AddressListProps {
	readonly book: ReturnType<typeof useAddressBook>;
}

const primaryFirst = (a: Address, b: Address) => Number(b.isPrimary) - Number(a.isPrimary);

/** All addresses of the book, the primary one first. */
export function AddressList({ book }: AddressListProps) {
	const { t } = useTranslation('addresses');
	const { items, busyId, waitingIds, makePrimary, remove, onDevice, takeOver } = book;
	const place = useRef<HTMLDivElement>(null);
	const hasTaken = useRef(false);
	// The card that was used has given way to the list.
	useEffect(() => {
		if (!hasTaken.current || items.length === 0) return;
		hasTaken.current = false;
		place.current?.focus({ preventScroll: true });
	}, [items.length]);
	const isFull = items.length >= MOST_ADDRESSES;
	const add = <LinkButton to={bookPath('new')}>{t('book.add')}</LinkButton>;
	if (items.length === 0) {
		return (
			<>
				<EmptyState
					headingLevel={2}
					picture={<MapPin aria-hidden strokeWidth={1.5} />}
					title={t('book.emptyTitle')}
					description={t('book.emptyText')}
					actions={add}
				/>
				{onDevice.length > 0 && (
					<SavedAddressList
						addresses={onDevice}
						onUse={(address) => {
							hasTaken.current = true;
							return takeOver(address);
						}}
					/>
				)}
			</>
		);
	}
	return (
		<div ref={place} tabIndex={-1} className="flex flex-col gap-4 rounded-card">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-text-muted">{t('book.count', { count: items.length })}</p>
				{!isFull && add}
			</div>
			{isFull && <Banner>{t('book.full', { count: MOST_ADDRESSES })}</Banner>}
			<ul className="grid gap-4 tablet:grid-cols-2">
				{items.toSorted(primaryFirst).map((address) => (
					<li key={address.id} className="min-w-0">
						<AddressCard
							address={address}
							isBusy={busyId === address.id}
							isWaiting={waitingIds.has(address.id)}
							onMakePrimary={() => void makePrimary(address)}
							onRemove={() => {
								// The button goes with its card.
								place.current?.focus({ preventScroll: true });
								void remove(address);
							}}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
