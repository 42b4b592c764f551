import type { Order, Parcel } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { documentTotals } from '@zaylat/domain/documents';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
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
	return (
		<Card padding="md" className="flex flex-col gap-2">
			<h3 className="wrap-anywhere font-semibold">{shop.name}</h3>
			{(kind === 'digital' || arrives) && (
				<p className="text-sm text-text-muted">
					{kind === 'digital'
						? t('success.digital')
						: arrives &&
							t('success.arrives', { dates: formatDateRange(arrives.earliest, arrives.latest, language, zone) })}
				</p>
			)}
			<ul className="flex flex-col gap-2">
				{lines.map(({ id, picture, name, variantName, quantity }) => (
					<li key={id} className="flex items-center gap-3">
						<ShopPicture picture={picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
						<div className="min-w-0">
							<p className="wrap-anywhere line-clamp-2">{breakable(name)}</p>
							<p className="wrap-anywhere text-sm text-text-muted">
								{[variantName, t('success.pieces', { number: formatCount(quantity, language) })]
									.filter(Boolean)
									.join(' · ')}
							</p>
						</div>
					</li>
				))}
			</ul>
			<SumList sums={sums} />
			{kind === 'goods' && <p className="text-sm text-text-muted">{t('success.track', { code: trackCode })}</p>}
		</Card>
	);
}
