import type { Localized } from '@zaylat/api-client/contract';
import { indexTerms } from '@zaylat/domain/text-search';
import type { StoredFact, StoredOption } from '../db/schema/index.ts';

/** What a product is found by. */
export interface SearchableProduct {
	readonly name: Localized;
	readonly description: Localized;
	readonly options: readonly StoredOption[];
	readonly facts: readonly StoredFact[];
	/** Names of its categories, first level first; the last one is the product's type. */
	readonly categories: readonly Localized[];
	readonly shop: Localized;
}

/** Search columns computed from a product's texts; every write of a product must include them. */
export interface TermColumns {
	readonly terms: number[];
	readonly latinWords: string[];
}

/** Increase it when the same texts give other terms: products of an older version are indexed anew at the next start. */
export const INDEX_VERSION = 1;

const textsOf = (texts: readonly Localized[]): string[] => [
	...new Set(texts.flatMap(({ en, mm, thai, china }) => [en, mm, thai, china])),
];

/** English name of the brand fact. */
const BRAND = 'Brand';

/** Options and facts that shoppers look for by name: not the amounts of storage, which the name has. */
const isFoundBy = ({ key }: StoredOption): boolean => key !== 'size' && key !== 'pack' && key !== 'plan';

/** The search index entry of a product. */
export function termColumns(product: SearchableProduct): TermColumns {
	const { name, description, options, facts, categories, shop } = product;
	const brands = facts.filter((fact) => fact.name.en === BRAND);
	const { terms, words } = indexTerms({
		name: textsOf([name]),
		brand: textsOf(brands.map(({ value }) => value)),
		type: textsOf(categories.slice(-1)),
		category: textsOf(categories.slice(0, -1)),
		attribute: textsOf([
			...options.filter(isFoundBy).flatMap(({ values }) => values.map((value) => value.name)),
			...facts.filter((fact) => !brands.includes(fact)).map(({ value }) => value),
		]),
		shop: textsOf([shop]),
		description: textsOf([description]),
	});
	return { terms: [...terms], latinWords: [...words] };
}
