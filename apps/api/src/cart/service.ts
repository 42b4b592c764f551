import { randomUUID } from 'node:crypto';
import type { Cart } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { and, asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, priceTiers, products, productVariants, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { moneyOf, readId } from '../products/summary.ts';

/** Whose cart, and where. */
export interface CartOwner {
	readonly userId: string;
	readonly edition: Edition;
}

/** Most different variants that a cart holds. */
const MOST_LINES = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A shopper's cart in the language of the request; empty when nothing was ever put in. */
export async function readCart(db: Db, owner: CartOwner, language: Language): Promise<Cart> {
	const [cart] = await db.select().from(carts).where(isOf(owner));
	if (!cart) return { revision: 0, lines: [] };
	const rows = await db
		.select({
			line: cartLines,
			variant: productVariants,
			product: products,
			shop: { slug: shops.slug, name: shops.name },
		})
		.from(cartLines)
		.innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(eq(cartLines.cartId, cart.id))
		.orderBy(asc(cartLines.createdAt), asc(cartLines.id));
	const productIds = rows.map(({ product }) => product.id);
	const tiers =
		productIds.length === 0 ? [] : await db.select().from(priceTiers).where(inArray(priceTiers.productId, productIds));
	return {
		revision: cart.revision,
		lines: rows.map(({ line, variant, product, shop }) => {
			const ladder = tiers.filter(({ productId }) => productId === product.id);
			const retail = moneyOf(owner.edition, variant.price);
			const unitPrice = unitPriceAt(retail, line.quantity, ladder);
			const previous = variant.previousPrice ?? (unitPrice.amount < retail.amount ? variant.price : null);
			const name = product.name[language];
			return {
				id: line.id,
				productId: String(product.id),
				variantId: String(variant.id),
				name,
				variantName: variantName(product.options, variant.values, language),
				picture: pictureOf(product.pictureKeys[0] ?? '', product.tint, name, language),
				unitPrice,
				previousUnitPrice: previous === null ? null : moneyOf(owner.edition, previous),
				quantity: line.quantity,
				available: Math.min(variant.stock, product.maxQuantity),
				isSelected: line.isSelected,
				shop: { slug: shop.slug, name: shop.name[language] },
			};
		}),
	};
}

/** The pieces in a cart. */
export async function countPieces(db: Db, owner: CartOwner): Promise<number> {
	const [row] = await db
		.select({ pieces: sum(cartLines.quantity) })
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(isOf(owner));
	return Number(row?.pieces ?? 0);
}

/**
 * Puts pieces of a variant in the cart; a variant already there grows.
 * @throws Failure `product_not_found`, `out_of_stock`, `quantity_limited` with `available` and `inCart`.
 */
export async function addPieces(
	db: Db,
	owner: CartOwner,
	variantText: string,
	quantity: number,
	now: Date,
): Promise<void> {
	const variantId = readId(variantText);
	if (variantId === undefined) throw new Failure('product_not_found');
	await change(db, owner, async (tx, cartId) => {
		const limits = await limitsOf(tx, variantId, owner.edition);
		if (!limits) throw new Failure('product_not_found');
		const [line] = await tx
			.select()
			.from(cartLines)
			.where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)));
		const inCart = line?.quantity ?? 0;
		demandStock(inCart + quantity, limits.available, { inCart });
		if (line) {
			await tx
				.update(cartLines)
				.set({ quantity: inCart + quantity })
				.where(eq(cartLines.id, line.id));
			return;
		}
		const [lines] = await tx.select({ count: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
		if ((lines?.count ?? 0) >= MOST_LINES)
			throw new Failure('quantity_limited', { details: { available: 0, lines: MOST_LINES } });
		await tx.insert(cartLines).values({ id: randomUUID(), cartId, variantId, quantity, createdAt: now });
	});
}

/**
 * Sets the quantity of a line.
 * @throws Failure `not_in_cart`, also for lines of others; `out_of_stock`, `quantity_limited` with `available`.
 */
export async function setPieces(db: Db, owner: CartOwner, lineId: string, quantity: number): Promise<void> {
	await change(db, owner, async (tx, cartId) => {
		const line = await findLine(tx, cartId, lineId);
		const limits = await limitsOf(tx, line.variantId, owner.edition);
		demandStock(quantity, limits?.available ?? 0, { inCart: line.quantity });
		await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id));
	});
}

/** Sets whether the checkout takes a line. @throws Failure `not_in_cart`, also for lines of others. */
export async function selectLine(db: Db, owner: CartOwner, lineId: string, isSelected: boolean): Promise<void> {
	await change(db, owner, async (tx, cartId) => {
		const line = await findLine(tx, cartId, lineId);
		await tx.update(cartLines).set({ isSelected }).where(eq(cartLines.id, line.id));
	});
}

/** Takes a line out of the cart. @throws Failure `not_in_cart`, also for lines of others. */
export async function takeOut(db: Db, owner: CartOwner, lineId: string): Promise<void> {
	await change(db, owner, async (tx, cartId) => {
		const line = await findLine(tx, cartId, lineId);
		await tx.delete(cartLines).where(eq(cartLines.id, line.id));
	});
}

/** Moves what one shopper has in carts to another, within stock; what cannot be had is left behind. */
export async function mergeCarts(db: Db, fromUserId: string, toUserId: string, now: Date): Promise<void> {
	const lines = await db
		.select({ edition: carts.edition, variantId: cartLines.variantId, quantity: cartLines.quantity })
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(eq(carts.userId, fromUserId))
		.orderBy(asc(cartLines.createdAt), asc(cartLines.id));
	for (const { edition, variantId, quantity } of lines) {
		const owner: CartOwner = { userId: toUserId, edition: edition === 'th' ? 'th' : 'mm' };
		try {
			await addPieces(db, owner, String(variantId), quantity, now);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			const left = Number(error.details?.available ?? 0) - Number(error.details?.inCart ?? 0);
			if (error.code === 'quantity_limited' && left > 0) await addPieces(db, owner, String(variantId), left, now);
		}
	}
	await db.delete(carts).where(eq(carts.userId, fromUserId));
}

const isOf = ({ userId, edition }: CartOwner) => and(eq(carts.userId, userId), eq(carts.edition, edition));

/** Changes a cart in a transaction that holds its row, so that changes of one cart follow each other. */
async function change(db: Db, owner: CartOwner, work: (tx: Db, cartId: string) => Promise<void>): Promise<void> {
	await db.transaction(async (tx) => {
		await tx
			.insert(carts)
			.values({ id: randomUUID(), ...owner, revision: 0 })
			.onConflictDoNothing();
		const [cart] = await tx.select({ id: carts.id }).from(carts).where(isOf(owner)).for('update');
		if (!cart) throw new Failure('unavailable');
		await work(tx, cart.id);
		await tx
			.update(carts)
			.set({ revision: sql`${carts.revision} + 1` })
			.where(eq(carts.id, cart.id));
	});
}

async function limitsOf(db: Db, variantId: number, edition: Edition): Promise<{ available: number } | undefined> {
	const [row] = await db
		.select({ stock: productVariants.stock, maxQuantity: products.maxQuantity })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(and(eq(productVariants.id, variantId), eq(products.edition, edition)));
	return row && { available: Math.min(row.stock, row.maxQuantity) };
}

function demandStock(wanted: number, available: number, facts: { inCart: number }): void {
	if (available === 0) throw new Failure('out_of_stock', { details: { available } });
	if (wanted > available) throw new Failure('quantity_limited', { details: { available, ...facts } });
}

async function findLine(db: Db, cartId: string, lineId: string): Promise<typeof cartLines.$inferSelect> {
	if (!UUID.test(lineId)) throw new Failure('not_in_cart');
	const [line] = await db
		.select()
		.from(cartLines)
		.where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)));
	if (!line) throw new Failure('not_in_cart');
	return line;
}

/** The chosen options in words, for example "Indigo, M". */
export function variantName(
	options: (typeof products.$inferSelect)['options'],
	values: readonly string[],
	language: Language,
): string {
	return options
		.map((option, i) => option.values.find(({ key }) => key === values[i])?.name[language])
		.filter((name) => name !== undefined)
		.join(language === 'china' ? '，' : language === 'mm' ? '၊ ' : ', ');
}
