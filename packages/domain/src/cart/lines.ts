import type { Money } from '../money/arithmetic.ts';

/** What the rules need of a line of a cart; the API's lines have this shape. */
export interface CartLine {
	readonly id: string;
	readonly variantId: string;
	readonly unitPrice: Money;
	/** Price before a discount, when there is one. */
	readonly previousUnitPrice: Money | null;
	readonly quantity: number;
	/** Most pieces that can be bought now; 0 when sold out. */
	readonly available: number;
	readonly shop: { readonly slug: string; readonly name: string };
}

/** Milliseconds after a change of cart or wishlist when the header counts again (Specification §4, §9). */
export const COUNT_REFRESH_MS = 500;

/** How a line stands against the stock: enough, fewer than wanted, or none. */
export type LineStock = 'enough' | 'insufficient' | 'sold_out';

/**
 * Tells how a line stands against the stock.
 * @param line a line of a cart
 * @returns `sold_out` lines are not paid, `insufficient` ones want a smaller quantity first
 */
export function lineStock(line: Pick<CartLine, 'quantity' | 'available'>): LineStock {
	if (line.available <= 0) return 'sold_out';
	return line.quantity > line.available ? 'insufficient' : 'enough';
}

/**
 * Brings a wanted quantity into what can be bought.
 * @param wanted pieces wanted; fractions are cut, what is no number counts as 1
 * @param limits.available pieces in stock
 * @param limits.maxQuantity most pieces that one order may hold
 * @returns a whole number from 1 to the lower limit; 0 when nothing can be bought
 */
export function clampQuantity(
	wanted: number,
	{ available, maxQuantity = available }: { readonly available: number; readonly maxQuantity?: number },
): number {
	const most = Math.max(0, Math.floor(Math.min(available, maxQuantity)));
	const whole = Number.isNaN(wanted) ? 1 : Math.trunc(wanted);
	return Math.min(most, Math.max(1, whole));
}

/**
 * Counts the pieces in a cart as the header shows them, sold-out lines included (Specification §7, cart count).
 * @param lines lines of a cart
 * @returns the sum of the quantities
 */
export function countPieces(lines: readonly Pick<CartLine, 'quantity'>[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Sets the quantity of a line within its limits.
 * @param lines lines of a cart
 * @param id id of the line
 * @param quantity pieces wanted; a line that is sold out keeps what it has
 * @returns the lines; the same array when nothing changes
 */
export function setQuantity<L extends CartLine>(lines: readonly L[], id: string, quantity: number): readonly L[] {
	const line = lines.find((candidate) => candidate.id === id);
	if (line === undefined || line.available <= 0) return lines;
	const next = clampQuantity(quantity, line);
	return next === line.quantity
		? lines
		: lines.map((candidate) => (candidate.id === id ? { ...candidate, quantity: next } : candidate));
}

/**
 * Puts a line into a cart; a variant that is already there grows by the quantity, within its limits.
 * @param lines lines of a cart
 * @param line the line to add, with the newest price and stock
 * @returns the lines; the same array when the variant is sold out
 */
export function addLine<L extends CartLine>(lines: readonly L[], line: L): readonly L[] {
	if (line.available <= 0) return lines;
	const existing = lines.find(({ variantId }) => variantId === line.variantId);
	const quantity = clampQuantity((existing?.quantity ?? 0) + line.quantity, line);
	if (existing === undefined) return [...lines, { ...line, quantity }];
	return lines.map((candidate) => (candidate === existing ? { ...line, id: existing.id, quantity } : candidate));
}

/**
 * Takes a line out of a cart.
 * @param lines lines of a cart
 * @param id id of the line
 * @returns the lines without it; the same array when it is not there
 */
export function removeLine<L extends Pick<CartLine, 'id'>>(lines: readonly L[], id: string): readonly L[] {
	return lines.some((line) => line.id === id) ? lines.filter((line) => line.id !== id) : lines;
}
