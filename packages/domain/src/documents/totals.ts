import type { ChargedAmounts } from '../checkout/totals.ts';
import type { Language } from '../languages/language.ts';
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

/** Amounts with the whole points that pay a part of them. */
export interface PointedAmounts extends ChargedAmounts {
	readonly points: number;
}

/** Something that was taken off an order after it was placed. */
export interface DocumentCredit extends PointedAmounts {
	readonly kind: 'cancelled' | 'returned';
	/** Number of its credit note; null where nothing was invoiced before. */
	readonly number: string | null;
}

/** An order, or one of its parcels, as pages and documents sum it up: its own amounts are what it comes to now. */
export interface OrderTotals extends PointedAmounts {
	/** What it came to when it was placed. */
	readonly placed: PointedAmounts;
	/** What was taken off since, oldest first. */
	readonly credits: readonly DocumentCredit[];
	/** Whether `tax` is part of `goods` already. */
	readonly isTaxIncluded: boolean;
	readonly couponCode: string | null;
	/** What the coupon took off goods and delivery together; null without one, or where only the goods' part is known. */
	readonly couponAmount: Money | null;
	readonly parcels: readonly { readonly kind: 'goods' | 'digital' }[];
}

/**
 * Lists what an order came to, line by line, in the currency in which it is paid (Decision 5), and what it comes to now.
 * The lines before a total add up to it. Discount and points have a line when there are any, delivery when something is
 * carried. A coupon has one line for all that it takes off, so delivery that it pays is listed at its full price. Tax in
 * the prices is a part of the total, not one of its summands, so it follows the total.
 * @param order amounts that add up
 * @param say words of the language
 */
export function documentTotals(
	order: OrderTotals,
	say: TranslateDocument,
	language: Language,
): readonly DocumentTotal[] {
	const { placed, credits, isTaxIncluded, parcels, couponCode } = order;
	const off = order.couponAmount ?? placed.discount;
	const fullDelivery = { ...placed.delivery, amount: placed.delivery.amount + off.amount - placed.discount.amount };
	const show = (money: Money) => formatPrice(money, language);
	const lines = [
		{ key: 'goods', label: say('totals.goods'), value: show(placed.goods), isShown: true },
		{
			key: 'discount',
			label: couponCode ? say('totals.coupon', { code: couponCode }) : say('totals.discount'),
			value: minus(off, language),
			isShown: off.amount > 0,
		},
		{
			key: 'delivery',
			label: say('totals.delivery'),
			value: fullDelivery.amount === 0 ? say('totals.free') : show(fullDelivery),
			isShown: parcels.some(({ kind }) => kind === 'goods'),
		},
		{ key: 'tax', label: say('totals.tax'), value: show(placed.tax), isShown: !isTaxIncluded && placed.tax.amount > 0 },
		{
			key: 'points',
			label: say('totals.points', { points: formatCount(placed.points, language) }),
			value: minus(placed.pointsPaid, language),
			isShown: placed.pointsPaid.amount > 0,
		},
		{
			key: 'total',
			label: say('totals.total'),
			value: show(placed.total),
			isShown: true,
			isStrong: credits.length === 0,
		},
		...credits.map((credit, index) => ({
			key: `credit ${index}`,
			label: creditLabel(credit, say, language),
			value: minus(credit.total, language),
			isShown: true,
		})),
		{ key: 'now', label: say('totals.now'), value: show(order.total), isShown: credits.length > 0, isStrong: true },
		{
			key: 'taxIncluded',
			label: say('totals.taxIncluded'),
			value: show(order.tax),
			isShown: isTaxIncluded && order.tax.amount > 0,
		},
	];
	return lines
		.filter(({ isShown }) => isShown)
		.map(({ key, label, value, isStrong = false }) => ({ key, label, value, isStrong }));
}

/** What a credit is, with the number of its note, the coupon's part of it and the points that it brings back. */
function creditLabel({ kind, number, discount, points }: DocumentCredit, say: TranslateDocument, language: Language) {
	return [
		number === null ? say(`totals.${kind}`) : say(`totals.${kind}Note`, { number }),
		discount.amount > 0 && say('totals.lessCoupon', { amount: formatPrice(discount, language) }),
		points > 0 && say('totals.pointsBack', { points: formatCount(points, language) }),
	]
		.filter(Boolean)
		.join(' · ');
}

/** An amount that is taken off; zero has no sign. */
export const minus = (money: Money, language: Language): string =>
	formatPrice(money.amount === 0 ? money : { ...money, amount: -money.amount }, language);
