import type { AttributeInput } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import {
	ATTRIBUTE_LIMITS,
	type Attribute,
	attributeFormProblems,
	inheritedAttributes,
	withPlace,
} from '@zaylat/domain/goods';
import { latinSlug } from '@zaylat/domain/shops';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CategoryRow } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { attributes, categoryAttributes, products } from '../db/schema/index.ts';
import { attributesByCategory } from '../goods/attributes.ts';
import { Failure } from '../http/failure.ts';
import { type CategoryChange, note, requireCategory } from '../staff-categories/service.ts';
import { isWithin, pathOf } from './queries.ts';

const KEY_LETTERS = 36;
const CHOICE_LETTERS = 50;

type Input = Omit<AttributeInput, 'kind'>;

/** Which attribute of which category. */
export interface OfCategory {
	readonly id: string;
	readonly key: string;
}

const refuse = (fields: Readonly<Record<string, string>>): never => {
	throw new Failure('bad_request', { fields });
};

/** A key that is free, made of English words. */
function freeKey(english: string, fallback: string, most: number, isTaken: (key: string) => boolean): string {
	const key = latinSlug(english, most) || fallback;
	for (let i = 2; ; i += 1) {
		const next = i === 2 ? key : `${key}-${i - 1}`;
		if (!isTaken(next)) return next;
	}
}

/** Choices with keys; new ones get keys of their English names. */
function withKeys(choices: Input['choices']): Attribute['choices'] {
	const keys = new Set(choices.flatMap(({ key }) => key ?? []));
	return choices.map(({ key, name }) => {
		const own = key ?? freeKey(name.en, 'choice', CHOICE_LETTERS, (each) => keys.has(each));
		keys.add(own);
		return { key: own, name };
	});
}

function requireFit(sent: Input, kind: Attribute['kind']): void {
	const problems = attributeFormProblems({ ...sent, kind });
	if (problems.length > 0) refuse(Object.fromEntries(problems.map(({ field, problem }) => [field, problem])));
}

/** The attributes of a category and of those above it. */
async function onPath(tx: Db, category: CategoryRow): Promise<Attribute[]> {
	const ids = (await pathOf(tx, category)).map(({ id }) => id);
	const own = await attributesByCategory(tx, ids);
	return inheritedAttributes(ids.map((id) => own.get(id) ?? []));
}

/** Checks that a category can have one attribute more, whose name none of its attributes has. */
async function requireRoom(tx: Db, category: CategoryRow, { key, name }: Pick<Attribute, 'key' | 'name'>) {
	const present = await onPath(tx, category);
	if (present.length >= ATTRIBUTE_LIMITS.ofCategory) refuse({ name: 'too_many' });
	requireOther(present, { key, name });
}

/** Two attributes of a name cannot be told apart in forms and files. */
function requireOther(present: readonly Attribute[], { key, name }: Pick<Attribute, 'key' | 'name'>): void {
	const english = name.en.trim().toLowerCase();
	const others = present.filter((each) => each.key !== key);
	if (others.some((each) => each.name.en.trim().toLowerCase() === english)) refuse({ 'name.en': 'twice' });
}

/** What the audit trail keeps of an attribute. */
function factsOf({ key, kind, name, unit, choices, isRequired, isFilter }: Attribute): AuditFacts {
	const { en, mm, thai, china } = name;
	return {
		...{ attribute: key, kind, title: en, titleMm: mm, titleThai: thai, titleChina: china, unit: unit?.en ?? null },
		choices: choices.map((choice) => choice.name.en),
		...{ required: isRequired, filter: isFilter },
	};
}

async function give(tx: Db, category: CategoryRow, key: string): Promise<void> {
	const position = sql<number>`(select coalesce(max(position) + 1, 0) from category_attributes where category_id = ${category.id})`;
	await tx.insert(categoryAttributes).values({ categoryId: category.id, attributeKey: key, position });
	await markProducts(tx, category);
}

/** Marks the products of a category: what they say is written anew soon, in the words and the order of its attributes. */
async function markProducts(tx: Db, category: CategoryRow): Promise<void> {
	// By id, as all writes of goods lock them.
	await tx
		.select({ id: products.id })
		.from(products)
		.where(isWithin(category.id))
		.orderBy(asc(products.id))
		.for('no key update');
	await tx.update(products).set({ indexVersion: 0 }).where(isWithin(category.id));
}

/** Makes an attribute, the last of a category. @throws Failure `category_not_found`, `bad_request` */
export async function createAttribute(tx: Db, by: CategoryChange, id: string, sent: AttributeInput): Promise<void> {
	const category = await requireCategory(tx, id);
	requireFit(sent, sent.kind);
	const taken = new Set((await tx.select({ key: attributes.key }).from(attributes)).map(({ key }) => key));
	const key = freeKey(sent.name.en, 'attribute', KEY_LETTERS, (each) => taken.has(each));
	const attribute = { ...sent, key, choices: [...withKeys(sent.choices)] };
	await requireRoom(tx, category, attribute);
	await tx.insert(attributes).values(attribute);
	await give(tx, category, key);
	await note(tx, by, category, { action: 'attribute_created', before: {}, after: factsOf(attribute) });
}

/** Gives a category an attribute that was made for another one. @throws Failure `category_not_found`, `path_not_found`, `bad_request` */
export async function addAttribute(tx: Db, by: CategoryChange, { id, key }: OfCategory): Promise<void> {
	const category = await requireCategory(tx, id);
	const [attribute] = await tx.select().from(attributes).where(eq(attributes.key, key));
	if (!attribute) throw new Failure('path_not_found');
	if ((await onPath(tx, category)).some((each) => each.key === key)) refuse({ key: 'twice' });
	await requireRoom(tx, category, attribute);
	await give(tx, category, key);
	await note(tx, by, category, { action: 'attribute_added', before: {}, after: factsOf(attribute) });
}

/** Attributes of a category itself with the one of a key. @throws Failure `category_not_found`, `path_not_found` */
async function requireOwn(tx: Db, { id, key }: OfCategory) {
	const category = await requireCategory(tx, id);
	const own = (await attributesByCategory(tx, [category.id])).get(category.id) ?? [];
	const attribute = own.find((each) => each.key === key);
	if (!attribute) throw new Failure('path_not_found');
	return { category, own, attribute };
}

/**
 * Changes an attribute of a category, and of all others that have it.
 * @throws Failure `category_not_found`, `path_not_found`, `bad_request` with `used` for a choice that products have
 */
export async function changeAttribute(tx: Db, by: CategoryChange, of: OfCategory, sent: Input): Promise<void> {
	const { category, attribute } = await requireOwn(tx, of);
	requireFit(sent, attribute.kind);
	const next = { ...attribute, ...sent, choices: [...withKeys(sent.choices)] };
	requireOther(await onPath(tx, category), next);
	const kept = new Set(next.choices.map(({ key }) => key));
	for (const { key } of attribute.choices.filter((choice) => !kept.has(choice.key))) {
		if (await isChosen(tx, attribute.key, key)) refuse({ choices: 'used' });
	}
	const { name, unit, choices, isRequired, isFilter } = next;
	await tx
		.update(attributes)
		.set({ name, unit, choices, isRequired, isFilter })
		.where(eq(attributes.key, attribute.key));
	const having = await tx.select().from(categoryAttributes).where(eq(categoryAttributes.attributeKey, attribute.key));
	for (const { categoryId } of having) await markProducts(tx, await requireCategory(tx, String(categoryId)));
	await note(tx, by, category, { action: 'attribute_changed', before: factsOf(attribute), after: factsOf(next) });
}

async function isChosen(tx: Db, key: string, choice: string): Promise<boolean> {
	const has = sql`${products.facts} @> ${JSON.stringify([{ key, choice }])}::jsonb`;
	return (await tx.select({ id: products.id }).from(products).where(has).limit(1)).length > 0;
}

/** Puts an attribute at a place among those of its category. @throws Failure `category_not_found`, `path_not_found` */
export async function placeAttribute(tx: Db, by: CategoryChange, of: OfCategory, place: number): Promise<void> {
	const { category, own, attribute } = await requireOwn(tx, of);
	const keys = own.map(({ key }) => key);
	const order = withPlace(keys, attribute.key, place);
	for (const [position, key] of order.entries()) {
		await tx.update(categoryAttributes).set({ position }).where(ofOne(category, key));
	}
	await markProducts(tx, category);
	const placed = (list: readonly string[]) => ({ attribute: of.key, place: list.indexOf(of.key) + 1 });
	await note(tx, by, category, { action: 'attribute_placed', before: placed(keys), after: placed(order) });
}

const ofOne = (category: CategoryRow, key: string) =>
	and(eq(categoryAttributes.categoryId, category.id), eq(categoryAttributes.attributeKey, key));

/** Takes an attribute from a category; its products keep what they say. @throws Failure `category_not_found`, `path_not_found` */
export async function removeAttribute(tx: Db, by: CategoryChange, of: OfCategory): Promise<void> {
	const { category, attribute } = await requireOwn(tx, of);
	await tx.delete(categoryAttributes).where(ofOne(category, attribute.key));
	await note(tx, by, category, { action: 'attribute_removed', before: factsOf(attribute), after: {} });
}
