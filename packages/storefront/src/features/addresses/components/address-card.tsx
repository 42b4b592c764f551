import type { Address } from '@zaylat/api-client/contract';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddressLines } from '../address-lines.tsx';
import { bookPath } from '../book-path.ts';

/** Props of {@link AddressCard}. */
export interface AddressCardProps {
	readonly address: Address;
	/** Something is being done with it. */
	readonly isBusy: boolean;
	/** A change of it is kept on the device until the connection is back. */
	readonly isWaiting: boolean;
	readonly onMakePrimary: () => void;
	readonly onRemove: () => void;
}

/** One address of the book, and what can be done with it. */
export function AddressCard({ address, isBusy, isWaiting, onMakePrimary, onRemove }: AddressCardProps) {
	const { t } = useTranslation('addresses');
	const { id, label, recipient, isPrimary } = address;
	const name = label || recipient;
	return (
		<Card padding="md" className="flex h-full flex-col gap-3" aria-busy={isBusy || undefined}>
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<h2 lang={langOfText(name)} className="wrap-anywhere font-semibold text-lg leading-heading">
					{name}
				</h2>
				{isPrimary && <Badge tone="positive">{t('book.primary')}</Badge>}
				{isWaiting && <Badge tone="warning">{t('waiting.title')}</Badge>}
			</div>
			<p className="wrap-anywhere flex-1 text-text-muted">
				<AddressLines address={address} hasRecipientAbove={label === ''} />
			</p>
			<div className="flex flex-wrap gap-2">
				<LinkButton to={bookPath(id)} aria-label={t('book.changeNamed', { name })} variant="secondary" size="sm">
					{t('book.change')}
				</LinkButton>
				{!isPrimary && (
					<Button
						variant="ghost"
						size="sm"
						onClick={onMakePrimary}
						disabled={isBusy}
						aria-label={t('book.makePrimaryNamed', { name })}
					>
						{t('book.makePrimary')}
					</Button>
				)}
				<Button
					variant="ghost"
					size="sm"
					onClick={onRemove}
					disabled={isBusy}
					aria-label={t('book.removeNamed', { name })}
				>
					{t('book.remove')}
				</Button>
			</div>
		</Card>
	);
}
