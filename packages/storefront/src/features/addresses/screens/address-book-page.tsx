import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { bookPath, bookView } from '../book-path.ts';
import { AddressList } from '../components/address-list.tsx';
import { RefusedAddressChanges } from '../components/refused-address-changes.tsx';
import { LazyAddressForm } from '../form/lazy-address-form.tsx';
import { useAddressBook } from '../state/use-address-book.ts';

/** The address book: the list, and the form to add or change one, which has an address of its own. */
export function AddressBookPage() {
	const { t } = useTranslation('addresses');
	const navigate = useShopNavigate();
	const errorText = useErrorText();
	const { search } = useLocation();
	const book = useAddressBook();
	const view = bookView(new URLSearchParams(search));
	const kept = view.kind === 'change' ? book.items.find(({ id }) => id === view.id) : undefined;
	const isGone = view.kind === 'change' && kept === undefined;

	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(search);
	useEffect(() => {
		if (shown.current === search) return;
		shown.current = search;
		heading.current?.focus();
	}, [search]);

	const toList = () => navigate(bookPath(), { replace: true });
	return (
		<div className="flex flex-col gap-4">
			<h1 ref={heading} tabIndex={-1} className="font-bold text-xl leading-heading outline-none tablet:text-2xl">
				{t('book.title')}
			</h1>
			<RefusedAddressChanges book={book} />
			{view.kind === 'list' && <AddressList book={book} />}
			{isGone && (
				<EmptyState
					headingLevel={2}
					picture={<MapPinOff aria-hidden strokeWidth={1.5} />}
					title={errorText('address_not_found').title}
					description={errorText('address_not_found').advice}
					actions={<LinkButton to={bookPath()}>{t('book.toList')}</LinkButton>}
				/>
			)}
			{view.kind !== 'list' && !isGone && (
				<Card padding="md" className="tablet:p-8">
					<LazyAddressForm
						key={kept?.id ?? 'new'}
						kept={kept}
						onCancel={toList}
						onSave={async (input) => {
							const errors = await book.save(input, kept?.id);
							if (errors === undefined) toList();
							return errors;
						}}
					/>
				</Card>
			)}
		</div>
	);
}
