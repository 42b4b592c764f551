import type { Order } from '@zaylat/api-client/contract';
import { langOfText } from '@zaylat/domain/scripts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderPlace } from '../order-place.tsx';
import { SideCard } from './side-card.tsx';

/** Where it goes, where codes are sent, and what the shops were told. */
export function OrderAddress({ order: { address, email, note, parcels } }: { readonly order: Order }) {
	const { t } = useTranslation('orders');
	return (
		<>
			{address && (
				<SideCard title={t('address.title')}>
					<OrderPlace address={address} />
				</SideCard>
			)}
			{email && parcels.some(({ kind }) => kind === 'digital') && (
				<SideCard title={t('address.email')}>
					<p className="wrap-anywhere">{email}</p>
				</SideCard>
			)}
			{note !== '' && (
				<SideCard title={t('note')}>
					<p lang={langOfText(note)} className="wrap-anywhere whitespace-pre-line leading-body">
						{note}
					</p>
				</SideCard>
			)}
		</>
	);
}
