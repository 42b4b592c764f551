/** What there is of a variant. */
export interface Supply {
	/** Pieces in stock. */
	readonly stock: number;
	/** Most pieces that one order may hold. */
	readonly maxQuantity: number;
	/** When pieces ordered in advance arrive, milliseconds since 1970; null when it is not sold so. */
	readonly preOrderArrivesAt: number | null;
	/** Pieces that an accepted quotation is for, which may be more than an order holds otherwise; 0 without one. */
	readonly quoted?: number;
}

/**
 * Tells how many pieces of a variant can be bought, and whether they are ordered in advance (Decision 9): that is so
 * while there are none and a day of arrival is named.
 * @param now milliseconds since 1970
 */
export function supplyAt(
	{ stock, maxQuantity, preOrderArrivesAt, quoted = 0 }: Supply,
	now: number,
): { readonly available: number; readonly isPreOrder: boolean } {
	const most = Math.max(maxQuantity, quoted);
	const isPreOrder = stock <= 0 && preOrderArrivesAt !== null && now < preOrderArrivesAt;
	return { available: isPreOrder ? most : Math.max(0, Math.min(stock, most)), isPreOrder };
}
