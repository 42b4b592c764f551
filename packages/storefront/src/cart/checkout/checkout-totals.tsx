import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { CURRENCIES, formatCount, formatPrice, type Money } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { useId } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';

/** Props of {@link CheckoutTotals}. */
export interface CheckoutTotalsProps {
	readonly quote: CheckoutQuote;
	/** Newer totals are on their way. */
	readonly isPending: boolean;
}

/** What the order comes to, as the server adds it up, in the shopper's currency and in the one that is paid (Decision 5). */
export function CheckoutTotals({ quote, isPending }: CheckoutTotalsProps) {
	const { t } = useTranslation('checkout');
	const { language, currency } = usePreferences();
	const show = usePrice();
	const id = useId();
	// The totals may hydrate when newer ones are on their way already; those of the server never are.
	const isBusy = useIsHydrated() && isPending;
	const { goods, discount, delivery, tax, pointsPaid, total, isTaxIncluded, pointsEarned, needsAddress } = quote;
	const minus = (money: Money) => `−${show(money).text}`;
	const rows = [
		{ name: t('totals.goods'), amount: show(goods).text, isShown: true },
		{ name: t('totals.discount'), amount: minus(discount), isShown: discount.amount > 0 },
		{
			name: t('totals.delivery'),
			amount: needsAddress ? t('totals.deliveryLater') : show(delivery).text,
			isShown: needsAddress || quote.parcels.some(({ kind }) => kind === 'goods'),
		},
		{ name: t(isTaxIncluded ? 'totals.taxIncluded' : 'totals.tax'), amount: show(tax).text, isShown: tax.amount > 0 },
		{ name: t('totals.points'), amount: minus(pointsPaid), isShown: pointsPaid.amount > 0 },
	];
	const shown = show(total);
	return (
		<Card asChild padding="md" className="desk:[@media(min-height:36rem)]:sticky desk:top-24">
			<section aria-labelledby={id} aria-busy={isBusy || undefined} className="flex flex-col gap-3">
				<h2 id={id} className="font-bold text-lg leading-heading">
					{t('totals.title')}
				</h2>
				<dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm tabular-nums">
					{rows
						.filter(({ isShown }) => isShown)
						.map(({ name, amount }) => (
							<div key={name} className="contents">
								<dt className="text-text-muted">{name}</dt>
								<dd className="ps-4 text-end">{amount}</dd>
							</div>
						))}
					<dt className="border-border border-t pt-3 font-semibold text-base">{t('totals.total')}</dt>
					<dd className="border-border border-t ps-4 pt-3 text-end font-bold text-lg" aria-live="polite">
						{shown.text}
					</dd>
				</dl>
				{pointsEarned > 0 && (
					<p className="text-positive text-sm">{t('totals.earned', { points: formatCount(pointsEarned, language) })}</p>
				)}
				{shown.isConverted && (
					<p className="rounded-control bg-info-soft px-3 py-2 text-info text-sm">
						{t('totals.currency', { shown: CURRENCIES[currency].code, amount: formatPrice(total, language) })}
					</p>
				)}
			</section>
		</Card>
	);
}
