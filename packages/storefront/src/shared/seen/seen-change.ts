import type { Money, ProductSummary } from '@zaylat/api-client/contract';

/** What a device remembers of a product from one look at a list to the next. */
export interface SeenProduct {
	readonly price: Money;
	readonly isSoldOut: boolean;
}

/** How a product changed since it was seen. */
export type SeenChange =
	| { readonly kind: 'cheaper' | 'dearer'; readonly by: Money }
	| { readonly kind: 'soldOut' | 'back' };

/** What to remember of a product. */
export function seenOf({ price, availability }: Pick<ProductSummary, 'price' | 'availability'>): SeenProduct {
	return { price, isSoldOut: availability === 'out_of_stock' };
}

/**
 * Tells what changed since a product was seen; stock goes before the price.
 * @param seen undefined where it is seen for the first time
 */
export function seenChange(seen: SeenProduct | undefined, now: SeenProduct): SeenChange | undefined {
	if (seen === undefined) return undefined;
	if (seen.isSoldOut !== now.isSoldOut) return { kind: now.isSoldOut ? 'soldOut' : 'back' };
	const { amount, currency } = now.price;
	if (seen.price.currency !== currency || seen.price.amount === amount) return undefined;
	const by = { amount: Math.abs(amount - seen.price.amount), currency };
	return { kind: amount < seen.price.amount ? 'cheaper' : 'dearer', by };
}
