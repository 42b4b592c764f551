import { paymentOptionOf } from '@zaylat/domain/payments';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { storeLanguage } from '../account/language.ts';
import { readDestination } from '../checkout/destination.ts';
import { type PricedOrder, priceOrder } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, orders, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { queueOrderMessage, queueShopMessages } from '../order-messages/queue.ts';
import { announceOrder } from './announce.ts';
import { bookOrder, linesOf } from './book.ts';
import { markPaid } from './settle.ts';
import { holdOrder } from './state.ts';
import type { Placement, Placer } from './write.ts';

/**
 * Places an order in one atomic transaction. Every process locks rows in the order account, cart, variants by id,
 * coupon, so that concurrent orders are serialized without deadlocks.
 * @returns the order's id; that of the first call when the key was used before
 * @throws Failure as the contract's `placeOrder` lists
 */
export async function placeOrder(
	services: Pick<Services, 'db' | 'gateways' | 'now' | 'random'>,
	placer: Placer,
	wanted: Placement,
): Promise<string> {
	const { db, now, random } = services;
	return db.transaction(async (tx) => {
		const at = new Date(now());
		// Locked so that points are not spent twice by two carts of one account.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, placer.userId)).for('no key update');
		const earlier = await placedBefore(tx, placer.userId, placer.idempotencyKey);
		if (earlier !== undefined) return earlier;
		// What is bought without the cart leaves the cart alone.
		const cartId = wanted.item ? undefined : await lockCart(tx, placer);

		await storeLanguage(tx, placer.userId, placer.language);
		const address = await readDestination(tx, placer.userId, wanted);
		const priced = await priceOrder({ ...services, db: tx }, placer, wanted, address, at.getTime(), true);
		requireUnchanged(priced, wanted);
		const needsAddress = priced.parcels.some(({ kind }) => kind === 'goods');
		if (needsAddress && !address) throw new Failure('address_not_found');
		const isFree = priced.totals.total.amount === 0;
		requireMethod(priced, { ...wanted, edition: placer.edition }, isFree);
		const email = wanted.email ?? placer.session.email;
		if (priced.needsEmail && email === null) throw new Failure('bad_request', { fields: { email: 'missing' } });

		const orderId = await bookOrder(
			tx,
			placer,
			wanted,
			{
				priced,
				at,
				email: priced.needsEmail || wanted.email !== undefined ? email : null,
				address: needsAddress ? address : undefined,
			},
			random,
		);
		await queueOrderMessage(tx, orderId, { kind: 'order_placed', at });
		await announceOrder(tx, orderId);
		if (wanted.paymentMethod === 'cash_on_delivery' && !isFree) await queueShopMessages(tx, orderId, at);
		if (cartId !== undefined) await removeOrdered(tx, cartId, priced);
		if (isFree) await markPaid(tx, await holdOrder(tx, orderId), at, random);
		return orderId;
	}, 'order');
}

/** Locks the cart of the account in the edition. @throws Failure `cart_empty` */
async function lockCart(tx: Db, { userId, edition }: Pick<Placer, 'userId' | 'edition'>): Promise<string> {
	const [cart] = await tx
		.select({ id: carts.id })
		.from(carts)
		.where(and(eq(carts.userId, userId), eq(carts.edition, edition)))
		.for('update');
	if (!cart) throw new Failure('cart_empty');
	return cart.id;
}

/** Removes the ordered lines from the cart. */
async function removeOrdered(tx: Db, cartId: string, priced: PricedOrder): Promise<void> {
	const ordered = linesOf(priced).map(({ lineId }) => lineId);
	await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, ordered)));
	await tx
		.update(carts)
		.set({ revision: sql`${carts.revision} + 1` })
		.where(eq(carts.id, cartId));
}

/** Whether an account has placed an order with a key. */
export async function hasOrderWithKey(db: Db, userId: string, idempotencyKey: string): Promise<boolean> {
	return (await placedBefore(db, userId, idempotencyKey)) !== undefined;
}

async function placedBefore(db: Db, userId: string, idempotencyKey: string): Promise<string | undefined> {
	const [earlier] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.placementKey, idempotencyKey)));
	return earlier?.id;
}

/** @throws Failure `checkout_changed`, `quantity_limited` with `available`, `below_minimum` with `minimum` */
function requireUnchanged(priced: PricedOrder, wanted: Placement): void {
	const blocking = priced.warnings.find(({ kind }) => kind === 'insufficient' || kind === 'below_minimum');
	if (blocking && priced.fingerprint === wanted.fingerprint) {
		const { kind, available } = blocking;
		if (kind === 'below_minimum') throw new Failure('below_minimum', { details: { minimum: available } });
		throw new Failure('quantity_limited', { details: { available } });
	}
	const hasEnded = priced.warnings.some(({ kind }) => kind === 'quotation_ended');
	if (blocking || hasEnded || priced.fingerprint !== wanted.fingerprint) {
		const { amount, currency } = priced.totals.total;
		throw new Failure('checkout_changed', { details: { total: amount, currency } });
	}
}

/** How the shopper wants to pay, and where. */
type RequestedPayment = Pick<Placement, 'paymentMethod' | 'paymentOption'> & Pick<Placer, 'edition'>;

/** @throws Failure `payment_method_refused`, also for an option of another edition or method */
function requireMethod(
	{ methods, options }: PricedOrder,
	{ paymentMethod: method, paymentOption, edition }: RequestedPayment,
	isFree: boolean,
): void {
	const isNamedRight = paymentOption === undefined || paymentOptionOf(edition, method, paymentOption) === paymentOption;
	// Points pay all or they are not the way to pay; what costs nothing may name any way that is allowed.
	const isTaken = paymentOption === undefined ? methods.includes(method) : options.includes(paymentOption);
	if (!isNamedRight || !isTaken || (method === 'points' && !isFree)) throw new Failure('payment_method_refused');
}
