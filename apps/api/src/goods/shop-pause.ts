import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { heldProducts, listedProducts, products, productVariants } from '../db/schema/index.ts';
import { publishGoodsChange } from './news.ts';

/** Products of one notice: it names those whose carts are told. */
const SOME = 5_000;

/**
 * Takes all that a shop sells off the market, and remembers it. The shop is locked by the caller.
 * @returns how many products that were
 */
export async function holdGoods(tx: Db, shopId: number): Promise<number> {
	await lockGoods(tx, shopId, 'on_sale');
	const held = await tx
		.update(products)
		.set({ state: 'paused' })
		.where(and(eq(products.shopId, shopId), eq(products.state, 'on_sale')))
		.returning({ productId: products.id });
	for (let start = 0; start < held.length; start += SOME) {
		const some = held.slice(start, start + SOME);
		await tx
			.insert(heldProducts)
			.values(some.map(({ productId }) => ({ productId, shopId })))
			.onConflictDoNothing();
	}
	await tellOf(tx, held);
	return held.length;
}

/** Puts on sale again what `holdGoods` took off, except what was taken further since. @returns how many products that were */
export async function releaseGoods(tx: Db, shopId: number): Promise<number> {
	await lockGoods(tx, shopId, 'paused');
	const held = tx.select({ id: heldProducts.productId }).from(heldProducts).where(eq(heldProducts.shopId, shopId));
	const released = await tx
		.update(products)
		.set({ state: 'on_sale' })
		.where(and(eq(products.shopId, shopId), eq(products.state, 'paused'), inArray(products.id, held)))
		.returning({ productId: products.id });
	await tx.delete(heldProducts).where(eq(heldProducts.shopId, shopId));
	await tellOf(tx, released);
	return released.length;
}

async function tellOf(tx: Db, changed: readonly { readonly productId: number }[]): Promise<void> {
	for (let start = 0; start < changed.length; start += SOME) {
		const some = changed.slice(start, start + SOME);
		await publishGoodsChange(
			tx,
			some.map(({ productId }) => productId),
		);
	}
}

/** Locks products of a shop in the order in which all writes of goods and orders do: variants, products, what is listed. */
async function lockGoods(tx: Db, shopId: number, state: 'on_sale' | 'paused'): Promise<void> {
	const ofShop = and(eq(products.shopId, shopId), eq(products.state, state));
	await tx
		.select({ id: productVariants.id })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(ofShop)
		.orderBy(asc(productVariants.id))
		.for('no key update', { of: productVariants });
	await tx.select({ id: products.id }).from(products).where(ofShop).orderBy(asc(products.id)).for('no key update');
	await tx
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.innerJoin(products, eq(products.id, listedProducts.productId))
		.where(ofShop)
		.orderBy(asc(listedProducts.productId))
		.for('update', { of: listedProducts });
}
