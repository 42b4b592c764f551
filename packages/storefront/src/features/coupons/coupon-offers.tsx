import { Button } from '@zaylat/ui/button';
import { Progress } from '@zaylat/ui/progress';
import { Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import { useAppContext } from '../../core/context/app-context.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { couponGoodsPath } from './coupon-goods.ts';
import { type BestCouponUse, useBestCoupon } from './use-best-coupon.ts';
import { useCouponTerms } from './use-coupon-terms.ts';

/** Props of {@link CouponOffers}. */
export interface CouponOffersProps extends BestCouponUse {
	/** Takes the coupon that the shopper chose. */
	readonly onUse: (code: string) => void;
	/** How many coupons are listed before "All coupons". Default 3. */
	readonly few?: number;
}

/**
 * The coupons that fit what is bought, besides the one that is used: those that can be used now with what they are worth,
 * and what is missing for others. While the shopper has not chosen, the best one is taken. Texts: area `cart`.
 */
export function CouponOffers({ onUse, few = 3, ...use }: CouponOffersProps) {
	const { t } = useTranslation('cart');
	const { brand } = useAppContext();
	const termsOf = useCouponTerms();
	const show = usePrice();
	const id = useId();
	const [isAll, setIsAll] = useState(false);
	const { used } = use;
	const { fitting: all, isChoosing } = useBestCoupon(use);
	const fitting = all.filter(({ coupon }) => coupon.code !== used);
	// The best one leaves the list once it is taken: before that, the others would move under a press.
	if (isChoosing || fitting.length === 0) return null;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2">
			<h3 id={id} className="font-semibold text-sm">
				{t('coupon.offers')}
			</h3>
			<ul className="flex flex-col gap-2">
				{fitting.slice(0, isAll ? fitting.length : few).map(({ coupon, missing, worth }) => (
					<li
						key={coupon.code}
						className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border border-border border-dashed px-3 py-2 text-sm"
					>
						<span className="flex min-w-[min(10rem,100%)] flex-1 items-start gap-2">
							<Ticket aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-text" />
							<span className="wrap-anywhere min-w-0">
								<span className="block font-semibold">{coupon.title}</span>
								<span className="block text-text-muted">
									{termsOf(
										coupon,
										coupon.code,
										coupon.shop?.name,
										missing && t('coupon.more', { amount: show(missing).text }),
										worth && worth.amount > 0 && t('coupon.worth', { amount: show(worth).text }),
									)}
								</span>
								{missing !== null && (
									<Progress
										label={t('coupon.more', { amount: show(missing).text })}
										value={coupon.minSpend.amount - missing.amount}
										max={coupon.minSpend.amount}
										size="sm"
										isLabelHidden
										className="mt-1.5"
									/>
								)}
								{used !== undefined && missing === null && (
									<span className="block text-text-muted">{t('coupon.alone')}</span>
								)}
							</span>
						</span>
						{missing === null ? (
							<Button size="sm" variant="secondary" onClick={() => onUse(coupon.code)}>
								{t(used === undefined ? 'coupon.use' : 'coupon.instead')}
								<span className="sr-only">{coupon.code}</span>
							</Button>
						) : (
							<LinkButton to={couponGoodsPath(coupon, brand)} size="sm" variant="ghost">
								{t('coupon.fill')}
								<span className="sr-only">{coupon.code}</span>
							</LinkButton>
						)}
					</li>
				))}
			</ul>
			{!isAll && fitting.length > few && (
				<Button variant="ghost" size="sm" className="self-start" onClick={() => setIsAll(true)}>
					{t('coupon.all')}
				</Button>
			)}
		</section>
	);
}
