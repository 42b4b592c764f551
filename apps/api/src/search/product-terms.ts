import type { Localized } from '@zaylat/api-client/contract';
import { categoryUnits, indexTerms, nounUnit, nounUnits, unspacedText } from '@zaylat/domain/text-search';
import type { StoredFact, StoredOption } from '../db/schema/index.ts';
import { remembered } from './remembered.ts';

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
	/** Latin words, and names of brands and types in scripts without spaces: what typing errors are compared with. */
	readonly latinWords: string[];
}

/** Increase it when the same texts give other terms: products of an older version are indexed again at the next start. */
export const INDEX_VERSION = 6;

const textsOf = (texts: readonly Localized[]): string[] => [
	...new Set(texts.flatMap(({ en, mm, thai, china }) => [en, mm, thai, china])),
];

/** English names of the facts that say what a product is. */
const BRAND = 'Brand';
export const TYPE_FACT = 'Product type';

/** English name of the fact that says what an accessory is made for. */
const FITS = 'Fits';

/** Attributes that name what a product is used, connected or powered with, which is another product or a part of many. */
const USED_WITH: ReadonlySet<string> = new Set(['worksWith', 'connector', 'connection', 'powerSource', 'engine']);

/** Attributes that all products of a kind have in much the same words, which tell nothing apart. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(
	'care modelSize storing plug assembly carrying delivery notification closure lid microwave microphone hobs lining standard ripeness region platform'.split(
		' ',
	),
);

/** Attributes whose words have numbers of parts inside, which are also numbers of models: "A15 Bionic", "5 ATM". */
const INSIDE: ReadonlySet<string> = new Set('chip processor graphics resolution video water viscosity'.split(' '));

/** Attributes that say what a product is made of. */
const MADE_OF: ReadonlySet<string> = new Set(['material', 'fabric', 'cover', 'upper']);

/** Values that are only partly what their words say: "60% cotton, 40% polyester", "Faux leather". */
const PARTLY = /[,%]|^faux\b/i;

/** Values that say what a product has not: "Not water-resistant". */
const LACKING = /^(?:no(?!\.)|not|without)\b/i;

/** Fields of the index that have words of facts. */
type FactField = 'attribute' | 'category' | 'description';

/**
 * The field in which the words of a fact are found; undefined for a fact that is not searched. Numbers are not: the name has
 * those that products differ in.
 *
 * What a product is used with counts as little as a category: it narrows what other words find ("smartwatch iphone"), and
 * finds products by itself only where none has the word as its own. What is inside, and a material that is only part of it,
 * counts as little as a description: who names a fabric wants that fabric.
 */
function fieldOf({ name, key = '', number, value }: StoredFact): FactField | undefined {
	if (name.en === FITS || USED_WITH.has(key)) return 'category';
	if (name.en === BRAND || name.en === TYPE_FACT || number !== undefined) return undefined;
	if (NOT_SEARCHED.has(key) || LACKING.test(value.en)) return undefined;
	return INSIDE.has(key) || (MADE_OF.has(key) && PARTLY.test(value.en)) ? 'description' : 'attribute';
}

/** Options that shoppers look for by name. */
const isFoundBy = ({ key }: StoredOption): boolean => key !== 'size' && key !== 'pack' && key !== 'plan';

/** Names of a product's brand and type, as far as its facts say them. */
export const brandsAndTypesOf = (facts: readonly StoredFact[]): Localized[] =>
	facts.filter(({ name }) => name.en === BRAND || name.en === TYPE_FACT).map(({ value }) => value);

/** A name without a part of it, in each language. */
const without = (name: Localized, part: Localized): Localized => ({
	en: name.en.replace(part.en, ''),
	mm: name.mm.replace(part.mm, ''),
	thai: name.thai.replace(part.thai, ''),
	china: name.china.replace(part.china, ''),
});

const nounsOf = remembered(nounUnits);
const unspacedOf = remembered((text) => unspacedText(text) ?? []);

/** The search index entry of a product. */
export function termColumns(product: SearchableProduct): TermColumns {
	const { name, description, options, facts, categories, shop } = product;
	const factsNamed = (english: string) => facts.filter((fact) => fact.name.en === english).map(({ value }) => value);
	const factsIn = (field: FactField) => facts.filter((fact) => fieldOf(fact) === field).map(({ value }) => value);
	const types = factsNamed(TYPE_FACT);
	const fits = factsNamed(FITS);
	const brands = textsOf(factsNamed(BRAND));
	const texts = {
		// A case for a phone has the phone's name, and is not the phone: that part of its name counts as little as a category.
		name: textsOf(fits.reduce((names, value) => names.map((text) => without(text, value)), [name])),
		brand: brands,
		type: textsOf(types.length > 0 ? types : categories.slice(-1)),
		category: textsOf([...(types.length > 0 ? categories : categories.slice(0, -1)), ...factsIn('category')]),
		attribute: textsOf([
			...options.filter(isFoundBy).flatMap(({ values }) => values.map((value) => value.name)),
			...factsIn('attribute'),
		]),
		shop: textsOf([shop]),
		description: textsOf([description, ...factsIn('description')]),
	};
	const nouns = textsOf(types.length > 0 ? types : [name]).map(nounsOf);
	const { terms, words } = indexTerms(texts, {
		head: nouns.flatMap(({ whole }) => whole),
		name: nouns.flatMap(({ parts }) => parts),
		brand: brands.map(nounUnit),
		category: categories.slice(-1).flatMap((category) => categoryUnits(textsOf([category]))),
	});
	const names = textsOf([...factsNamed(BRAND), ...types, ...categories]).flatMap(unspacedOf);
	return { terms: [...terms], latinWords: [...new Set([...words, ...names])] };
}
