import type { CategoryInput, Localized } from '@zaylat/api-client/contract';
import type { AuditAction, AuditFacts } from '@zaylat/domain/audit';
import type { Edition } from '@zaylat/domain/editions';
import { CATEGORY_LEVELS, categoryRefusal, withPlace } from '@zaylat/domain/goods';
import { latinSlug } from '@zaylat/domain/shops';
import { and, asc, eq, isNull, max, ne, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import type { CategoryRow } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { categories, hiddenCategories, products } from '../db/schema/index.ts';
import { publishGoodsChange } from '../goods/news.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { pictureKey } from '../pictures/keys.ts';
import { readId } from '../products/summary.ts';

/** Whoever changes the tree of categories, and when. */
export interface CategoryChange {
	readonly actor: Actor;
	readonly at: Date;
}

const TINTS = 6;
const SLUG_LETTERS = 60;

/** Changes the tree in a transaction that no other change of it runs beside, and tells all processes. */
export function changeTree<T>({ db }: Pick<Services, 'db'>, change: (tx: Db) => Promise<T>): Promise<T> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
		const result = await change(tx);
		await publishGoodsChange(tx, []);
		return result;
	});
}

/** A category by its id. @throws Failure `category_not_found` */
export async function requireCategory(tx: Db, idText: string): Promise<CategoryRow> {
	const id = readId(idText);
	const [row] = id === undefined ? [] : await tx.select().from(categories).where(eq(categories.id, id));
	if (!row) throw new Failure('category_not_found');
	return row;
}

const kindOf = ({ kind }: Pick<CategoryRow, 'kind'>) =>
	kind === 'digital' ? ('digital' as const) : ('goods' as const);
const refuse = (reason: string): never => {
	throw new Failure('category_change_refused', { details: { reason } });
};

/** Writes a change of a category to the audit trail, in its transaction. */
export function note(
	tx: Db,
	{ actor, at }: CategoryChange,
	{ id, name }: Pick<CategoryRow, 'id' | 'name'>,
	{ action = 'category_changed', ...facts }: { action?: AuditAction; before: AuditFacts; after: AuditFacts },
): Promise<void> {
	return recordChange(tx, {
		at,
		actor,
		action,
		subject: { kind: 'category', id: String(id), name: name.en },
		...facts,
	});
}

/** Makes a category, the last of its siblings. @throws Failure `category_not_found`, `category_change_refused` */
export async function createCategory(
	tx: Db,
	by: CategoryChange,
	sent: { readonly parent: string | null; readonly kind: 'goods' | 'digital'; readonly name: Localized },
): Promise<void> {
	const parent = sent.parent === null ? null : await requireCategory(tx, sent.parent);
	const level = (parent?.level ?? 0) + 1;
	if (level > CATEGORY_LEVELS) refuse('wrong_level');
	const [last] = await tx
		.select({ position: max(categories.position) })
		.from(categories)
		.where(parent ? eq(categories.parentId, parent.id) : isNull(categories.parentId));
	const [newest] = await tx.select({ id: max(categories.id) }).from(categories);
	const id = Math.max(newest?.id ?? 0, LAST_OF_BASE_DATA) + 1;
	const taken = new Set((await tx.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug));
	const named = latinSlug(sent.name.en, SLUG_LETTERS);
	const slug = named.length < 3 || taken.has(named) ? `${named || 'category'}-${id}` : named;
	await tx.insert(categories).values({
		...{ id, level, slug, name: sent.name, parentId: parent?.id ?? null },
		kind: parent?.kind ?? sent.kind,
		route: parent?.route ?? slug,
		pictureKey: parent?.pictureKey ?? pictureKey('package'),
		...{ tint: (id % TINTS) + 1, position: (last?.position ?? -1) + 1 },
	});
	const after = { title: sent.name.en, parent: parent?.slug ?? null };
	await note(tx, by, { id, name: sent.name }, { action: 'category_created', before: {}, after });
}

/** Ids up to this one are those of base data, which an upgrade may add to. */
const LAST_OF_BASE_DATA = 100_000;

/**
 * Changes the name of a category, what it lies below, and which editions hide it.
 * @throws Failure `category_not_found`, `category_change_refused`
 */
export async function changeCategory(tx: Db, by: CategoryChange, idText: string, sent: CategoryInput): Promise<void> {
	const own = await requireCategory(tx, idText);
	const before = await factsOf(tx, own);
	const parent = sent.parent === null ? null : await parentOf(tx, sent.parent);
	const refusal = categoryRefusal(
		{ level: own.level, kind: kindOf(own) },
		parent && { ...parent, kind: kindOf(parent) },
	);
	if (refusal) refuse(refusal);
	const isWithin = sql`${own.id} in (${products.category1Id}, ${products.category2Id}, ${products.category3Id})`;
	// By id, as all writes of goods lock them.
	await tx.select({ id: products.id }).from(products).where(isWithin).orderBy(asc(products.id)).for('no key update');
	await tx.update(categories).set({ name: sent.name }).where(eq(categories.id, own.id));
	if (parent && parent.id !== own.parentId) await moveBelow(tx, own, parent);
	await tx.delete(hiddenCategories).where(eq(hiddenCategories.categoryId, own.id));
	const hiddenIn: Edition[] = [...new Set(sent.hiddenIn)];
	if (hiddenIn.length > 0) {
		await tx.insert(hiddenCategories).values(hiddenIn.map((edition) => ({ categoryId: own.id, edition })));
	}
	const isFoundOtherwise =
		JSON.stringify(sent.name) !== JSON.stringify(own.name) || (parent?.id ?? null) !== own.parentId;
	// Its products are found by its name and those of what it lies below; they are indexed anew soon.
	if (isFoundOtherwise) await tx.update(products).set({ indexVersion: 0 }).where(isWithin);
	const after = await factsOf(tx, await requireCategory(tx, idText));
	await note(tx, by, { id: own.id, name: sent.name }, { before, after });
}

async function parentOf(tx: Db, idText: string): Promise<CategoryRow | undefined> {
	const id = readId(idText);
	const [row] = id === undefined ? [] : await tx.select().from(categories).where(eq(categories.id, id));
	return row;
}

/** What the audit trail keeps of a category. */
async function factsOf(tx: Db, { id, name, parentId }: CategoryRow): Promise<AuditFacts> {
	const hidden = await tx.select().from(hiddenCategories).where(eq(hiddenCategories.categoryId, id));
	const [parent] = parentId === null ? [] : await tx.select().from(categories).where(eq(categories.id, parentId));
	const { en, mm, thai, china } = name;
	const names = { title: en, titleMm: mm, titleThai: thai, titleChina: china };
	return { ...names, parent: parent?.slug ?? null, hidden: hidden.map(({ edition }) => edition).toSorted() };
}

/** Puts a category below another one, the last there; its products and what it contains come along. */
async function moveBelow(tx: Db, own: CategoryRow, parent: CategoryRow): Promise<void> {
	const [last] = await tx
		.select({ position: max(categories.position) })
		.from(categories)
		.where(and(eq(categories.parentId, parent.id), ne(categories.id, own.id)));
	const position = (last?.position ?? -1) + 1;
	await tx
		.update(categories)
		.set({ parentId: parent.id, route: parent.route, position })
		.where(eq(categories.id, own.id));
	if (own.level === 2) {
		await tx.update(categories).set({ route: parent.route }).where(eq(categories.parentId, own.id));
		await tx.update(products).set({ category1Id: parent.id }).where(eq(products.category2Id, own.id));
		return;
	}
	await tx
		.update(products)
		.set({ category1Id: parent.parentId, category2Id: parent.id })
		.where(eq(products.category3Id, own.id));
}

/** Puts a category at a place among its siblings. @throws Failure `category_not_found` */
export async function placeCategory(tx: Db, by: CategoryChange, idText: string, place: number): Promise<void> {
	const own = await requireCategory(tx, idText);
	const ofParent = own.parentId === null ? isNull(categories.parentId) : eq(categories.parentId, own.parentId);
	const siblings = await tx
		.select({ id: categories.id })
		.from(categories)
		.where(and(ofParent, eq(categories.kind, own.kind)))
		.orderBy(asc(categories.position), asc(categories.id));
	const ids = siblings.map(({ id }) => id);
	const order = withPlace(ids, own.id, place);
	for (const [position, id] of order.entries()) {
		await tx.update(categories).set({ position }).where(eq(categories.id, id));
	}
	const facts = { before: { place: ids.indexOf(own.id) + 1 }, after: { place: order.indexOf(own.id) + 1 } };
	await note(tx, by, own, facts);
}

/** Gives a category another picture. @throws Failure `category_not_found` */
export async function setPicture(tx: Db, by: CategoryChange, idText: string, key: string): Promise<void> {
	const own = await requireCategory(tx, idText);
	await tx.update(categories).set({ pictureKey: key }).where(eq(categories.id, own.id));
	await note(tx, by, own, { before: { picture: own.pictureKey }, after: { picture: key } });
}
