import { randomUUID } from 'node:crypto';
import { lineRefusal } from '@zaylat/domain/checkout';
import { canTakeQuoted } from '@zaylat/domain/quotations';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, products, productVariants, quotations } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import { readId } from '../products/summary.ts';
import { lowerQuotation } from '../quotations/lower.ts';
import { type CartOwner, isCartOf } from './read.ts';
import { readTermsFacts, type StoredTerms, termsOf } from './terms.ts';

/** Maximum number of different variants in a cart. */
const MOST_LINES = 100;

/** What is put in the cart. */
export interface AddedPieces {
	readonly variantId: string;
	readonly quantity: number;
	/** The accepted quotation of a line that was removed; one that does not hold is ignored. */
	readonly quotationId?: string | undefined;
}

/** Properties of a line that another cart had; those of new or known lines are kept without them. */
type KeptLine = Partial<Pick<typeof cartLines.$inferSelect, 'isSelected' | 'createdAt'>>;

/**
 * Puts pieces of a variant in the cart; a variant already there grows, and one that is saved for later returns with the
 * quantity.
 * @throws Failure `product_not_found`, `out_of_stock`, `quantity_limited` with `available` and `inCart`, `below_minimum`
 * with `minimum`, `key_reused`.
 */
export async function addPieces(
	db: Db,
	owner: CartOwner,
	{ variantId: variantText, quantity, quotationId: wanted, kept }: AddedPieces & { readonly kept?: KeptLine },
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
		if (!line) await insertLine(tx, cartId, { variantId, ...next, ...kept }, now);
		else {
			const isReturning = line.savedAt !== null && { savedAt: null, isSelected: true };
			const isChosen = kept?.isSelected !== undefined && { isSelected: kept.isSelected };
			await tx
				.update(cartLines)
				.set({ ...next, ...isReturning, ...isChosen })
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
 * Changes a line: its quantity (a quoted price holds for the pieces that are left, where these are fewer than quoted), whether the checkout takes it, whether it is saved for later, that it is bought at the
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
			await takeFewerQuoted(tx, owner, { ...line, quotationId }, quantity, now);
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

/**
 * Moves the lines of one shopper's carts to another's, in their order: each keeps whether it is selected or saved for
 * later, which counts for a line that both have, because it was decided last. Quantities stay within stock; a line that
 * is sold out stays visible as such.
 */
export async function mergeCarts(db: Db, fromUserId: string, toUserId: string, now: Date): Promise<void> {
	const lines = await db
		.select({ edition: carts.edition, line: cartLines })
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(eq(carts.userId, fromUserId))
		.orderBy(asc(cartLines.createdAt), asc(cartLines.id));
	for (const { edition, line } of lines) {
		const owner: CartOwner = { userId: toUserId, edition: edition === 'th' ? 'th' : 'mm' };
		const { variantId, quantity, isSelected, savedAt, createdAt } = line;
		const kept = { isSelected, createdAt };
		const takeOver = () => refusalOf(takeLineOver(db, owner, { variantId, quantity, savedAt, ...kept }, now));
		if (savedAt !== null) {
			await takeOver();
			continue;
		}
		const pieces = { variantId: String(variantId), kept };
		const refusal = await refusalOf(addPieces(db, owner, { ...pieces, quantity }, now));
		if (refusal?.code === 'out_of_stock') await takeOver();
		const left = Number(refusal?.details?.available ?? 0) - Number(refusal?.details?.inCart ?? 0);
		if (refusal?.code === 'quantity_limited' && left > 0) {
			await refusalOf(addPieces(db, owner, { ...pieces, quantity: left }, now));
		}
	}
	await db.delete(carts).where(eq(carts.userId, fromUserId));
}

/** Puts a line of another cart into a cart as it is, unless the cart has the variant. @throws Failure `quantity_limited` */
async function takeLineOver(
	db: Db,
	owner: CartOwner,
	line: Pick<typeof cartLines.$inferSelect, 'variantId' | 'quantity' | 'savedAt' | 'isSelected' | 'createdAt'>,
	now: Date,
): Promise<void> {
	await changeCart(db, owner, { now }, async (tx, cartId) => {
		if (await lineOfVariant(tx, cartId, line.variantId)) return;
		await insertLine(tx, cartId, { ...line, quotationId: null }, now);
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
	const { terms, minimum } = await readTerms(tx, owner, variantId, line, now);
	const { available } = terms;
	const refusal = lineRefusal(terms, line.quantity);
	if (refusal === 'out_of_stock') throw new Failure(refusal, { details: { available } });
	if (refusal === 'quantity_limited') throw new Failure(refusal, { details: { available, ...facts } });
	if (refusal) throw new Failure(refusal, { details: { minimum, ...facts } });
}

/** The terms of a line, and the minimum order of its product. @throws Failure `product_not_found` */
async function readTerms(
	tx: Db,
	{ userId, edition }: CartOwner,
	variantId: number,
	line: { readonly quantity: number; readonly quotationId: string | null },
	now: Date,
): Promise<{ readonly terms: StoredTerms; readonly minimum: number }> {
	const [row] = await tx
		.select({ variant: productVariants, product: products })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(and(eq(productVariants.id, variantId), eq(products.edition, edition)));
	if (!row) throw new Failure('product_not_found');
	const wanted = { ...row, line };
	const terms = termsOf(wanted, await readTermsFacts(tx, userId, [wanted], now.getTime()), edition, now.getTime());
	return { terms, minimum: row.product.minQuantity };
}

/** Lowers the quotation of a line to a quantity that is left, where fewer are left than quoted (ADR 168). */
async function takeFewerQuoted(
	tx: Db,
	owner: CartOwner,
	line: { readonly variantId: number; readonly quantity: number; readonly quotationId: string | null },
	quantity: number,
	now: Date,
): Promise<void> {
	if (line.quotationId === null) return;
	const { terms } = await readTerms(tx, owner, line.variantId, line, now);
	const { quotation, available } = terms;
	if (quotation && canTakeQuoted(quantity, quotation.quantity, available)) {
		await lowerQuotation(tx, quotation, quantity);
	}
}

/** An accepted quotation of a shopper for a variant that no order took yet; null when there is none. */
async function acceptedQuotation(
	tx: Db,
	{ userId, edition }: CartOwner,
	variantId: number,
	id: string | undefined,
): Promise<string | null> {
	if (id === undefined || !isUuid(id)) return null;
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
	line: Pick<typeof cartLines.$inferInsert, 'variantId' | 'quantity' | 'quotationId' | 'savedAt'> & KeptLine,
	now: Date,
): Promise<void> {
	const [lines] = await tx.select({ count: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
	if ((lines?.count ?? 0) >= MOST_LINES) {
		throw new Failure('quantity_limited', { details: { available: 0, lines: MOST_LINES } });
	}
	await tx.insert(cartLines).values({ id: randomUUID(), cartId, createdAt: now, ...line });
}

async function findLine(db: Db, cartId: string, lineId: string): Promise<typeof cartLines.$inferSelect> {
	if (!isUuid(lineId)) throw new Failure('not_in_cart');
	const [line] = await db
		.select()
		.from(cartLines)
		.where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)));
	if (!line) throw new Failure('not_in_cart');
	return line;
}
