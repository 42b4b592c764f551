import { type Offer, type OfferProblem, updateOffer } from './offers.ts';

/** Ways in which many offers are changed at once. */
export const BULK_WAYS = ['price_set', 'price_percent', 'stock_set', 'stock_by'] as const;

/** A way in which many offers are changed at once: price or stock, to a value or by one. */
export type BulkWay = (typeof BULK_WAYS)[number];

/** A change of many offers. */
export interface BulkChange {
	readonly way: BulkWay;
	/** Minor units, percent (above or below zero) or pieces, by its way. */
	readonly value: number;
}

/** What a change makes of an offer: the offer after it, or why it is refused. */
export type BulkResult = { readonly offer: Offer } | { readonly problem: OfferProblem };

/**
 * What a change makes of an offer, as a server would apply it.
 * @param step minor units that prices are rounded to when they change by percent
 */
export function changedOffer(offer: Offer, { way, value }: BulkChange, step = 1): BulkResult {
	const version = offer.version + 1;
	const rounded = Math.round((offer.price * (100 + value)) / 100 / step) * step;
	const update = {
		price_set: { version, price: value },
		price_percent: { version, price: rounded },
		stock_set: { version, stock: value },
		stock_by: { version, stockBy: value },
	}[way];
	const result = updateOffer(offer, update);
	if (result.kind === 'applied') return { offer: result.offer };
	return { problem: result.kind === 'refused' ? result.problem : 'nothing_to_change' };
}
