import type { SellerParcel } from '@zaylat/api-client/contract';
import { formatDate, formatTime } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { usePreferences, useShop } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../../shared/order-status/order-status-badge.tsx';
import type { DeskMove } from '../use-desk-move.ts';
import { ParcelMoves } from './parcel-moves.tsx';

/** Props of {@link ParcelItem}. */
export interface ParcelItemProps extends DeskMove<SellerParcel> {
	readonly parcel: SellerParcel;
}

/** A parcel of an order: what is in it, for whom, whether it is paid, and where it can go next. */
export function ParcelItem({ parcel, ...moves }: ParcelItemProps) {
	const { t } = useTranslation('selling');
	const { edition } = useShop();
	const { language } = usePreferences();
	const { timeZone } = EDITIONS[edition];
	const { orderCode, trackCode, shop, status, placedAt, recipient, isPaid, service, lines, total } = parcel;
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h2 className="font-semibold leading-heading tabular-nums">{t('parcel.order', { code: orderCode })}</h2>
					<OrderStatusBadge status={status} />
				</div>
				<ul className="flex flex-col gap-1">
					{lines.map(({ id, name, variantName, quantity }) => (
						<li key={id} className="wrap-anywhere">
							{t('parcel.line', { count: quantity, name: [name, variantName].filter(Boolean).join(' · ') })}
						</li>
					))}
				</ul>
				<DataList>
					<DataListItem label={t('parcel.shop')}>{shop.name}</DataListItem>
					{recipient && (
						<DataListItem label={t('parcel.recipient')}>
							<span lang={langOfText(recipient)}>{recipient}</span>
						</DataListItem>
					)}
					<DataListItem label={t('parcel.placed')}>
						<time dateTime={placedAt}>
							{`${formatDate(placedAt, language, timeZone)} · ${formatTime(placedAt, language, timeZone)}`}
						</time>
					</DataListItem>
					<DataListItem label={t('parcel.code')}>
						<span className="tabular-nums">{trackCode}</span>
					</DataListItem>
					{service && <DataListItem label={t('parcel.carrier')}>{service.name}</DataListItem>}
					<DataListItem label={t('parcel.total')} isStrong>
						{`${formatPrice(total, language)} · ${t(isPaid ? 'parcel.paid' : 'parcel.unpaid')}`}
					</DataListItem>
				</DataList>
				<ParcelMoves parcel={parcel} {...moves} />
			</article>
		</Card>
	);
}
