/** A step of a price ladder. */
export interface Tier {
	readonly minQuantity: number;
	readonly percentOff: number;
}

/** Minor units in a unit of kyat and of baht, the currencies that shops price in. */
const WHOLE = 100;

/**
 * The price of a piece at a step of the ladder.
 * @param price Minor units.
 * @param percentOff Whole percent.
 * @returns Minor units, rounded half up to a whole kyat or baht.
 */
export function tierPrice(price: number, percentOff: number): number {
	return Math.max(WHOLE, Math.round((price * (100 - percentOff)) / (100 * WHOLE)) * WHOLE);
}

/**
 * The price of a piece when so many are bought (Decision 13).
 * @param tiers In any order; none means that the price is the same for every quantity.
 */
export function unitPriceAt(price: number, quantity: number, tiers: readonly Tier[]): number {
	const percentOff = tiers.reduce(
		(best, tier) => (quantity >= tier.minQuantity ? Math.max(best, tier.percentOff) : best),
		0,
	);
	return percentOff === 0 ? price : tierPrice(price, percentOff);
}
