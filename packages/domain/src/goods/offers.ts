import { isWithin } from './limits.ts';

/** Price and stock of a variant, with the version of the last update that set them. */
export interface Offer {
	/** A whole number that grows with each update of a sender, such as milliseconds since the epoch; 0 before the first. */
	readonly version: number;
	/** Minor units. */
	readonly price: number;
	/** Minor units; null without a discount. */
	readonly previousPrice: number | null;
	readonly stock: number;
}

/** An update of an offer; what it does not name stays. */
export interface OfferUpdate {
	readonly version: number;
	readonly price?: number | undefined;
	readonly previousPrice?: number | null | undefined;
	/** Pieces in stock, counted by the sender. */
	readonly stock?: number | undefined;
	/** Pieces that came in (positive) or went out; exact while others buy. */
	readonly stockBy?: number | undefined;
}

/** Most updates of one request. */
export const MOST_OFFER_UPDATES = 1_000;

/** What can be wrong with an update. */
export const OFFER_PROBLEMS = [
	...(['version_invalid', 'price_out_of_range', 'previous_price_not_above'] as const),
	...(['stock_out_of_range', 'stock_twice', 'nothing_to_change'] as const),
] as const;

/** What is wrong with an update. */
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/** What an update comes to. `stale`: a newer update, or this one, was applied before, so nothing changes. */
export type OfferResult =
	| { readonly kind: 'applied'; readonly offer: Offer }
	| { readonly kind: 'stale' }
	| { readonly kind: 'refused'; readonly problem: OfferProblem };

/**
 * Applies an update to an offer. Updates may arrive late, twice and in any order: one whose version is not above that of
 * the offer changes nothing, so that what is applied in the end is the newest.
 */
export function updateOffer(offer: Offer, update: OfferUpdate): OfferResult {
	const { version, price = offer.price, previousPrice = offer.previousPrice } = update;
	if (!Number.isSafeInteger(version) || version < 1) return { kind: 'refused', problem: 'version_invalid' };
	if (version <= offer.version) return { kind: 'stale' };
	const stock = update.stock ?? offer.stock + (update.stockBy ?? 0);
	const problem = problemOf(update, { price, previousPrice, stock });
	if (problem !== undefined) return { kind: 'refused', problem };
	return { kind: 'applied', offer: { version, price, previousPrice, stock } };
}

function problemOf(update: OfferUpdate, next: Omit<Offer, 'version'>): OfferProblem | undefined {
	const { price, previousPrice, stock, stockBy } = update;
	if ([price, previousPrice, stock, stockBy].every((value) => value === undefined)) return 'nothing_to_change';
	if (stock !== undefined && stockBy !== undefined) return 'stock_twice';
	if (!isWithin('price', next.price)) return 'price_out_of_range';
	if (next.previousPrice !== null && !isWithin('price', next.previousPrice)) return 'price_out_of_range';
	if (next.previousPrice !== null && next.previousPrice <= next.price) return 'previous_price_not_above';
	return isWithin('stock', next.stock) ? undefined : 'stock_out_of_range';
}
