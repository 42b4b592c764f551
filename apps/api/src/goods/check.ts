import { draftOf, type KnownCategory } from '@zaylat/api-client/contract';
import {
	draftProblems,
	type GoodsActor,
	type GoodsChange,
	type GoodsMove,
	type GoodsState,
	mayChangeGoods,
	moveGoods,
	publishProblems,
} from '@zaylat/domain/goods';
import { readPictureKey } from '../pictures/keys.ts';
import { isPhotographKey } from '../pictures/photographs.ts';
import type { GoodsProblem, WrittenProduct } from './format.ts';

/** What is wrong with a product, by the rules of its state and by what the market knows. */
export function problemsOf(product: WrittenProduct, category: KnownCategory, currency: string): GoodsProblem[] {
	const draft = draftOf(product, category);
	const names = product.variants.map(({ externalId }) => externalId);
	const isUnknown = product.category !== null && category.level === 0;
	const byRules = product.state === 'draft' ? draftProblems(draft) : publishProblems(draft);
	return [
		...byRules.filter(({ field }) => !(isUnknown && field === 'category')),
		...(isUnknown ? [{ field: 'category', problem: 'unknown' }] : []),
		...(product.currency !== currency ? [{ field: 'currency', problem: 'wrong' }] : []),
		...pictureProblems(product),
		...names.flatMap((name, i) =>
			name !== null && names.indexOf(name) < i ? [{ field: `variants.${i}.externalId`, problem: 'twice' }] : [],
		),
		...product.variants.flatMap(({ plan }, i) =>
			plan && (plan.delivery === 'download') !== (plan.file !== null)
				? [{ field: `variants.${i}.plan.file`, problem: plan.file === null ? 'missing' : 'unknown_value' }]
				: [],
		),
	];
}

/** Whether a key is one of a picture. */
export const isPicture = (key: string) => isPhotographKey(key) || readPictureKey(key) !== undefined;

function pictureProblems({ pictures, options }: WrittenProduct): GoodsProblem[] {
	const all = [
		...pictures.map((key, i) => [`pictures.${i}`, key] as const),
		...options.flatMap(({ values }, i) =>
			values.flatMap((value, j) =>
				value.pictures.map((key, k) => [`options.${i}.values.${j}.pictures.${k}`, key] as const),
			),
		),
	];
	return all.flatMap(([field, key]) => (isPicture(key) ? [] : [{ field, problem: 'unknown' }]));
}

/** Whether a move of an actor leads from one state to another. */
function isMovedBy(move: GoodsMove | undefined, actor: GoodsActor, from: GoodsState, to: GoodsState): boolean {
	if (move === undefined) return false;
	const moved = moveGoods({ state: from, isComplete: true }, move, actor);
	return 'state' in moved && moved.state === to;
}

/** What of a product each kind of change is about. */
const PARTS: Readonly<Record<Exclude<GoodsChange, 'removal'>, (product: WrittenProduct) => unknown>> = {
	texts: ({ name, description, attributes, facts, type, externalId }) => [
		...[name, description, attributes, facts, type, externalId],
	],
	pictures: ({ pictures, video, options }) => [
		...[pictures, video],
		options.map(({ values }) => values.map((value) => [value.pictures, value.swatch])),
	],
	category: ({ kind, category }) => [kind, category],
	options: ({ options, variants }) => [
		options.map(({ key, name, values }) => [key, name, values.map((value) => [value.key, value.name])]),
		variants.map(({ values, externalId, plan }) => [values, externalId, plan]),
	],
	price: ({ variants, tiers, currency, minQuantity, maxQuantity, isWholesale }) => [
		variants.map(({ price, previousPrice }) => [price, previousPrice]),
		...[tiers, currency, minQuantity, maxQuantity, isWholesale],
	],
	stock: ({ variants, preOrderArrivesAt }) => [variants.map(({ stock }) => stock), preOrderArrivesAt],
	delivery: ({ weightGrams }) => weightGrams,
};

/** Whether two parts are equal; both are written in the order of the format. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The kinds of change between two versions of a product. */
export const changesOf = (before: WrittenProduct, after: WrittenProduct): (keyof typeof PARTS)[] =>
	CHANGES.filter((change) => !isEqual(PARTS[change](before), PARTS[change](after)));

const CHANGES = ['texts', 'pictures', 'category', 'options', 'price', 'stock', 'delivery'] as const;

/**
 * What an actor may not do: a seller begins with a draft, changes what its state allows, and moves it by moves alone.
 * @param before the stored product; undefined for a new one
 * @param move made with the change; what a product needs for it is checked with its new state
 */
export function refusalsOf(
	actor: GoodsActor,
	shopId: number,
	before: WrittenProduct | undefined,
	after: WrittenProduct,
	move?: GoodsMove,
): GoodsProblem[] {
	if (actor === 'operator') return [];
	const state = before?.state ?? 'draft';
	return [
		...(after.state === state || isMovedBy(move, actor, state, after.state)
			? []
			: [{ field: 'state', problem: 'not_by_seller' }]),
		...(before ? changesOf(before, after) : [])
			.filter((change) => !mayChangeGoods({ shopId, state }, change, [shopId]))
			.map((change) => ({ field: change, problem: 'not_in_this_state' })),
	];
}
