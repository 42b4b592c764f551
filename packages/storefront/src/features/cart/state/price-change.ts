import type { Money, ProductSummary } from '@zaylat/api-client/contract';

/** The latest price of a product that was seen on this device in a list, and whether it was sold out. */
export interface LatestPrice {
	readonly price: Money;
	readonly isSoldOut: boolean;
}

/** How a product changed since it was last seen. */
export type PriceChange =
	| { readonly kind: 'cheaper' | 'dearer'; readonly by: Money }
	| { readonly kind: 'soldOut' | 'back' };

/** The price and stock of a product as they are now. */
export function latestPriceOf({ price, availability }: Pick<ProductSummary, 'price' | 'availability'>): LatestPrice {
	return { price, isSoldOut: availability === 'out_of_stock' };
}

/**
 * What changed since a product was last seen; stock goes before the price.
 * @param latest undefined where it is seen for the first time
 */
export function priceChangeSince(latest: LatestPrice | undefined, now: LatestPrice): PriceChange | undefined {
	if (latest === undefined) return undefined;
	if (latest.isSoldOut !== now.isSoldOut) return { kind: now.isSoldOut ? 'soldOut' : 'back' };
	const { amount, currency } = now.price;
	if (latest.price.currency !== currency || latest.price.amount === amount) return undefined;
	const by = { amount: Math.abs(amount - latest.price.amount), currency };
	return { kind: amount < latest.price.amount ? 'cheaper' : 'dearer', by };
}
