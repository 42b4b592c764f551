import { type Supply, supplyAt } from '../cart/supply.ts';
import { type Money, moneyOf } from '../money/arithmetic.ts';
import { type QuotedPrice, quotationHolds, quotedPriceAt } from '../quotations/quotations.ts';
import { missingToMinimum, nextTier, type PriceTier, unitPriceAt } from '../wholesale/tiers.ts';

/** What the terms of a line depend on. */
export interface LineFacts<Tier extends PriceTier = PriceTier> {
	/** Retail price of a piece. */
	readonly price: Money;
	/** Price before a discount; null without one. */
	readonly previousPrice: Money | null;
	readonly supply: Omit<Supply, 'quoted'>;
	/** Fewest pieces of an order. */
	readonly minQuantity: number;
	/** Steps of the price ladder, in any order. */
	readonly tiers: readonly Tier[];
	/** The line's quotation, with its price in minor units. */
	readonly quotation?: QuotedPrice<number> | undefined;
}

/** Terms on which a line can be bought at a moment; carts show them and orders are priced by them. */
export interface LineTerms<Tier extends PriceTier = PriceTier> {
	/** Most pieces that can be bought; 0 when sold out. */
	readonly available: number;
	/** Whether its pieces are ordered in advance. */
	readonly isPreOrder: boolean;
	readonly unitPrice: Money;
	readonly previousUnitPrice: Money | null;
	/** Pieces missing to the minimum order; a quoted line has none. */
	readonly missing: number;
	/** Whether the line's quotation can still be bought on. */
	readonly hasQuotation: boolean;
	/** Whether the price is the quoted one, which holds for the quoted quantity only. */
	readonly isQuoted: boolean;
	/** The next cheaper step, with the pieces missing to it; none on a quoted line. */
	readonly nextTier: { readonly tier: Tier; readonly missing: number } | undefined;
}

/**
 * Gives the terms of a line: price, supply and minimum (Decisions 9, 13).
 * @param quantity pieces of the line
 * @param now milliseconds since 1970
 */
export function lineTerms<Tier extends PriceTier>(
	facts: LineFacts<Tier>,
	quantity: number,
	now: number,
): LineTerms<Tier> {
	const { price, previousPrice, supply, minQuantity, tiers, quotation } = facts;
	const valid = quotation && quotationHolds(quotation, now) ? quotation : undefined;
	const publicPrice = unitPriceAt(price, quantity, tiers);
	const quoted = valid ? quotedPriceAt(valid, quantity, now) : null;
	// Where the public price has fallen below the quoted one meanwhile, the shopper pays the public one.
	const agreed = quoted === null ? null : Math.min(quoted, publicPrice.amount);
	const unitPrice = agreed === null ? publicPrice : moneyOf(BigInt(agreed), price.currency);
	return {
		...supplyAt({ ...supply, quoted: valid?.quantity ?? 0 }, now),
		unitPrice,
		previousUnitPrice: previousPrice ?? (unitPrice.amount < price.amount ? price : null),
		missing: agreed === null ? missingToMinimum(quantity, minQuantity) : 0,
		hasQuotation: valid !== undefined,
		isQuoted: agreed !== null,
		nextTier: agreed === null ? nextTier(tiers, quantity) : undefined,
	};
}

/** Why a quantity cannot be bought; the codes are those of the API's errors. */
export type LineRefusal = 'out_of_stock' | 'quantity_limited' | 'below_minimum';

/**
 * Tells why a quantity cannot be bought on the terms of its line.
 * @returns undefined when it can be bought
 */
export function lineRefusal(
	{ available, missing }: Pick<LineTerms, 'available' | 'missing'>,
	quantity: number,
): LineRefusal | undefined {
	if (available === 0) return 'out_of_stock';
	if (quantity > available) return 'quantity_limited';
	return missing > 0 ? 'below_minimum' : undefined;
}
