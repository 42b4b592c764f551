/** Most and fewest of what a product has. Lengths are characters, prices minor units, weights grams. */
export const GOODS_LIMITS = {
	name: { min: 3, max: 150 },
	description: { min: 10, max: 5_000 },
	pictures: { min: 1, max: 12 },
	options: { min: 0, max: 3 },
	valuesOfOption: { min: 1, max: 30 },
	variants: { min: 1, max: 200 },
	tiers: { min: 0, max: 5 },
	percentOff: { min: 1, max: 90 },
	price: { min: 1, max: 100_000_000_000 },
	stock: { min: 0, max: 1_000_000 },
	quantity: { min: 1, max: 999 },
	weightGrams: { min: 1, max: 1_000_000 },
	planDays: { min: 1, max: 3_650 },
} as const;

/** Name of a limit. */
export type GoodsLimit = keyof typeof GOODS_LIMITS;

/** Whether a whole number is within a limit. */
export function isWithin(limit: GoodsLimit, value: number): boolean {
	const { min, max } = GOODS_LIMITS[limit];
	return Number.isInteger(value) && value >= min && value <= max;
}
