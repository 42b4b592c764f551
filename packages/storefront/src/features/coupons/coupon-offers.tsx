import { useQuery } from '@zaylat/api-client/swr';
import { fittingCoupons, type OfferedParcel } from '@zaylat/domain/coupons';
import { Button } from '@zaylat/ui/button';
import { Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { couponsOf } from './queries.ts';

/** Coupons that are listed before "All coupons". */
const FEW = 3;

/** Props of {@link CouponOffers}. */
export interface CouponOffersProps {
	/** What is bought of each shop. */
	readonly parcels: readonly OfferedParcel[];
	/** Code of the coupon that is used already; it is not listed. */
	readonly used?: string | undefined;
	/** Takes a coupon. */
	readonly onUse: (code: string) => void;
}

/** The coupons that fit what is bought: those that can be used now at a press, and what is missing for others. Texts: area `cart`. */
export function CouponOffers({ parcels, used, onUse }: CouponOffersProps) {
	const { t } = useTranslation('cart');
	const show = usePrice();
	const id = useId();
	const [isAll, setIsAll] = useState(false);
	const offers = useQuery(couponsOf()).data?.data.items ?? [];
	const fitting = fittingCoupons(
		offers.map((offer) => ({ ...offer, shop: offer.shop?.slug ?? null, shopName: offer.shop?.name })),
		parcels,
	).filter(({ coupon }) => coupon.code !== used);
	if (fitting.length === 0) return null;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2">
			<h3 id={id} className="font-semibold text-sm">
				{t('coupon.offers')}
			</h3>
			<ul className="flex flex-col gap-2">
				{fitting.slice(0, isAll ? fitting.length : FEW).map(({ coupon, missing }) => (
					<li
						key={coupon.code}
						className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border border-border border-dashed px-3 py-2 text-sm"
					>
						<span className="flex min-w-[min(10rem,100%)] flex-1 items-start gap-2">
							<Ticket aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-text" />
							<span className="wrap-anywhere min-w-0">
								<span className="block font-semibold">{coupon.title}</span>
								<span className="block text-text-muted">
									{[coupon.code, coupon.shopName, missing && t('coupon.more', { amount: show(missing).text })]
										.filter(Boolean)
										.join(' · ')}
								</span>
							</span>
						</span>
						{missing === null && (
							<Button size="sm" variant="secondary" onClick={() => onUse(coupon.code)}>
								{t('coupon.use')}
								<span className="sr-only">{coupon.code}</span>
							</Button>
						)}
					</li>
				))}
			</ul>
			{!isAll && fitting.length > FEW && (
				<Button variant="ghost" size="sm" className="self-start" onClick={() => setIsAll(true)}>
					{t('coupon.all')}
				</Button>
			)}
		</section>
	);
}
