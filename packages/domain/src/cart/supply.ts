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

/** How a variant can be bought: from stock, in advance while there is none, or not at all. */
export type Availability = 'stock' | 'preOrder' | 'soldOut';

/**
 * Tells how a variant can be bought. Fewer pieces than the minimum order are none.
 * @param now milliseconds since 1970
 */
export function availabilityAt(supply: Supply & { readonly minQuantity: number }, now: number): Availability {
	const { available, isPreOrder } = supplyAt(supply, now);
	if (isPreOrder) return 'preOrder';
	return available >= Math.max(1, supply.minQuantity) ? 'stock' : 'soldOut';
}

/** Most pieces left that still count as few: the API calls it low stock, and the product page counts them out. */
export const LOW_STOCK = 5;

/** How a product can be bought, in the words of the API: from stock, of which there may be little, in advance, or not at all. */
export type StockLevel = 'in_stock' | 'low_stock' | 'pre_order' | 'out_of_stock';

/**
 * Tells how a product can be bought, by its variants.
 * @param pieces pieces of the variants that are sold from stock (`availabilityAt`)
 * @param hasPreOrder whether another variant can be ordered in advance
 */
export function stockLevel(pieces: number, hasPreOrder: boolean): StockLevel {
	if (pieces <= 0) return hasPreOrder ? 'pre_order' : 'out_of_stock';
	return pieces <= LOW_STOCK ? 'low_stock' : 'in_stock';
}
