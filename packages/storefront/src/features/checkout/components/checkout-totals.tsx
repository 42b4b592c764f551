import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { CURRENCIES, formatCount, formatPrice, type Money } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { ScrollArea } from '@zaylat/ui/scroll-area';
import { type ReactNode, useId } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { usePrice, usePriceSum } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { deliveryOf, goodsOf, totalOf } from './quote-parts.ts';

/** Props of {@link CheckoutTotals}. */
export interface CheckoutTotalsProps {
	readonly quote: CheckoutQuote;
	/** Newer totals are on their way. */
	readonly isPending: boolean;
	/** What changes the sums, above them: coupon and points. */
	readonly before?: ReactNode;
	/** What is done with the total, at the end; it stays in the window while the rest scrolls. */
	readonly after?: ReactNode;
}

/** It stays beside what is decided. */
const COLUMN = 'desk:top-24 desk:[@media(min-height:36rem)]:sticky';

/**
 * It has one height: coupons arrive later than the page, and the button that is about to be pressed stays where it is. What
 * changes the sums scrolls by itself, so that the sums are always in view; where even they do not fit, all of it scrolls.
 */
const HEIGHT =
	'desk:[@media(min-height:36rem)]:h-[min(38rem,calc(100dvh-13rem))] desk:[@media(min-height:36rem)]:overflow-y-auto';
const BEFORE = 'desk:[@media(min-height:36rem)]:min-h-28 desk:[@media(min-height:36rem)]:grow';

const PAY =
	'mt-auto flex flex-col gap-3 desk:sticky desk:-bottom-gutter desk:-mx-gutter desk:-mb-gutter desk:border-border desk:border-t desk:bg-surface-raised desk:p-gutter';

/** A name and its amount, below each other where both do not fit. */
const ROW = 'flex flex-wrap justify-between gap-x-4';

/** What the order comes to, as the server adds it up, in the shopper's currency and in the one that is paid (Decision 5). */
export function CheckoutTotals({ quote, isPending, before, after }: CheckoutTotalsProps) {
	const { t } = useTranslation('checkout');
	const { t: inCart } = useTranslation('cart');
	const { language, currency } = usePreferences();
	const show = usePrice();
	const showSum = usePriceSum();
	const id = useId();
	// The totals may hydrate when newer ones are on their way already; those of the server never are.
	const isBusy = useIsHydrated() && isPending;
	const { coupon, discount, tax, pointsPaid, total, isTaxIncluded, pointsEarned, needsAddress } = quote;
	const sum = (parts: readonly Money[]) => showSum(parts, total.currency);
	const minus = (money: Money) => `−${show(money).text}`;
	const rows = [
		{ name: t('totals.goods'), amount: sum(goodsOf(quote)).text, isShown: true },
		{
			name: coupon ? inCart('coupon.row', { code: coupon.code }) : t('totals.discount'),
			amount: minus(discount),
			isShown: discount.amount > 0,
		},
		{
			name: t('totals.delivery'),
			amount: needsAddress ? t('totals.deliveryLater') : sum(deliveryOf(quote)).text,
			isShown: needsAddress || quote.parcels.some(({ kind }) => kind === 'goods'),
		},
		{ name: t('totals.tax'), amount: show(tax).text, isShown: !isTaxIncluded && tax.amount > 0 },
		{ name: t('totals.points'), amount: minus(pointsPaid), isShown: pointsPaid.amount > 0 },
	];
	const shown = sum(totalOf(quote));
	return (
		<Card asChild padding="md" className={after ? `${COLUMN} ${HEIGHT}` : COLUMN}>
			<section aria-labelledby={id} aria-busy={isBusy || undefined} className="flex flex-col gap-3">
				<h2 id={id} className="font-bold text-lg leading-heading">
					{t('totals.title')}
				</h2>
				{before && (
					<ScrollArea label={t('totals.reductions')} className={BEFORE}>
						{before}
					</ScrollArea>
				)}
				<dl className="flex flex-col gap-y-2 text-sm tabular-nums">
					{rows
						.filter(({ isShown }) => isShown)
						.map(({ name, amount }) => (
							<div key={name} className={ROW}>
								<dt className="text-text-muted">{name}</dt>
								<dd className="ms-auto text-end">{amount}</dd>
							</div>
						))}
					<div className={`${ROW} border-border border-t pt-3`}>
						<dt className="font-semibold text-base">{t('totals.total')}</dt>
						<dd className="ms-auto text-end font-bold text-lg" aria-live="polite">
							{shown.text}
						</dd>
					</div>
					{/* A part of the total, not one of its summands. */}
					{isTaxIncluded && tax.amount > 0 && (
						<div className={ROW}>
							<dt className="text-text-muted">{t('totals.taxIncluded')}</dt>
							<dd className="ms-auto text-end text-text-muted">{show(tax).text}</dd>
						</div>
					)}
				</dl>
				{pointsEarned > 0 && (
					<p className="text-positive text-sm">
						{t('totals.earned', { count: pointsEarned, points: formatCount(pointsEarned, language) })}
					</p>
				)}
				{shown.isConverted && (
					<p className="rounded-control bg-info-soft px-3 py-2 text-info text-sm">
						{t('totals.currency', { shown: CURRENCIES[currency].code, amount: formatPrice(total, language) })}
					</p>
				)}
				{after && <div className={PAY}>{after}</div>}
			</section>
		</Card>
	);
}
