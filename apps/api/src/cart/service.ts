import { randomUUID } from 'node:crypto';
import { lineRefusal } from '@zaylat/domain/checkout';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, products, productVariants, quotations } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import { readId } from '../products/summary.ts';
import { type CartOwner, isCartOf } from './read.ts';
import { readTermsFacts, termsOf } from './terms.ts';

/** Maximum number of different variants in a cart. */
const MOST_LINES = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is put in the cart. */
export interface AddedPieces {
	readonly variantId: string;
	readonly quantity: number;
	/** The accepted quotation of a line that was removed; one that does not hold is ignored. */
	readonly quotationId?: string | undefined;
}

/**
 * Puts pieces of a variant in the cart; a variant already there grows, and one that is saved for later returns with the
 * quantity.
 * @throws Failure `product_not_found`, `out_of_stock`, `quantity_limited` with `available` and `inCart`, `below_minimum`
 * with `minimum`, `key_reused`.
 */
export async function addPieces(
	db: Db,
	owner: CartOwner,
	{ variantId: variantText, quantity, quotationId: wanted }: AddedPieces,
	now: Date,
	keyedCall?: KeyedCall,
): Promise<void> {
	const variantId = readId(variantText);
	if (variantId === undefined) throw new Failure('product_not_found');
	await changeCart(db, owner, { now, keyedCall }, async (tx, cartId) => {
		const line = await lineOfVariant(tx, cartId, variantId);
		const inCart = line?.savedAt === null ? line.quantity : 0;
		const quotationId = line?.quotationId ?? (await acceptedQuotation(tx, owner, variantId, wanted));
		const next = { quantity: inCart + quantity, quotationId };
		await requireTerms(tx, owner, variantId, next, { inCart }, now);
		if (!line) await insertLine(tx, cartId, { variantId, ...next }, now);
		else {
			const isReturning = line.savedAt !== null && { savedAt: null, isSelected: true };
			await tx
				.update(cartLines)
				.set({ ...next, ...isReturning })
				.where(eq(cartLines.id, line.id));
		}
	});
}

/** A change of a line of the cart. */
interface LineChange {
	readonly quantity?: number | undefined;
	readonly isSelected?: boolean | undefined;
	/** Whether it is saved for later instead of being in the cart. */
	readonly isSaved?: boolean | undefined;
	/** Null: the line is bought at the public price instead of a quoted one. */
	readonly quotation?: null | undefined;
}

/**
 * Changes a line: its quantity, whether the checkout takes it, whether it is saved for later, that it is bought at the
 * public price.
 * @throws Failure `not_in_cart`, also for lines of others; `out_of_stock`, `quantity_limited` with `available`,
 * `below_minimum` with `minimum`, `key_reused`.
 */
export async function changeLine(
	db: Db,
	owner: CartOwner,
	lineId: string,
	{ quantity, isSelected, isSaved, quotation }: LineChange,
	now: Date,
	keyedCall?: KeyedCall,
): Promise<void> {
	await changeCart(db, owner, { now, keyedCall }, async (tx, cartId) => {
		const line = await findLine(tx, cartId, lineId);
		const quotationId = quotation === null ? null : line.quotationId;
		if (quantity !== undefined) {
			await requireTerms(tx, owner, line.variantId, { quantity, quotationId }, { inCart: line.quantity }, now);
		}
		await tx
			.update(cartLines)
			.set({
				quotationId,
				...(quantity !== undefined && { quantity }),
				...(isSelected !== undefined && { isSelected }),
				...(isSaved !== undefined && { savedAt: isSaved ? now : null }),
			})
			.where(eq(cartLines.id, line.id));
	});
}

/**
 * Puts a quoted product in a locked cart; a line of the same variant takes the quoted quantity.
 * @throws Failure `out_of_stock`, `quantity_limited` with `available`
 */
export async function putQuotedPieces(
	tx: Db,
	owner: CartOwner,
	cartId: string,
	quoted: Pick<typeof quotations.$inferSelect, 'id' | 'variantId' | 'quantity'>,
	now: Date,
): Promise<void> {
	const { id: quotationId, variantId, quantity } = quoted;
	const line = await lineOfVariant(tx, cartId, variantId);
	const inCart = line?.quantity ?? 0;
	await requireTerms(tx, owner, variantId, { quantity, quotationId }, { inCart }, now);
	if (!line) return insertLine(tx, cartId, { variantId, quantity, quotationId }, now);
	await tx
		.update(cartLines)
		.set({ quantity, quotationId, isSelected: true, savedAt: null })
		.where(eq(cartLines.id, line.id));
}

/** Takes a line out of the cart. @throws Failure `not_in_cart`, also for lines of others; `key_reused`. */
export async function removeLine(
	db: Db,
	owner: CartOwner,
	lineId: string,
	now: Date,
	keyedCall?: KeyedCall,
): Promise<void> {
	await changeCart(db, owner, { now, keyedCall }, async (tx, cartId) => {
		const line = await findLine(tx, cartId, lineId);
		await tx.delete(cartLines).where(eq(cartLines.id, line.id));
	});
}

/** Moves what one shopper has in carts to another, within stock; what cannot be had is left behind. */
export async function mergeCarts(db: Db, fromUserId: string, toUserId: string, now: Date): Promise<void> {
	const lines = await db
		.select({
			edition: carts.edition,
			variantId: cartLines.variantId,
			quantity: cartLines.quantity,
			savedAt: cartLines.savedAt,
		})
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(eq(carts.userId, fromUserId))
		.orderBy(asc(cartLines.createdAt), asc(cartLines.id));
	for (const { edition, variantId, quantity, savedAt } of lines) {
		const owner: CartOwner = { userId: toUserId, edition: edition === 'th' ? 'th' : 'mm' };
		if (savedAt !== null) {
			await refusalOf(saveForLater(db, owner, { variantId, quantity, savedAt }, now));
			continue;
		}
		const refusal = await refusalOf(addPieces(db, owner, { variantId: String(variantId), quantity }, now));
		const left = Number(refusal?.details?.available ?? 0) - Number(refusal?.details?.inCart ?? 0);
		if (refusal?.code === 'quantity_limited' && left > 0) {
			await refusalOf(addPieces(db, owner, { variantId: String(variantId), quantity: left }, now));
		}
	}
	await db.delete(carts).where(eq(carts.userId, fromUserId));
}

/** Saves pieces of a variant for later, unless the cart has the variant. @throws Failure `quantity_limited` */
async function saveForLater(
	db: Db,
	owner: CartOwner,
	saved: { readonly variantId: number; readonly quantity: number; readonly savedAt: Date },
	now: Date,
): Promise<void> {
	await changeCart(db, owner, { now }, async (tx, cartId) => {
		if (await lineOfVariant(tx, cartId, saved.variantId)) return;
		await insertLine(tx, cartId, { ...saved, quotationId: null }, now);
	});
}

/** Why something was refused; undefined when it was done. */
async function refusalOf(work: Promise<void>): Promise<Failure | undefined> {
	try {
		await work;
		return undefined;
	} catch (error) {
		if (error instanceof Failure) return error;
		throw error;
	}
}

/**
 * Changes a cart in a transaction that locks its row, so that changes of one cart are serialized.
 * @param call its time, and its idempotency key: a repeated call changes nothing
 * @throws Failure `key_reused`
 */
export async function changeCart(
	db: Db,
	owner: CartOwner,
	{ now, keyedCall }: { readonly now: Date; readonly keyedCall?: KeyedCall | undefined },
	work: (tx: Db, cartId: string) => Promise<void>,
): Promise<void> {
	await db.transaction(async (tx) => {
		await tx
			.insert(carts)
			.values({ id: randomUUID(), ...owner, revision: 0 })
			.onConflictDoNothing();
		const [cart] = await tx.select({ id: carts.id }).from(carts).where(isCartOf(owner)).for('update');
		if (!cart) throw new Failure('unavailable');
		if (keyedCall && !(await isFirstTime(tx, keyedCall, now))) return;
		await work(tx, cart.id);
		await tx
			.update(carts)
			.set({ revision: sql`${carts.revision} + 1` })
			.where(eq(carts.id, cart.id));
	});
}

/**
 * Demands that so many pieces of a variant can be bought.
 * @param facts additional details of an error
 */
async function requireTerms(
	tx: Db,
	owner: CartOwner,
	variantId: number,
	line: { readonly quantity: number; readonly quotationId: string | null },
	facts: { readonly inCart: number },
	now: Date,
): Promise<void> {
	const [row] = await tx
		.select({ variant: productVariants, product: products })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(and(eq(productVariants.id, variantId), eq(products.edition, owner.edition)));
	if (!row) throw new Failure('product_not_found');
	const wanted = { ...row, line };
	const terms = termsOf(wanted, await readTermsFacts(tx, owner.userId, [wanted]), owner.edition, now.getTime());
	const { available } = terms;
	const refusal = lineRefusal(terms, line.quantity);
	if (refusal === 'out_of_stock') throw new Failure(refusal, { details: { available } });
	if (refusal === 'quantity_limited') throw new Failure(refusal, { details: { available, ...facts } });
	if (refusal) throw new Failure(refusal, { details: { minimum: row.product.minQuantity, ...facts } });
}

/** An accepted quotation of a shopper for a variant that no order took yet; null when there is none. */
async function acceptedQuotation(
	tx: Db,
	{ userId, edition }: CartOwner,
	variantId: number,
	id: string | undefined,
): Promise<string | null> {
	if (id === undefined || !UUID.test(id)) return null;
	const [row] = await tx
		.select({ id: quotations.id })
		.from(quotations)
		.where(
			and(
				eq(quotations.id, id),
				eq(quotations.userId, userId),
				eq(quotations.edition, edition),
				eq(quotations.variantId, variantId),
				eq(quotations.status, 'accepted'),
				isNull(quotations.orderId),
			),
		);
	return row?.id ?? null;
}

async function lineOfVariant(tx: Db, cartId: string, variantId: number) {
	const [line] = await tx
		.select()
		.from(cartLines)
		.where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)));
	return line;
}

/** @throws Failure `quantity_limited` when the cart has its maximum number of variants */
async function insertLine(
	tx: Db,
	cartId: string,
	line: Pick<typeof cartLines.$inferInsert, 'variantId' | 'quantity' | 'quotationId' | 'savedAt'>,
	now: Date,
): Promise<void> {
	const [lines] = await tx.select({ count: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
	if ((lines?.count ?? 0) >= MOST_LINES) {
		throw new Failure('quantity_limited', { details: { available: 0, lines: MOST_LINES } });
	}
	await tx.insert(cartLines).values({ id: randomUUID(), cartId, createdAt: now, ...line });
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
