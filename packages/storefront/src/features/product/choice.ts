import type { Picture, Product, Variant } from '@zaylat/api-client/contract';
import { type Availability, availabilityAt, supplyAt } from '@zaylat/domain/cart';
import type { Money } from '@zaylat/domain/money';
import { tierPrice } from '@zaylat/domain/wholesale';

/** Keys of chosen values by the keys of their options; an option that is open is left out. */
export type Choice = Readonly<Record<string, string>>;

/** What a product is sold in. */
export type Sold = Pick<Product, 'options' | 'variants' | 'minQuantity' | 'maxQuantity' | 'preOrderArrivesAt'>;

/** Why a value cannot be had beside what is chosen for the options before it. */
export type Unavailability = 'soldOut' | 'none';

/**
 * The initial choice of a page: the stored variant, else the cheapest that can be bought, else the cheapest. Lists and the
 * preview of the page show the price of the cheapest, so a page that opened in another one would show a higher price than
 * what was pressed. Of several the first in the shop's order.
 * @param now milliseconds since 1970
 */
export function firstChoice(product: Sold, keptId: string | undefined, now: number): Choice {
	const { variants, options } = product;
	const kept = variants.find(({ id }) => id === keptId);
	const cheapestFirst = variants.toSorted((one, other) => one.price.amount - other.price.amount);
	const opened = kept ?? cheapestFirst.find((variant) => isForSale(product, variant, now)) ?? cheapestFirst[0];
	const entries = options.flatMap(({ key }, place) => {
		const value = opened?.values[place];
		return value === undefined ? [] : [[key, value] as const];
	});
	return Object.fromEntries(entries);
}

/** The variant of a complete choice; undefined while something is open or the combination is not made. */
export function chosenVariant({ options, variants }: Sold, choice: Choice): Variant | undefined {
	return variants.find(({ values }) => options.every(({ key }, place) => values[place] === choice[key]));
}

/** The pictures of a product in the chosen values: those of the first value that has pictures, else the product's. */
export function picturesIn(
	{ options, pictures }: Pick<Product, 'options' | 'pictures'>,
	choice: Choice,
): readonly Picture[] {
	for (const { key, values } of options) {
		const own = values.find((value) => value.key === choice[key])?.pictures;
		if (own !== undefined) return own;
	}
	return pictures;
}

/**
 * Tells what stands against a choice, which may be partial.
 * @param now milliseconds since 1970
 * @returns `none` when it is not made, `soldOut` when nothing of it is left, undefined when it can be had
 */
export function unavailabilityOf(product: Sold, choice: Choice, now: number): Unavailability | undefined {
	const fitting = product.variants.filter(({ values }) =>
		product.options.every(({ key }, place) => choice[key] === undefined || values[place] === choice[key]),
	);
	if (fitting.length === 0) return 'none';
	return fitting.some((variant) => isForSale(product, variant, now)) ? undefined : 'soldOut';
}

/** What of a product decides how its variants can be bought. */
type SaleRules = Pick<Product, 'minQuantity' | 'maxQuantity' | 'preOrderArrivesAt'>;

const supplyOf = (
	{ maxQuantity, preOrderArrivesAt }: Omit<SaleRules, 'minQuantity'>,
	{ stock }: Pick<Variant, 'stock'>,
) => ({
	stock,
	maxQuantity,
	preOrderArrivesAt: preOrderArrivesAt === null ? null : Date.parse(preOrderArrivesAt),
});

/** Tells how a variant can be bought. @param now milliseconds since 1970 */
export function saleOf(product: SaleRules, variant: Pick<Variant, 'stock'> | undefined, now: number): Availability {
	if (variant === undefined) return 'soldOut';
	return availabilityAt({ ...supplyOf(product, variant), minQuantity: product.minQuantity }, now);
}

const isForSale = (product: Sold, variant: Variant, now: number): boolean =>
	saleOf(product, variant, now) !== 'soldOut';

/** A step of the price ladder with the quantities it holds for; the last one is open. */
export interface PriceStep {
	readonly from: number;
	readonly to: number | undefined;
	readonly percentOff: number;
	readonly price: Money;
}

/**
 * The price ladder as steps from the minimum order on; empty when one price holds for every quantity.
 * @param price the chosen variant's price of one piece
 */
export function priceSteps(
	{ priceTiers, minQuantity: least }: Pick<Product, 'priceTiers' | 'minQuantity'>,
	price: Money,
): readonly PriceStep[] {
	const ascending = [...priceTiers].sort((one, other) => one.minQuantity - other.minQuantity);
	if (ascending.length < 2) return [];
	return ascending
		.map(({ minQuantity, percentOff }, place) => {
			const next = ascending[place + 1];
			const from = Math.max(minQuantity, least);
			return { from, to: next && next.minQuantity - 1, percentOff, price: tierPrice(price, percentOff) };
		})
		.filter(({ from, to }) => to === undefined || from <= to);
}

/** The step of the ladder that a quantity reaches. */
export function stepOf(steps: readonly PriceStep[], quantity: number): PriceStep | undefined {
	return steps.findLast(({ from }) => quantity >= from);
}

/** How many pieces of a variant an order may hold. */
export interface QuantityRange {
	readonly least: number;
	/** Never below `least`, so that a control has a range. */
	readonly most: number;
}

/** The quantities that can be bought. @param now milliseconds since 1970 */
export function quantityRange(
	product: SaleRules,
	variant: Pick<Variant, 'stock'> | undefined,
	now: number,
): QuantityRange {
	const least = Math.max(1, product.minQuantity);
	const { available } = variant ? supplyAt(supplyOf(product, variant), now) : { available: 0 };
	return { least, most: Math.max(least, available) };
}
