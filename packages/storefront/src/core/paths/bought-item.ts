/** A product that is bought at once, without the cart. */
export interface BoughtItem {
	readonly variantId: string;
	readonly quantity: number;
}

const VARIANT = 'buy';
const QUANTITY = 'quantity';

/**
 * Reads what is bought at once from the query of the checkout.
 * @returns undefined where the cart is bought; a quantity that is no whole number counts as one
 */
export function readBoughtItem(query: URLSearchParams): BoughtItem | undefined {
	const variantId = query.get(VARIANT);
	if (variantId === null || !/^[\w-]{1,20}$/.test(variantId)) return undefined;
	const quantity = Number(query.get(QUANTITY) ?? 1);
	return { variantId, quantity: Number.isSafeInteger(quantity) && quantity > 0 && quantity < 1000 ? quantity : 1 };
}

/** The query that names what is bought at once; empty for the cart. */
export const boughtItemQuery = (item: BoughtItem | undefined): Readonly<Record<string, string>> =>
	item === undefined ? {} : { [VARIANT]: item.variantId, [QUANTITY]: String(item.quantity) };

/**
 * Address of the checkout of one product. Nothing is stored before it is ordered, so signing in on the way or a reload
 * loses nothing.
 */
export const buyNowPath = (item: BoughtItem): string =>
	`/Checkout?${new URLSearchParams({ step: 'review', ...boughtItemQuery(item) })}`;
