import type { CartLine } from '@zaylat/api-client/contract';
import { cartTotals, lineStock } from '@zaylat/domain/cart';
import { EDITIONS } from '@zaylat/domain/editions';
import { CURRENCIES, formatCount, formatPrice, negate, sumMoney } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { Coins, Info } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import type { Preloadable } from '../../../core/lazy/preloadable.ts';
import { checkoutPath } from '../../../core/paths/checkout-path.ts';
import { usePrice, usePriceSum } from '../../../core/price/use-price.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCartPoints } from '../state/use-cart-points.ts';
import { useCoupon } from '../state/use-coupon.ts';
import { CartCoupon } from './cart-coupon.tsx';

/** Props of {@link CartSummary}. */
export interface CartSummaryProps {
	readonly lines: readonly CartLine[];
	/** What is loaded ahead when the link to the checkout is approached. */
	readonly next: Preloadable;
}

/** On phones the total and the way on stay at the bottom of the window. */
const BAR =
	'fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-sticky flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-border border-t bg-surface-raised px-gutter py-2.5 tablet:hidden [@media(max-height:28rem)]:static';

/**
 * What the cart comes to, in the shopper's currency and in the one that payment is taken in (Decision 5). A Suspense
 * boundary, which a press on a line does not hydrate as long as the lines that it is given are the same.
 */
export const CartSummary = memo(function CartSummary({ lines, next }: CartSummaryProps) {
	return (
		<Suspense>
			<Summary lines={lines} next={next} />
		</Suspense>
	);
});

function Summary({ lines, next }: CartSummaryProps) {
	const { t } = useTranslation('cart');
	const app = useAppContext();
	const { language, currency } = usePreferences();
	const show = usePrice();
	const showSum = usePriceSum();
	const id = useId();
	const totals = cartTotals(
		lines.filter(({ isSelected }) => isSelected),
		EDITIONS[app.edition].currency,
	);
	const coupon = useCoupon(totals.subtotal);
	const applied = coupon.state.status === 'applied' ? coupon.state : undefined;
	const off = applied?.goodsOff;
	const due = off
		? sumMoney([totals.subtotal, { ...off, amount: -off.amount }], totals.subtotal.currency)
		: totals.subtotal;
	const { currency: own } = totals.subtotal;
	const goods = totals.lines.map((line) => line.total);
	const previous = totals.lines.map((line) => line.previous);
	const total = showSum([...goods, ...(off ? [negate(off)] : [])], own);
	const points = useCartPoints(lines, coupon.state);
	const isNothing = totals.pieceCount === 0;
	const hasGoods = lines.some(({ isSelected, isDigital }) => isSelected && isDigital !== true);
	function preloadCheckout() {
		// A failure is handled when the page is rendered.
		next.preload(app).catch(() => {});
	}
	return (
		<Card asChild padding="md" className="desk:[@media(min-height:36rem)]:sticky desk:top-24">
			<section aria-labelledby={id} className="flex flex-col gap-4">
				<h2 id={id} className="font-bold text-lg leading-heading">
					{t('summary.title')}
				</h2>
				<div className="@container">
					<dl className="grid grid-cols-[1fr_auto] @max-[15em]:grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 text-sm tabular-nums">
						{totals.savings.amount > 0 && (
							<>
								<dt className="text-text-muted">{t('summary.goods')}</dt>
								<dd className="text-end">{showSum(previous, own).text}</dd>
								<dt className="text-text-muted">{t('summary.savings')}</dt>
								<dd className="text-end text-positive">−{showSum([...previous, ...goods.map(negate)], own).text}</dd>
							</>
						)}
						{/* The best coupon is known later than the page: its line is there before, so that the way on stays. */}
						{!isNothing && (
							<>
								<dt className="text-text-muted">{t('coupon.row', { code: applied?.code ?? '' }).trim()}</dt>
								<dd className={off && off.amount > 0 ? 'text-end text-positive' : 'text-end text-text-muted'}>
									{off && off.amount > 0 ? `−${show(off).text}` : '—'}
								</dd>
							</>
						)}
						<div className="col-span-full grid grid-cols-subgrid items-baseline border-border border-t pt-3">
							<dt className="font-semibold text-base">{t('summary.total')}</dt>
							<dd className="text-end font-bold text-lg" aria-live="polite">
								{total.text}
							</dd>
						</div>
					</dl>
				</div>
				<p className="text-sm text-text-muted">
					{t('pieces', { number: formatCount(totals.pieceCount, language) })}
					{hasGoods && ` · ${t('summary.delivery')}`}
				</p>
				{isNothing && <p className="text-sm text-text-muted">{t('summary.nothing')}</p>}
				{!isNothing && (
					<LinkButton
						to={checkoutPath('review')}
						onPointerEnter={preloadCheckout}
						onTouchStart={preloadCheckout}
						onFocus={preloadCheckout}
						size="lg"
						isFullWidth
						className="max-tablet:hidden"
					>
						{t('summary.checkout')}
					</LinkButton>
				)}
				<LinkButton to="/" variant="secondary" isFullWidth>
					{t('summary.next')}
				</LinkButton>
				{/* What is known later than the page comes below all that is pressed. */}
				<CartCoupon coupon={coupon} lines={lines} />
				{points > 0 && (
					<p className="flex items-start gap-2 text-sm text-text-muted">
						<Coins aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
						{t('summary.points', { count: points, number: formatCount(points, language) })}
					</p>
				)}
				{lines.some((line) => lineStock(line) === 'sold_out') && (
					<p className="text-sm text-text-muted">{t('summary.soldOut')}</p>
				)}
				{total.isConverted && (
					<p className="rounded-control bg-info-soft px-3 py-2 text-info text-sm">
						{t('summary.currency', {
							shown: CURRENCIES[currency].code,
							amount: formatPrice(due, language),
						})}
					</p>
				)}
				<p className="flex items-start gap-2 text-sm text-text-muted">
					<Info aria-hidden size={16} className="mt-0.5 shrink-0" />
					{t('summary.notice')}
				</p>
				<p className="text-sm text-text-muted">{t('summary.kept')}</p>
				{!isNothing && (
					<div data-part="cart-bar" className={BAR}>
						<p className="min-w-0">
							<span className="block text-sm text-text-muted">{t('summary.short')}</span>
							<strong className="wrap-anywhere text-lg tabular-nums">{total.text}</strong>
						</p>
						<LinkButton to={checkoutPath('review')} onTouchStart={preloadCheckout} onFocus={preloadCheckout} size="lg">
							{t('summary.checkout')}
						</LinkButton>
					</div>
				)}
			</section>
		</Card>
	);
}
