import { type AttributeKind, GOODS_LIMITS, type GoodsLimit } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import type { VariantRow } from './goods-values.ts';

/** A problem as the API names it: the field, such as `variants.2.price`, and what is wrong. */
export interface GoodsProblem {
	readonly field: string;
	readonly problem: string;
}

/** What a sentence is about. */
export type ProblemKind =
	| ('name' | 'description' | 'category' | 'pictures' | 'picture' | 'options' | 'option' | 'optionName')
	| ('optionValues' | 'value' | 'valueName' | 'variants' | 'variant' | 'ordered' | 'price' | 'previousPrice')
	| ('stock' | 'plan' | 'days' | 'tiers' | 'tier' | 'tierQuantity' | 'percentOff' | 'minQuantity' | 'maxQuantity')
	| ('weightGrams' | 'externalId' | 'attribute' | 'locked' | 'other');

/** Where a problem is shown, and what its sentence is about. */
export interface PlacedProblem {
	/** Path in the form; a path without a field is shown for the form as a whole. */
	readonly path: string;
	readonly kind: ProblemKind;
	/** The limit that the sentence tells. */
	readonly limit: { readonly min: number; readonly max: number } | undefined;
	/** Key of the attribute that it is about. */
	readonly attribute?: string;
}

interface Rule {
	readonly at: RegExp;
	readonly kind: ProblemKind;
	readonly limit?: GoodsLimit;
	/** Path in the form, from the parts that `at` takes. Default: the field itself. */
	readonly to?: (parts: readonly string[], language: Language) => string;
}

/** Fields by the first rule that they fit. */
const RULES: readonly Rule[] = [
	{ at: /^(name|description)$/, kind: 'name', limit: 'name', to: ([field], language) => `${field}.${language}` },
	{ at: /^name\./, kind: 'name', limit: 'name' },
	{ at: /^description\./, kind: 'description', limit: 'description' },
	{ at: /^category$/, kind: 'category' },
	{ at: /^pictures$/, kind: 'pictures', limit: 'pictures' },
	{ at: /^pictures\.\d+$/, kind: 'picture', to: () => 'pictures' },
	{ at: /^options$/, kind: 'options', limit: 'options' },
	{ at: /^options\.(\d+)$/, kind: 'option', to: ([i], language) => `options.${i}.name.${language}` },
	{ at: /^options\.\d+\.name\./, kind: 'optionName' },
	{
		at: /^options\.(\d+)\.values$/,
		kind: 'optionValues',
		limit: 'valuesOfOption',
		to: ([i], language) => `options.${i}.name.${language}`,
	},
	{ at: /^options\.\d+\.values\.\d+\.name\./, kind: 'valueName' },
	{
		at: /^options\.(\d+)\.values\.(\d+)/,
		kind: 'value',
		to: ([i, j], language) => `options.${i}.values.${j}.name.${language}`,
	},
	{ at: /^variants$/, kind: 'variants', limit: 'variants' },
	{ at: /^variants\.\d+\.price$/, kind: 'price', limit: 'price' },
	{ at: /^variants\.\d+\.previousPrice$/, kind: 'previousPrice' },
	{ at: /^variants\.\d+\.stock$/, kind: 'stock', limit: 'stock' },
	{ at: /^variants\.\d+\.plan\.days$/, kind: 'days', limit: 'planDays' },
	{ at: /^variants\.(\d+)\.plan/, kind: 'plan', to: ([i]) => `variants.${i}.plan.kind` },
	{ at: /^variants\.\d+\.externalId$/, kind: 'externalId' },
	{ at: /^variants\.(\d+)/, kind: 'variant', to: ([i]) => `variants.${i}.price` },
	{ at: /^tiers$/, kind: 'tiers', limit: 'tiers' },
	{ at: /^tiers\.(\d+)$/, kind: 'tier', to: ([i]) => `tiers.${i}.minQuantity` },
	{ at: /^tiers\.\d+\.minQuantity$/, kind: 'tierQuantity' },
	{ at: /^tiers\.\d+\.percentOff$/, kind: 'percentOff', limit: 'percentOff' },
	{ at: /^minQuantity$/, kind: 'minQuantity', limit: 'quantity' },
	{ at: /^maxQuantity$/, kind: 'maxQuantity', limit: 'quantity' },
	{ at: /^weightGrams$/, kind: 'weightGrams', limit: 'weightGrams' },
	{ at: /^externalId$/, kind: 'externalId' },
];

/** Problems whose sentence does not follow from the field. */
const BY_PROBLEM: Readonly<Record<string, ProblemKind>> = { not_in_this_state: 'locked', ordered: 'ordered' };

/**
 * Places a problem in the form.
 * @param rows the variants of the form: those that are not offered were not sent, so that the API counts without them
 * @param language of the first text of each field
 * @param kinds of the attributes that the form shows, by their keys
 */
export function placeProblem(
	{ field, problem }: GoodsProblem,
	rows: readonly Pick<VariantRow, 'isOffered'>[],
	language: Language,
	kinds: ReadonlyMap<string, AttributeKind> = new Map(),
): PlacedProblem {
	const offered = rows.flatMap(({ isOffered }, i) => (isOffered ? [i] : []));
	const path = field.replace(/^variants\.(\d+)/, (_, sent: string) => `variants.${offered[Number(sent)] ?? 0}`);
	const own = BY_PROBLEM[problem];
	if (own) return { path: '', kind: own, limit: undefined };
	const attribute = /^attributes\.([\w-]+)$/.exec(path)?.[1] ?? '';
	const kindOfValue = kinds.get(attribute);
	if (kindOfValue !== undefined) {
		const end = kindOfValue === 'text' ? `text.${language}` : kindOfValue;
		return { path: `${path}.${end}`, kind: 'attribute', limit: undefined, attribute };
	}
	const rule = RULES.find(({ at }) => at.test(path));
	if (!rule) return { path: '', kind: 'other', limit: undefined };
	const parts = rule.at.exec(path)?.slice(1) ?? [];
	const isDescription = path === 'description';
	const limit = isDescription ? 'description' : rule.limit;
	return {
		path: rule.to?.(parts, language) ?? path,
		kind: isDescription ? 'description' : rule.kind,
		limit: limit && GOODS_LIMITS[limit],
	};
}
