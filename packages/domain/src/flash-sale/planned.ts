/** Most and fewest of what a flash sale has. Prices are minor units. */
export const FLASH_SALE_LIMITS = {
	name: { min: 2, max: 60 },
	products: { min: 1, max: 50 },
	price: { min: 1, max: 100_000_000_000 },
	pieces: { min: 1, max: 100_000 },
} as const;

/** A product of a flash sale as an operator writes it. */
export interface FlashSaleEntry {
	readonly product: string;
	/** What its cheapest variant costs during the sale, minor units; null for the reduced price that it has anyway. */
	readonly price: number | null;
	/** Pieces that are sold at this price; null for as many as there are. */
	readonly pieces: number | null;
}

/** A flash sale as an operator writes it; moments are milliseconds since 1970. */
export interface FlashSaleDraft {
	/** For staff. */
	readonly name: string;
	readonly startsAt: number;
	readonly endsAt: number;
	/** In the order in which shoppers see them. */
	readonly entries: readonly FlashSaleEntry[];
}

/** What the market knows of a product that goes into a flash sale. */
export interface FlashSaleGoods {
	readonly isOnSale: boolean;
	/** What its cheapest variant costs outside of flash sales, minor units. */
	readonly normalPrice: number;
	/** Whether it is reduced outside of flash sales. */
	readonly isReduced: boolean;
}

/** A product in another flash sale. */
export interface OtherFlashSale {
	readonly product: string;
	readonly startsAt: number;
	readonly endsAt: number;
}

/** What a flash sale is checked against. */
export interface FlashSaleMarket {
	/** The products that the market has, by id. */
	readonly goods: ReadonlyMap<string, FlashSaleGoods>;
	readonly others: readonly OtherFlashSale[];
}

/** What is wrong with a field of a flash sale, such as `entries.0.price`. */
export interface FlashSaleProblem {
	readonly field: string;
	readonly problem:
		| ('missing' | 'too_short' | 'too_long' | 'too_many' | 'out_of_range' | 'ends_before_start' | 'is_past')
		| ('unknown' | 'not_on_sale' | 'not_below' | 'twice' | 'overlaps');
}

/** What is wrong with a flash sale, whatever its products are. @param now milliseconds since 1970 */
export function flashSaleProblems(draft: FlashSaleDraft, now: number): FlashSaleProblem[] {
	const { name, startsAt, endsAt, entries } = draft;
	const { min, max } = FLASH_SALE_LIMITS.name;
	const letters = name.trim().length;
	const problems: FlashSaleProblem[] = [];
	if (letters < min) problems.push({ field: 'name', problem: letters === 0 ? 'missing' : 'too_short' });
	if (letters > max) problems.push({ field: 'name', problem: 'too_long' });
	if (endsAt <= startsAt) problems.push({ field: 'endsAt', problem: 'ends_before_start' });
	else if (endsAt <= now) problems.push({ field: 'endsAt', problem: 'is_past' });
	if (entries.length < FLASH_SALE_LIMITS.products.min) problems.push({ field: 'entries', problem: 'missing' });
	if (entries.length > FLASH_SALE_LIMITS.products.max) problems.push({ field: 'entries', problem: 'too_many' });
	const seen = new Set<string>();
	for (const [at, entry] of entries.entries()) {
		if (seen.has(entry.product)) problems.push({ field: `entries.${at}.product`, problem: 'twice' });
		seen.add(entry.product);
		for (const field of ['price', 'pieces'] as const) {
			if (!isInRange(field, entry[field])) problems.push({ field: `entries.${at}.${field}`, problem: 'out_of_range' });
		}
	}
	return problems;
}

function isInRange(field: 'price' | 'pieces', value: number | null): boolean {
	const { min, max } = FLASH_SALE_LIMITS[field];
	return value === null || (Number.isInteger(value) && value >= min && value <= max);
}

/** What is wrong with the products of a flash sale; each product has one problem at most. */
export function flashSaleEntryProblems(
	{ startsAt, endsAt, entries }: FlashSaleDraft,
	{ goods, others }: FlashSaleMarket,
): FlashSaleProblem[] {
	return entries.flatMap(({ product, price }, at): FlashSaleProblem[] => {
		const known = goods.get(product);
		const wrong = (field: keyof FlashSaleEntry, problem: FlashSaleProblem['problem']): FlashSaleProblem[] => [
			{ field: `entries.${at}.${field}`, problem },
		];
		if (known === undefined) return wrong('product', 'unknown');
		if (!known.isOnSale) return wrong('product', 'not_on_sale');
		const isTaken = others.some(
			(other) => other.product === product && other.startsAt < endsAt && startsAt < other.endsAt,
		);
		if (isTaken) return wrong('product', 'overlaps');
		// Shoppers must find something cheaper than it was.
		if (price === null) return known.isReduced ? [] : wrong('price', 'missing');
		return price < known.normalPrice ? [] : wrong('price', 'not_below');
	});
}

/** States of flash sales, in the order of their life. */
export const FLASH_SALE_STATES = ['planned', 'running', 'ended'] as const;

/** State of a flash sale at a moment. */
export type FlashSaleState = (typeof FLASH_SALE_STATES)[number];

/** The state of a flash sale. @param now milliseconds since 1970 */
export function flashSaleState(
	{ startsAt, endsAt }: Pick<FlashSaleDraft, 'startsAt' | 'endsAt'>,
	now: number,
): FlashSaleState {
	if (now >= endsAt) return 'ended';
	return now < startsAt ? 'planned' : 'running';
}

/** Whether a flash sale leaves pieces at its price. @param pieces null for as many as there are */
export const hasSalePieces = (pieces: number | null, sold: number): boolean => pieces === null || sold < pieces;

/** Prices of a variant, minor units. */
export interface VariantPrices {
	readonly price: number;
	readonly previousPrice: number | null;
}

/**
 * Gives the prices of a product's variants in a flash sale: each costs as much less as the cheapest one does, and its normal
 * price is what it cost before.
 * @param normal prices outside of flash sales
 * @param salePrice what the cheapest variant costs; null when no flash sale gives the product a price
 * @returns prices in the order of the variants; the normal ones where the sale would not be cheaper
 */
export function salePrices(normal: readonly VariantPrices[], salePrice: number | null): VariantPrices[] {
	const less = salePrice === null ? 0 : Math.min(...normal.map(({ price }) => price)) - salePrice;
	return normal.map((prices) => (less > 0 ? { price: prices.price - less, previousPrice: prices.price } : prices));
}
