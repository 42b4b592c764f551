import type { Product, Variant } from '@zaylat/api-client/contract';
import { clampQuantity } from '@zaylat/domain/cart';
import type { Money } from '@zaylat/domain/money';
import { tierPrice } from '@zaylat/domain/wholesale';

/** Chosen values in the order of `product.options`; undefined where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[];

/** How a value stands beside what is chosen for the other options. */
export type ValueState = 'available' | 'sold_out' | 'none';

/** What a visitor has chosen on a product's page, as the page's address keeps it. */
export interface KeptChoice {
	readonly variantId: string | undefined;
	readonly quantity: number;
}

const VARIANT = 'variant';
const QUANTITY = 'quantity';

/** Reads a kept choice from a query; a quantity that is no whole number counts as one. */
export function readKeptChoice(query: URLSearchParams): KeptChoice {
	const quantity = Number(query.get(QUANTITY) ?? 1);
	return {
		variantId: query.get(VARIANT) ?? undefined,
		quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
	};
}

/** Address of the page with the choice in it, so that signing in on the way loses nothing. */
export function keepChoice(pathname: string, variantId: string, quantity: number): string {
	return `${pathname}?${new URLSearchParams({ [VARIANT]: variantId, [QUANTITY]: String(quantity) })}`;
}

/** The choice a page opens with: the kept variant, else the first that can be bought, else the first. */
export function firstChoice({ variants }: Pick<Product, 'variants'>, keptId: string | undefined): Choice {
	const kept = variants.find(({ id }) => id === keptId);
	const opened = kept ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
	return opened?.values ?? [];
}

/** The variant of a complete choice; undefined while something is open or the combination is not made. */
export function chosenVariant({ variants }: Pick<Product, 'variants'>, choice: Choice): Variant | undefined {
	return variants.find(({ values }) => values.every((value, place) => value === choice[place]));
}

/**
 * How a value of an option stands, judged by what is chosen for the options before it.
 * The first option is judged alone, and later ones follow it, so that no choice locks another out for good.
 * @param place the option's place in `product.options`
 * @returns `none` when the combination is not made, `sold_out` when nothing of it is left
 */
export function valueState(
	{ variants }: Pick<Product, 'variants'>,
	choice: Choice,
	place: number,
	value: string,
): ValueState {
	const fitting = variantsWith(variants, choice, place, value);
	if (fitting.length === 0) return 'none';
	return fitting.some(({ stock }) => stock > 0) ? 'available' : 'sold_out';
}

/**
 * Chooses a value. What was chosen for later options stays where that combination is made; else the nearest one that
 * is, in stock if possible, takes its place.
 */
export function choose({ variants }: Pick<Product, 'variants'>, choice: Choice, place: number, value: string): Choice {
	const kept = ({ values }: Variant) => values.filter((other, at) => at > place && other === choice[at]).length;
	const [nearest] = [...variantsWith(variants, choice, place, value)].sort(
		(one, other) => kept(other) - kept(one) || Math.sign(other.stock) - Math.sign(one.stock),
	);
	return nearest?.values ?? choice;
}

function variantsWith(variants: readonly Variant[], choice: Choice, place: number, value: string): readonly Variant[] {
	return variants.filter(({ values }) =>
		values.every((other, at) => at > place || other === (at === place ? value : choice[at])),
	);
}

/** A step of the price ladder with the quantities it holds for; the last one is open. */
export interface PriceStep {
	readonly from: number;
	readonly to: number | undefined;
	readonly price: Money;
}

/**
 * The price ladder as steps; empty when one price holds for every quantity.
 * @param price the chosen variant's price of one piece
 */
export function priceSteps({ priceTiers }: Pick<Product, 'priceTiers'>, price: Money): readonly PriceStep[] {
	const rising = [...priceTiers].sort((one, other) => one.minQuantity - other.minQuantity);
	if (rising.length < 2) return [];
	return rising.map((tier, place) => {
		const next = rising[place + 1];
		return {
			from: tier.minQuantity,
			to: next && next.minQuantity - 1,
			price: tierPrice(price, tier.percentOff),
		};
	});
}

/** The step of the ladder that a quantity reaches. */
export function stepOf(steps: readonly PriceStep[], quantity: number): PriceStep | undefined {
	return steps.findLast(({ from }) => quantity >= from);
}

/** Keeps a wanted quantity between one and what can be bought; one where nothing can. */
export function heldQuantity(wanted: number, stock: number, maxQuantity: number): number {
	return Math.max(1, clampQuantity(wanted, { available: stock, maxQuantity }));
}
