import type { Order, Parcel } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { documentTotals } from '@zaylat/domain/documents';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { SumList } from '../../../core/price/sum-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link OrderedParcel}. */
export interface OrderedParcelProps {
	readonly order: Order;
	readonly parcel: Parcel;
}

/** What one shop sends of an order, and what it comes to: goods, its part of the coupon, delivery and points. */
export function OrderedParcel({ order, parcel }: OrderedParcelProps) {
	const { t } = useTranslation('payment');
	const { t: say } = useTranslation('sheet');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const { shop, kind, lines, arrives, trackCode } = parcel;
	const { couponCode, isTaxIncluded } = order;
	// The coupon's part of the delivery is not known by parcel: delivery is what is paid for it.
	const totals = { ...parcel, couponCode, isTaxIncluded, couponAmount: null, credits: [], parcels: [parcel] };
	const sums = documentTotals(totals, say, language).filter(({ key }) => key !== 'taxIncluded');
	const zone = EDITIONS[edition].timeZone;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<Card padding="md" className="flex flex-col gap-2">
			<h3 className="wrap-anywhere font-semibold">{shop.name}</h3>
			<ul className="flex flex-wrap gap-2">
				{lines.map((line) => (
					<li key={line.id}>
						<ShopPicture picture={line.picture} alt={line.name} sizes="56px" className="size-14 rounded-control" />
					</li>
				))}
			</ul>
			<p className="text-sm text-text-muted">
				{[
					t('success.pieces', { number: formatCount(pieces, language) }),
					kind === 'digital'
						? t('success.digital')
						: arrives &&
							t('success.arrives', { dates: formatDateRange(arrives.earliest, arrives.latest, language, zone) }),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<SumList sums={sums} />
			{kind === 'goods' && <p className="text-sm text-text-muted">{t('success.track', { code: trackCode })}</p>}
		</Card>
	);
}
