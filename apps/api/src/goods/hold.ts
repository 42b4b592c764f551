import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, products, productVariants } from '../db/schema/index.ts';
import { readId } from '../products/summary.ts';
import { nameOfUnnamed, readGoods, type StoredGoods } from './read.ts';

/** The id that stands in the place of a name in files; undefined for a name. */
const idOfUnnamed = (name: string): number | undefined => readId(/^#(\d+)$/.exec(name)?.[1] ?? '');

/**
 * Locks the products of a shop that have some names, with their variants and what is listed of them: variants, products,
 * listed products, each by id, as all writes of goods and orders do. Writers of one name wait for each other, also while the
 * product does not exist yet.
 * @returns the products by the names; a name that none has is left out
 */
export async function holdNamed(
	tx: Db,
	shop: { readonly id: number },
	names: readonly string[],
): Promise<ReadonlyMap<string, StoredGoods>> {
	if (names.length === 0) return new Map();
	await lockNames(tx, shop, names);
	const unnamed = names.flatMap((name) => idOfUnnamed(name) ?? []);
	const rows = await tx
		.select({ id: products.id, externalId: products.externalId })
		.from(products)
		.where(
			and(
				eq(products.shopId, shop.id),
				or(
					inArray(products.externalId, [...names]),
					unnamed.length > 0 ? and(isNull(products.externalId), inArray(products.id, unnamed)) : undefined,
				),
			),
		);
	// A product that has such a name goes before one that has none.
	const ids = new Map(rows.flatMap(({ id, externalId }) => (externalId === null ? [[nameOfUnnamed(id), id]] : [])));
	for (const { id, externalId } of rows) if (externalId !== null) ids.set(externalId, id);
	const stored = await holdProducts(tx, shop, [...ids.values()]);
	const byId = new Map(stored.map((goods) => [goods.id, goods]));
	return new Map(
		[...ids].flatMap(([name, id]) => {
			const goods = byId.get(id);
			return goods ? [[name, goods] as const] : [];
		}),
	);
}

/** Lets writers of one name wait for each other until the transaction ends, whether a product has it or not. */
export async function lockNames(tx: Db, shop: { readonly id: number }, names: readonly string[]): Promise<void> {
	const keys = names.map((name) => `goods ${shop.id} ${name}`);
	await tx.execute(sql`
		select pg_advisory_xact_lock(key) from (
			select hashtextextended(name, 0) as key from unnest(${sql.param(keys)}::text[]) as name order by 1 offset 0
		) as ordered`);
}

/** Locks products of a shop as `holdNamed` does. @returns those that the shop has, in the order of the ids given */
export async function holdProducts(
	tx: Db,
	shop: { readonly id: number },
	ids: readonly number[],
): Promise<StoredGoods[]> {
	if (ids.length === 0) return [];
	await tx
		.select({ id: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(and(eq(products.shopId, shop.id), inArray(products.id, [...ids])))
		.orderBy(asc(productVariants.id))
		.for('no key update', { of: productVariants });
	const own = await tx
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.shopId, shop.id), inArray(products.id, [...ids])))
		.orderBy(asc(products.id))
		.for('no key update');
	const found = new Set(own.map(({ id }) => id));
	await tx
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.where(inArray(listedProducts.productId, [...found]))
		.orderBy(asc(listedProducts.productId))
		.for('update');
	return readGoods(
		tx,
		ids.filter((id) => found.has(id)),
	);
}
