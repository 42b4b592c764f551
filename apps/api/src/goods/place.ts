import type { Localized } from '@zaylat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { categories, productTypes, shops } from '../db/schema/index.ts';
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
}

/** Reads where a product belongs; level 0 for a category that does not exist. */
export async function placeOf(
	tx: Db,
	shop: { readonly id: number },
	{ category, kind, type }: WrittenProduct,
): Promise<Place> {
	const [own] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shop.id));
	if (!own) throw new Error(`No shop ${shop.id}`);
	const types =
		type === null
			? []
			: await tx.select({ key: productTypes.key }).from(productTypes).where(eq(productTypes.key, type));
	const [second, first] = [alias(categories, 'second'), alias(categories, 'first')];
	const [row] =
		category === null
			? []
			: await tx
					.select({ last: categories, second, first })
					.from(categories)
					.leftJoin(second, eq(second.id, categories.parentId))
					.leftJoin(first, eq(first.id, second.parentId))
					.where(and(eq(categories.slug, category), eq(categories.kind, kind)));
	const path = [row?.first, row?.second, row?.last].filter((each) => each !== undefined && each !== null);
	return {
		level: row?.last.level ?? 0,
		ids: path.map(({ id }) => id),
		names: path.map(({ name }) => name),
		shop: own.name,
		hasType: types.length > 0,
	};
}

/** Level of the category of a product, 0 without one. */
export async function categoryLevel(db: Db, { category, kind }: Pick<WrittenProduct, 'category' | 'kind'>) {
	if (category === null) return 0;
	const [row] = await db
		.select({ level: categories.level })
		.from(categories)
		.where(and(eq(categories.slug, category), eq(categories.kind, kind)));
	return row?.level ?? 0;
}
