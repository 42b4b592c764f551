import { randomUUID } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import {
	canQuotationMove,
	canTakeQuoted,
	isQuotable,
	type QuotationActor,
	type QuotationStatus,
	quotationHolds,
	quotationQuantityRefusal,
} from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CartOwner } from '../cart/read.ts';
import { changeCart, putQuotedPieces } from '../cart/service.ts';
import { quotedPriceOf } from '../cart/terms.ts';
import { publishNotice } from '../chat/notice.ts';
import type { Db } from '../db/connect.ts';
import { priceTiers, products, productVariants, quotations, shops } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { onSale } from '../products/on-sale.ts';
import { moneyOf, readId } from '../products/summary.ts';
import { expireQuotations } from './expiry.ts';
import { loweredTo, lowerQuotation } from './lower.ts';
import { availableFor } from './supply.ts';
import { type QuotationRow, statusAt } from './view.ts';

/** Pages on which buyer and seller see their quotations. */
const BUYER_PAGE = '/Quotations';
const SELLER_PAGE = '/Selling?view=quotations';

/** A request for a quotation. */
export interface QuotationWish {
	readonly variantId?: string | undefined;
	/** Alternative to `variantId`: the first variant of this product. */
	readonly productId?: string | undefined;
	readonly quantity: number;
	/** Minor units. */
	readonly wishedPrice?: number | undefined;
	readonly note: string;
}

/**
 * Requests a quotation from a shop, and notifies its seller.
 * @returns the quotation's id
 * @throws Failure `product_not_found`, also for products of the other edition; `quotation_refused` with `reason`
 * (`not_wholesale`, `own_shop`, `open_already`); `below_minimum` with `minimum`; `out_of_stock` and `quantity_limited` with
 * `available`
 */
export async function askForPrice(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	{ userId, edition }: CartOwner,
	wish: QuotationWish,
): Promise<string> {
	const { note } = wish;
	const at = new Date(now());
	return db.transaction(async (tx) => {
		const offer = await offerOf(tx, edition, wish);
		if (!offer) throw new Failure('product_not_found');
		const { variantId, product, shop } = offer;
		if (!product.isWholesale) throw new Failure('quotation_refused', { details: { reason: 'not_wholesale' } });
		if (shop.ownerId === userId) throw new Failure('quotation_refused', { details: { reason: 'own_shop' } });
		const available = await availableFor(tx, variantId, wish.quantity, at.getTime());
		requireQuantity(wish.quantity, { available, minimum: product.minQuantity });
		// An answer that has just expired does not block a new request.
		await expireQuotations(tx, at, and(eq(quotations.userId, userId), eq(quotations.variantId, variantId)));
		const [asked] = await tx
			.insert(quotations)
			.values({
				id: randomUUID(),
				userId,
				edition,
				variantId,
				shopId: shop.id,
				quantity: wish.quantity,
				wishedPrice: wish.wishedPrice ?? null,
				note,
				status: 'requested',
				requestedAt: at,
			})
			.onConflictDoNothing()
			.returning({ id: quotations.id });
		if (!asked) throw new Failure('quotation_refused', { details: { reason: 'open_already' } });
		if (shop.ownerId !== null) {
			const params = { product: product.name, quantity: wish.quantity };
			await notify(tx, { userId: shop.ownerId, kind: 'quotation_requested', params, link: SELLER_PAGE, at });
		}
		await announceQuotation(tx, { userId, shopId: shop.id });
		return asked.id;
	});
}

async function offerOf(tx: Db, edition: Edition, { variantId, productId }: QuotationWish) {
	const id = readId(variantId ?? productId ?? '');
	if (id === undefined) return undefined;
	const [row] = await tx
		.select({ variantId: productVariants.id, product: products, shop: { id: shops.id, ownerId: shops.ownerId } })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(eq(variantId === undefined ? products.id : productVariants.id, id), eq(products.edition, edition), onSale),
		)
		.orderBy(asc(productVariants.position))
		.limit(1);
	return row;
}

/**
 * Accepts an answer: its pieces are in the cart at the quoted price. While the price is valid and no order used it, a
 * second call puts them there again. Where fewer pieces are left than quoted, the buyer takes some of these (ADR 168).
 * @param wanted pieces; those of the quotation unless given
 * @throws Failure `quotation_not_found`, `quotation_move_refused` with `status`; `out_of_stock` and `quantity_limited` with
 * `available`; `bad_request` for another quantity while there are enough
 */
export async function acceptIntoCart(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	owner: CartOwner,
	id: string,
	wanted?: number,
): Promise<void> {
	const at = new Date(now());
	// The cart is locked before the quotation, as an order does, to prevent deadlocks.
	await changeCart(db, owner, { now: at }, async (tx, cartId) => {
		const held = await holdQuotation(tx, id, isBuyerOf(owner));
		if (!quotationHolds(quotedPriceOf(held), at.getTime())) {
			requireMove(held, 'accepted', 'buyer', at);
			await tx.update(quotations).set({ status: 'accepted', settledAt: at }).where(eq(quotations.id, id));
			await announceQuotation(tx, held);
		}
		const quantity = wanted ?? held.quantity;
		await takeFewer(tx, held, quantity, at);
		await putQuotedPieces(tx, owner, cartId, { ...held, quantity }, at);
	});
}

/** Lowers a quotation to pieces that are left. */
async function takeFewer(tx: Db, held: QuotationRow, quantity: number, at: Date): Promise<void> {
	if (quantity === held.quantity) return;
	const available = await availableFor(tx, held.variantId, held.quantity, at.getTime());
	if (!canTakeQuoted(quantity, held.quantity, available)) {
		requireQuantity(quantity, { available });
		throw new Failure('bad_request', { fields: { quantity: 'not_quoted' } });
	}
	await lowerQuotation(tx, held, quantity);
	await announceQuotation(tx, held);
}

/** @throws Failure `out_of_stock` and `quantity_limited` with `available`, `below_minimum` with `minimum` */
function requireQuantity(quantity: number, supply: { readonly available: number; readonly minimum?: number }): void {
	const refusal = quotationQuantityRefusal(quantity, supply);
	if (refusal === 'below_minimum') throw new Failure(refusal, { details: { minimum: supply.minimum ?? 1 } });
	if (refusal) throw new Failure(refusal, { details: { available: supply.available } });
}

/**
 * Declines an answer, or takes a question back, for the buyer.
 * @throws Failure `quotation_not_found`, `quotation_move_refused` with `status`
 */
export async function moveByBuyer(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	owner: CartOwner,
	id: string,
	to: 'declined' | 'withdrawn',
): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const held = await holdQuotation(tx, id, isBuyerOf(owner));
		requireMove(held, to, 'buyer', at);
		await tx.update(quotations).set({ status: to, settledAt: at }).where(eq(quotations.id, id));
		await announceQuotation(tx, held);
	});
}

/** What a seller does with a question. */
export type SellerMove =
	| {
			readonly to: 'answered';
			readonly unitPrice: number;
			/** Pieces that the price is for; as many as were asked for unless given, and never more. */
			readonly quantity?: number | undefined;
			readonly validDays: number;
			readonly reply: string;
	  }
	| { readonly to: 'declined'; readonly reply: string }
	| { readonly to: 'withdrawn' };

/**
 * Answers, declines or withdraws for the seller, and notifies the buyer.
 * @param shopIds shops that the seller answers for
 * @throws Failure `quotation_not_found`, also for other shops'; `quotation_move_refused` with `status`; `bad_request`
 * for a price above the public one or more pieces than asked for; `out_of_stock` and `quantity_limited` with `available`
 */
export async function moveBySeller(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	shopIds: readonly number[],
	id: string,
	move: SellerMove,
): Promise<void> {
	const at = new Date(now());
	const reply = 'reply' in move ? move.reply : undefined;
	await db.transaction(async (tx) => {
		const held = await holdQuotation(tx, id, isSellerOf(shopIds));
		requireMove(held, move.to, 'seller', at);
		if (move.to === 'answered') await requireQuotable(tx, held, move, at);
		await tx
			.update(quotations)
			.set({
				status: move.to,
				...(reply !== undefined && { reply }),
				...(move.to === 'answered'
					? {
							unitPrice: move.unitPrice,
							...loweredTo(held, move.quantity ?? held.quantity),
							validUntil: new Date(at.getTime() + move.validDays * DAY_MS),
							answeredAt: at,
						}
					: { settledAt: at }),
			})
			.where(eq(quotations.id, id));
		await notifyBuyer(tx, held, move.to, at);
		await announceQuotation(tx, held);
	});
}

/**
 * Ends the validity of an answer now, as the developer tool does.
 * @throws Failure `quotation_not_found`; `quotation_move_refused` with `status` for one that has none, or that an order used
 */
export async function endValidity({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const held = await holdQuotation(tx, id, undefined);
		requireMove(held, 'expired', 'system', at);
		if (held.validUntil === null || held.orderId !== null) {
			throw new Failure('quotation_move_refused', { details: { status: held.status } });
		}
		await tx.update(quotations).set({ validUntil: at, status: 'expired', settledAt: at }).where(eq(quotations.id, id));
		await announceQuotation(tx, held);
	});
}

/** Quotations that a buyer requested in an edition. */
export const isBuyerOf = ({ userId, edition }: CartOwner): SQL | undefined =>
	and(eq(quotations.userId, userId), eq(quotations.edition, edition));

/** Quotations that some shops received. */
export const isSellerOf = (shopIds: readonly number[]): SQL => inArray(quotations.shopId, [...shopIds]);

async function holdQuotation(tx: Db, id: string, isTheirs: SQL | undefined): Promise<QuotationRow> {
	const [row] = isUuid(id)
		? await tx
				.select()
				.from(quotations)
				.where(and(eq(quotations.id, id), isTheirs))
				.for('update')
		: [];
	if (!row) throw new Failure('quotation_not_found');
	return row;
}

/** @throws Failure `quotation_move_refused` with `status` when the table of moves forbids it */
function requireMove(held: QuotationRow, to: QuotationStatus, actor: QuotationActor, at: Date): void {
	const status = statusAt(held, at.getTime());
	if (!canQuotationMove(status, to, actor)) throw new Failure('quotation_move_refused', { details: { status } });
}

/**
 * @throws Failure `bad_request` for more pieces than were asked for, and when a price is above what everybody pays for as
 * many; `out_of_stock` and `quantity_limited` with `available`
 */
async function requireQuotable(
	tx: Db,
	{ variantId, quantity: asked, edition }: QuotationRow,
	{ unitPrice, quantity = asked }: { readonly unitPrice: number; readonly quantity?: number | undefined },
	at: Date,
): Promise<void> {
	if (quantity > asked) throw new Failure('bad_request', { fields: { quantity: 'above_asked' } });
	const [variant] = await tx.select().from(productVariants).where(eq(productVariants.id, variantId));
	if (!variant) throw new Failure('quotation_not_found');
	const tiers = await tx.select().from(priceTiers).where(eq(priceTiers.productId, variant.productId));
	const { amount } = unitPriceAt(moneyOf(edition, variant.price), quantity, tiers);
	if (!isQuotable(unitPrice, amount)) throw new Failure('bad_request', { fields: { unitPrice: 'above_public_price' } });
	requireQuantity(quantity, { available: await availableFor(tx, variantId, quantity, at.getTime()) });
}

async function notifyBuyer(tx: Db, { userId, shopId }: QuotationRow, status: QuotationStatus, at: Date) {
	const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
	if (!shop) return;
	const params = { shop: shop.name, status };
	await notify(tx, { userId, kind: 'quotation_answered', params, link: BUYER_PAGE, at });
}

/** Announces a change of a quotation to the open pages of its buyer and of the owner of its shop. */
async function announceQuotation(tx: Db, { userId, shopId }: Pick<QuotationRow, 'userId' | 'shopId'>): Promise<void> {
	const [shop] = await tx
		.select({ ownerId: shops.ownerId, edition: sql<Edition>`${shops.edition}` })
		.from(shops)
		.where(eq(shops.id, shopId));
	if (!shop) return;
	const accounts = shop.ownerId === null ? [userId] : [userId, shop.ownerId];
	await publishNotice(tx, { kind: 'change', edition: shop.edition, accounts, topic: 'quotations' });
}
