/** Most products that are compared at once. */
export const MOST_COMPARED = 4;

/** A product that is chosen for a comparison. */
export interface ComparedProduct {
	readonly id: string;
	/** What it is, for example the id of its category; only products of one group have facts in common. */
	readonly group: string;
}

/** Why a product does not join a comparison. */
export type ComparisonRefusal = 'full' | 'other_group';

/** A comparison after a press, or why it stays as it is. */
export type ComparisonChange =
	| { readonly chosen: readonly ComparedProduct[] }
	| { readonly refusal: ComparisonRefusal };

/**
 * Adds a product to a comparison, as its last one, or takes it out. One of another group is refused even where the
 * comparison is full too: to remove a product would not help.
 */
export function toggleCompared(chosen: readonly ComparedProduct[], product: ComparedProduct): ComparisonChange {
	const others = chosen.filter(({ id }) => id !== product.id);
	if (others.length < chosen.length) return { chosen: others };
	if (chosen.some(({ group }) => group !== product.group)) return { refusal: 'other_group' };
	if (chosen.length >= MOST_COMPARED) return { refusal: 'full' };
	return { chosen: [...chosen, product] };
}

/**
 * Reads the ids of the products that an address compares: each once, in their order, as many as are compared at once.
 * What is no id is left out.
 */
export const comparedIds = (values: readonly string[]): readonly string[] =>
	[...new Set(values.filter((value) => /^[\w-]{1,40}$/.test(value)))].slice(0, MOST_COMPARED);
