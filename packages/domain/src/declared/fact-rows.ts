/** What a product says of itself in one point, in words. */
export interface DeclaredFact {
	/** Names the attribute; the same for all products. */
	readonly key: string;
	readonly name: string;
	readonly value: string;
}

/** One attribute of several products side by side. */
export interface FactRow {
	readonly key: string;
	readonly name: string;
	/** In the order of the products; undefined where one says nothing about it. */
	readonly values: readonly (string | undefined)[];
	/** Whether the products are not all the same in it. */
	readonly differs: boolean;
}

/** Whether values that stand side by side are not all the same; a missing one differs from a given one. */
export const valuesDiffer = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/**
 * Puts the facts of products side by side, a row for each attribute. An attribute stands after the one that it follows
 * in the first product that has it. What one product says of an attribute several times is one value.
 */
export function factRows(products: readonly (readonly DeclaredFact[])[]): readonly FactRow[] {
	const keys: string[] = [];
	const names = new Map<string, string>();
	for (const facts of products) {
		let place = 0;
		for (const { key, name } of facts) {
			if (!names.has(key)) keys.splice(place, 0, key);
			names.set(key, names.get(key) ?? name);
			place = keys.indexOf(key) + 1;
		}
	}
	return keys.map((key) => {
		const values = products.map((facts) => {
			const own = facts.filter((fact) => fact.key === key).map(({ value }) => value);
			return own.length === 0 ? undefined : own.join(', ');
		});
		return { key, name: names.get(key) ?? key, values, differs: valuesDiffer(values) };
	});
}

/**
 * The rows that tell products apart best: those in which most products differ from each other. Rows that a product
 * says nothing about come after the others; equal ones keep their order.
 * @param most how many at most
 */
export function tellingRows(rows: readonly FactRow[], most: number): readonly FactRow[] {
	const gaps = ({ values }: FactRow) => values.filter((value) => value === undefined).length;
	const different = ({ values }: FactRow) => new Set(values).size;
	return rows
		.filter(({ differs }) => differs)
		.toSorted((one, other) => gaps(one) - gaps(other) || different(other) - different(one))
		.slice(0, most);
}
