import type { KnownCategory, Localized } from '@zaylat/api-client/contract';
import type { Attribute } from '@zaylat/domain/goods';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { categories, productTypes, shops } from '../db/schema/index.ts';
import { attributesByCategory, attributesOn } from './attributes.ts';
import type { WrittenProduct } from './format.ts';

/** Where a product belongs. */
export interface Place {
	/** Level of its category, 0 without one. */
	readonly level: number;
	/** Ids of its categories, first level first. */
	readonly ids: readonly number[];
	/** Their names. */
	readonly names: readonly Localized[];
	/** Name of its shop. */
	readonly shop: Localized;
	/** Whether the type that it names is known. */
	readonly hasType: boolean;
	/** Attributes of its categories. */
	readonly attributes: readonly Attribute[];
}

type Placed = Pick<WrittenProduct, 'category' | 'kind' | 'type'>;

/** Reads where products belong, in their order; level 0 for a category that does not exist. */
export async function placesOf(tx: Db, shop: { readonly id: number }, placed: readonly Placed[]): Promise<Place[]> {
	const [own] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shop.id));
	if (!own) throw new Error(`No shop ${shop.id}`);
	const keys = [...new Set(placed.flatMap(({ type }) => type ?? []))];
	const types =
		keys.length === 0
			? []
			: await tx.select({ key: productTypes.key }).from(productTypes).where(inArray(productTypes.key, keys));
	const known = new Set(types.map(({ key }) => key));
	const paths = await pathsOf(tx, [...new Set(placed.flatMap(({ category }) => category ?? []))]);
	const attributes = await attributesByCategory(tx, [...new Set([...paths.values()].flat().map(({ id }) => id))]);
	return placed.map(({ category, kind, type }) => {
		const found = category === null ? undefined : paths.get(category);
		const path = found?.at(-1)?.kind === kind ? found : [];
		const ids = path.map(({ id }) => id);
		return {
			...{ ids, attributes: attributesOn(attributes, ids) },
			level: path.at(-1)?.level ?? 0,
			names: path.map(({ name }) => name),
			shop: own.name,
			hasType: type !== null && known.has(type),
		};
	});
}

/** Categories with those above, first level first, by slug. */
async function pathsOf(tx: Db, slugs: readonly string[]) {
	if (slugs.length === 0) return new Map<string, never[]>();
	const [second, first] = [alias(categories, 'second'), alias(categories, 'first')];
	const rows = await tx
		.select({ last: categories, second, first })
		.from(categories)
		.leftJoin(second, eq(second.id, categories.parentId))
		.leftJoin(first, eq(first.id, second.parentId))
		.where(inArray(categories.slug, [...slugs]));
	return new Map(
		rows.map((row) => [row.last.slug, [row.first, row.second, row.last].filter((each) => each !== null)] as const),
	);
}

/** What the rules know of the category of a product. */
export async function knownCategory(
	db: Db,
	{ category, kind }: Pick<WrittenProduct, 'category' | 'kind'>,
): Promise<KnownCategory> {
	const path = category === null ? undefined : (await pathsOf(db, [category])).get(category);
	const last = path?.at(-1);
	if (!path || last?.kind !== kind) return { level: 0, attributes: [] };
	const ids = path.map(({ id }) => id);
	return { level: last.level, attributes: attributesOn(await attributesByCategory(db, ids), ids) };
}
