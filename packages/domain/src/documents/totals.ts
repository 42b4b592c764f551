import type { OrderAmounts } from '../checkout/totals.ts';
import type { Language } from '../languages/languages.ts';
import type { Money } from '../money/arithmetic.ts';
import { formatCount, formatPrice } from '../money/format.ts';
import type { TranslateDocument } from './texts/document-texts.ts';

/** A line of figures: what it is, and how much. */
export interface DocumentTotal {
	readonly key: string;
	readonly label: string;
	readonly value: string;
	/** Whether the eye should find it first. */
	readonly isStrong: boolean;
}

/** An order as its documents sum it up. */
export interface OrderTotals extends OrderAmounts {
	readonly couponCode: string | null;
	/** What the coupon took off goods and delivery together; null without one. */
	readonly couponAmount: Money | null;
	readonly parcels: readonly { readonly kind: 'goods' | 'digital' }[];
}

/**
 * Lists what an order came to, line by line, in the currency in which it is paid (Decision 5). Discount, tax and points
 * have a line when there are any, delivery when something is carried. A coupon has one line for all that it takes off, so
 * delivery that it pays is listed at its full price.
 * @param order amounts that add up
 * @param say words of the language
 */
export function documentTotals(
	order: OrderTotals,
	say: TranslateDocument,
	language: Language,
): readonly DocumentTotal[] {
	const { goods, discount, delivery, tax, pointsPaid, total, points, isTaxIncluded, parcels } = order;
	const { couponCode, couponAmount } = order;
	const off = couponAmount ?? discount;
	const fullDelivery = { ...delivery, amount: delivery.amount + off.amount - discount.amount };
	const show = (money: Money) => formatPrice(money, language);
	const minus = (money: Money) => `−${show(money)}`;
	const lines = [
		{ key: 'goods', label: say('totals.goods'), value: show(goods), isShown: true },
		{
			key: 'discount',
			label: couponCode ? say('totals.coupon', { code: couponCode }) : say('totals.discount'),
			value: minus(off),
			isShown: off.amount > 0,
		},
		{
			key: 'delivery',
			label: say('totals.delivery'),
			value: fullDelivery.amount === 0 ? say('totals.free') : show(fullDelivery),
			isShown: parcels.some(({ kind }) => kind === 'goods'),
		},
		{
			key: 'tax',
			label: say(isTaxIncluded ? 'totals.taxIncluded' : 'totals.tax'),
			value: show(tax),
			isShown: tax.amount > 0,
		},
		{
			key: 'points',
			label: say('totals.points', { points: formatCount(points, language) }),
			value: minus(pointsPaid),
			isShown: pointsPaid.amount > 0,
		},
		{ key: 'total', label: say('totals.total'), value: show(total), isShown: true },
	];
	return lines
		.filter(({ isShown }) => isShown)
		.map(({ key, label, value }) => ({ key, label, value, isStrong: key === 'total' }));
}
