import type { Money } from '../money/arithmetic.ts';

/** What a unit price is the price of. */
export const UNIT_PRICE_BASES = ['kg', 'l', 'piece'] as const;

/** What a unit price is the price of: a kilogram, a litre or a piece. */
export type UnitPriceBase = (typeof UNIT_PRICE_BASES)[number];

/** How much a pack holds: grams, millilitres or pieces. */
export interface Contents {
	readonly amount: number;
	readonly unit: 'g' | 'ml' | 'pieces';
}

/** The price of a kilogram, a litre or a piece of what a pack holds. */
export interface UnitPrice {
	readonly price: Money;
	readonly per: UnitPriceBase;
}

/** The base of each unit, and how many of the unit it has. */
const BASES = {
	g: ['kg', 1_000],
	ml: ['l', 1_000],
	pieces: ['piece', 1],
} as const satisfies Record<Contents['unit'], readonly [UnitPriceBase, number]>;

/** Packs of fewer grams or millilitres are not compared by kilogram or litre: nobody buys a kilogram of lipstick. */
const SMALLEST = 50;

/**
 * Computes what a kilogram, a litre or a piece costs, so that packs can be compared.
 * @param price of the pack
 * @returns rounded to minor units; undefined for a pack below 50 g or ml, and for one unit of the base, whose price it is
 */
export function unitPrice({ amount: price, currency }: Money, { amount, unit }: Contents): UnitPrice | undefined {
	const [per, size] = BASES[unit];
	if (!(amount >= (unit === 'pieces' ? 1 : SMALLEST)) || amount === size) return undefined;
	return { price: { amount: Math.round((price * size) / amount), currency }, per };
}
