import { type Attribute, type AttributeValue, attributeProblems } from './attributes.ts';
import { GOODS_LIMITS, type GoodsLimit, isWithin } from './limits.ts';

/** A product as it is written, complete or not. */
export interface GoodsDraft {
	readonly kind: 'goods' | 'digital';
	/** Level of its category, 1 to 3; 0 without one. */
	readonly categoryLevel: number;
	/** Those of its category, with those of the categories above it. */
	readonly attributes: readonly Attribute[];
	/** What it says of them. */
	readonly values: readonly AttributeValue[];
	/** By language; a language without a text is left out or empty. */
	readonly name: Readonly<Record<string, string>>;
	readonly description: Readonly<Record<string, string>>;
	readonly pictures: number;
	readonly options: readonly { readonly key: string; readonly values: readonly string[] }[];
	readonly variants: readonly DraftVariant[];
	readonly tiers: readonly { readonly minQuantity: number; readonly percentOff: number }[];
	readonly minQuantity: number;
	readonly maxQuantity: number;
	readonly weightGrams: number;
}

/** A variant of a draft. */
export interface DraftVariant {
	/** Value keys in the order of the options. */
	readonly values: readonly string[];
	/** Minor units. */
	readonly price: number;
	readonly previousPrice: number | null;
	readonly stock: number;
	/** What a digital variant gives; null for goods. */
	readonly plan: { readonly kind: 'one_time' | 'life_time' | 'days'; readonly days: number | null } | null;
}

/** What keeps a product from being published: the field, such as `variants.2.price`, and what is wrong with it. */
export interface PublishProblem {
	readonly field: string;
	readonly problem: 'missing' | 'out_of_range' | 'unknown_value' | 'twice' | 'not_ascending' | 'not_above_price';
}

/** Texts that are not empty; one language is enough. */
const hasText = (texts: Readonly<Record<string, string>>): string[] =>
	Object.values(texts).filter((text) => text.trim() !== '');

/**
 * What a product lacks to be published; nothing when it is complete.
 * @returns problems in the order of the form
 */
export function publishProblems(draft: GoodsDraft): PublishProblem[] {
	return [
		...textProblems('name', draft.name),
		...textProblems('description', draft.description),
		...categoryProblems(draft),
		...attributeProblems(draft.attributes, draft.values),
		...rangeProblem('pictures', 'pictures', draft.pictures),
		...optionProblems(draft),
		...variantProblems(draft),
		...tierProblems(draft),
		...rangeProblem('minQuantity', 'quantity', draft.minQuantity),
		...rangeProblem('maxQuantity', 'quantity', draft.maxQuantity),
		...(draft.minQuantity > draft.maxQuantity ? [out('minQuantity')] : []),
		...(draft.kind === 'goods' ? rangeProblem('weightGrams', 'weightGrams', draft.weightGrams) : []),
	];
}

/**
 * What keeps a product from being stored even as a draft: what contradicts itself. What is still to be written or typed
 * does not.
 * @returns problems in the order of the form
 */
export function draftProblems(draft: GoodsDraft): PublishProblem[] {
	const unfinished = new Set<string>([
		...(draft.pictures === 0 ? ['pictures'] : []),
		...(draft.variants.length === 0 ? ['variants'] : []),
		...(draft.weightGrams === 0 ? ['weightGrams'] : []),
		...shortTexts('name', draft.name),
		...shortTexts('description', draft.description),
		...draft.options.flatMap(({ values }, i) => (values.length === 0 ? [`options.${i}.values`] : [])),
		...draft.variants.flatMap(({ price }, i) => (price === 0 ? [`variants.${i}.price`] : [])),
	]);
	return publishProblems(draft).filter(({ field, problem }) => problem !== 'missing' && !unfinished.has(field));
}

const shortTexts = (field: 'name' | 'description', texts: GoodsDraft['name']): string[] =>
	Object.entries(texts).flatMap(([language, text]) =>
		[...text.trim()].length < GOODS_LIMITS[field].min ? [`${field}.${language}`] : [],
	);

const out = (field: string): PublishProblem => ({ field, problem: 'out_of_range' });
const rangeProblem = (field: string, limit: GoodsLimit, value: number): PublishProblem[] =>
	isWithin(limit, value) ? [] : [out(field)];

function textProblems(field: 'name' | 'description', texts: Readonly<Record<string, string>>): PublishProblem[] {
	if (hasText(texts).length === 0) return [{ field, problem: 'missing' }];
	return Object.entries(texts).flatMap(([language, text]) =>
		text.trim() === '' ? [] : rangeProblem(`${field}.${language}`, field, [...text.trim()].length),
	);
}

/** Goods lie in a category of the last level; digital goods need none. */
function categoryProblems({ kind, categoryLevel }: GoodsDraft): PublishProblem[] {
	if (kind === 'digital' && categoryLevel === 0) return [];
	return categoryLevel === 3 ? [] : [{ field: 'category', problem: 'missing' }];
}

function optionProblems({ options }: GoodsDraft): PublishProblem[] {
	return [
		...rangeProblem('options', 'options', options.length),
		...twice(options.map(({ key }) => key)).map((i) => ({ field: `options.${i}`, problem: 'twice' }) as const),
		...options.flatMap(({ values }, i) => [
			...rangeProblem(`options.${i}.values`, 'valuesOfOption', values.length),
			...twice(values).map((j) => ({ field: `options.${i}.values.${j}`, problem: 'twice' }) as const),
		]),
	];
}

function variantProblems(draft: GoodsDraft): PublishProblem[] {
	const { options, variants } = draft;
	const keys = variants.map(({ values }) => JSON.stringify(values));
	return [
		...rangeProblem('variants', 'variants', variants.length),
		...twice(keys).map((i) => ({ field: `variants.${i}`, problem: 'twice' }) as const),
		...variants.flatMap((variant, i) => {
			const at = `variants.${i}`;
			const isKnown =
				variant.values.length === options.length &&
				variant.values.every((value, j) => options[j]?.values.includes(value));
			return [
				...(isKnown ? [] : [{ field: `${at}.values`, problem: 'unknown_value' } as const]),
				...rangeProblem(`${at}.price`, 'price', variant.price),
				...previousProblems(`${at}.previousPrice`, variant),
				...rangeProblem(`${at}.stock`, 'stock', variant.stock),
				...planProblems(`${at}.plan`, draft.kind, variant),
			];
		}),
	];
}

function previousProblems(field: string, { price, previousPrice }: DraftVariant): PublishProblem[] {
	if (previousPrice === null) return [];
	if (previousPrice <= price) return [{ field, problem: 'not_above_price' }];
	return rangeProblem(field, 'price', previousPrice);
}

function planProblems(field: string, kind: GoodsDraft['kind'], { plan }: DraftVariant): PublishProblem[] {
	if (kind === 'goods') return plan === null ? [] : [{ field, problem: 'unknown_value' }];
	if (plan === null) return [{ field, problem: 'missing' }];
	if (plan.kind !== 'days') return plan.days === null ? [] : [{ field: `${field}.days`, problem: 'unknown_value' }];
	return rangeProblem(`${field}.days`, 'planDays', plan.days ?? 0);
}

/** More pieces never cost more each. */
function tierProblems({ tiers, maxQuantity }: GoodsDraft): PublishProblem[] {
	return [
		...rangeProblem('tiers', 'tiers', tiers.length),
		...tiers.flatMap(({ minQuantity, percentOff }, i): PublishProblem[] => {
			const before = tiers[i - 1];
			const isAscending = !before || (minQuantity > before.minQuantity && percentOff > before.percentOff);
			return [
				...(isAscending ? [] : [{ field: `tiers.${i}`, problem: 'not_ascending' } as const]),
				...(minQuantity > 1 && minQuantity <= maxQuantity ? [] : [out(`tiers.${i}.minQuantity`)]),
				...rangeProblem(`tiers.${i}.percentOff`, 'percentOff', percentOff),
			];
		}),
	];
}

/** Positions of the entries that stood before. */
function twice(entries: readonly string[]): number[] {
	return entries.flatMap((entry, i) => (entries.indexOf(entry) < i ? [i] : []));
}
