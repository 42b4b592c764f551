import { randomUUID } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import { isCancelled, orderActions } from '@zaylat/domain/orders';
import {
	asksForWallet,
	canPaymentMove,
	PAYMENT_LIFE_MS,
	PAYMENT_OPTIONS,
	type PaymentMethod,
	type PaymentOption,
	paymentOptionOf,
	type Wallet,
} from '@zaylat/domain/payments';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, paymentEvents, payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { needsConfirmedPayment } from '../orders/actions.ts';
import { announceOrder } from '../orders/announce.ts';
import { refundPayment } from '../orders/cancel.ts';
import { findOrder } from '../orders/find.ts';
import { endRetry, failOrder, markPaid } from '../orders/settle.ts';
import { activeParcels, type HeldOrder, holdOrder, markStock, moveParcels, takeStock } from '../orders/state.ts';
import { takesCash } from '../orders/view.ts';
import type { GatewayEvent } from '../ports/gateway.ts';
import { moneyOf } from '../products/summary.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Whose order is paid, and how. */
export interface WantedPayment {
	readonly userId: string;
	readonly edition: Edition;
	/** Id or code. */
	readonly order: string;
	/** The order's own unless given. */
	readonly method: PaymentMethod | undefined;
	/** Names the way to pay within the method; its method counts where both are given. */
	readonly option?: PaymentOption | undefined;
	/** The wallet that the gateway charges; without it the gateway's own page requests one. */
	readonly wallet?: Wallet | undefined;
}

/**
 * Starts paying an order, or tries again. A try that still runs with the same option is given back; another one is left.
 * @returns the payment's id
 * @throws Failure `order_not_found`, `payment_method_refused`, `order_move_refused`, `out_of_stock` when its pieces were
 * sold meanwhile
 */
export async function startPayment(
	services: Pick<Services, 'db' | 'gateway' | 'now'>,
	wanted: WantedPayment,
): Promise<string> {
	const { db, gateway, now } = services;
	const found = await findOrder(db, wanted, wanted.order);
	const { edition } = wanted;
	const method = wanted.option
		? PAYMENT_OPTIONS[wanted.option].method
		: (wanted.method ?? toMethod(found.paymentMethod));
	const option = paymentOptionOf(edition, method, wanted.option ?? found.paymentOption);
	if (wanted.option !== undefined && wanted.option !== option) throw new Failure('payment_method_refused');
	if (!gateway || !needsConfirmedPayment(found.paymentMethod) || !needsConfirmedPayment(method)) {
		throw new Failure('payment_method_refused');
	}
	if (found.paidAt !== null || found.total === 0) throw refusedBy(found.status);
	const id = randomUUID();
	// Before the transaction, so that no lock waits for the gateway; an order's amount never changes.
	const session = await gateway.begin({
		paymentId: id,
		orderCode: found.code,
		edition,
		method,
		option,
		amount: moneyOf(edition, found.total),
		...(asksForWallet(option) && wanted.wallet && { wallet: wanted.wallet }),
	});
	return db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, found.id);
		const running = await runningPayment(tx, found.id);
		if (running) {
			const hasTime = running.expiresAt > at;
			const isSame = running.method === method && paymentOptionOf(edition, method, running.option) === option;
			if (hasTime && isSame) return running.id;
			await endPayment(tx, running, hasTime ? 'abandoned' : 'expired', at);
		}
		await readyToPay(tx, held, at);
		await tx.insert(payments).values({
			id,
			orderId: found.id,
			method,
			option,
			amount: found.total,
			status: 'pending',
			gatewayReference: session.reference,
			redirectUrl: session.redirectUrl,
			qrPayload: session.qrPayload,
			startedAt: at,
			expiresAt: new Date(at.getTime() + PAYMENT_LIFE_MS),
		});
		await tx.update(orders).set({ paymentMethod: method, paymentOption: option }).where(eq(orders.id, found.id));
		return id;
	});
}

/** A stored way to pay; the schema of orders lets no other word in but those of the domain. */
const toMethod = (stored: string): PaymentMethod => stored as PaymentMethod;

const refusedBy = (status: string) => new Failure('order_move_refused', { details: { status } });

/** An order whose payment failed takes its pieces out of stock again before it is tried again. */
async function readyToPay(tx: Db, held: HeldOrder, at: Date): Promise<void> {
	const { order } = held;
	if (order.paidAt !== null) throw refusedBy(order.status);
	if (order.status === 'pending' || order.status === 'pre order' || order.status === 'payment retry') return;
	if (order.status !== 'payment failed') throw refusedBy(order.status);
	const open = activeParcels(held.parcels);
	if (!order.holdsStock) {
		await takeStock(
			tx,
			open.map(({ id }) => id),
		);
		await markStock(tx, order.id, true);
	}
	await moveParcels(tx, order.id, open, 'payment retry', { actor: 'customer', at });
}

/**
 * Lets an order whose money is missing be paid to the courier; a running payment is left.
 * @throws Failure `payment_method_refused` where the order cannot be paid in cash, `out_of_stock` when its pieces were
 * sold meanwhile
 */
export async function payOnDelivery({ db, now }: Pick<Services, 'db' | 'now'>, orderId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, orderId);
		const { order, parcels } = held;
		const { payInCash } = orderActions({
			status: order.status,
			isPaid: order.paidAt !== null,
			needsGateway: needsConfirmedPayment(order.paymentMethod),
			takesCash: await takesCash(tx, parcels),
			total: order.total,
			parcels,
		});
		if (!payInCash) throw new Failure('payment_method_refused');
		const running = await runningPayment(tx, orderId);
		if (running) await endPayment(tx, running, 'abandoned', at);
		await readyToPay(tx, held, at);
		await endRetry(tx, orderId, at);
		await tx
			.update(orders)
			.set({ paymentMethod: 'cash_on_delivery', paymentOption: 'cash' })
			.where(eq(orders.id, orderId));
		await announceOrder(tx, orderId);
	});
}

async function runningPayment(tx: Db, orderId: string): Promise<PaymentRow | undefined> {
	const [row] = await tx
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
		.for('update');
	return row;
}

async function endPayment(
	tx: Db,
	payment: PaymentRow,
	status: 'failed' | 'expired' | 'abandoned' | 'paid',
	at: Date,
	failure: string | null = null,
): Promise<void> {
	await tx.update(payments).set({ status, settledAt: at, failure }).where(eq(payments.id, payment.id));
}

/** Ends a running payment without money; the order's payment has failed then (Specification §4). One that is settled stays. */
export async function endPaymentUnpaid(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	payment: Pick<PaymentRow, 'id' | 'orderId'>,
	how: 'abandoned' | 'expired',
): Promise<void> {
	await db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, payment.orderId);
		const running = await runningPayment(tx, payment.orderId);
		if (running?.id !== payment.id) return;
		// Leaving the page a moment too late is being out of time.
		const isOver = running.expiresAt <= at;
		if (how === 'expired' && !isOver) return;
		await endPayment(tx, running, isOver ? 'expired' : how, at);
		await failOrder(tx, held, at, '');
	});
}

/**
 * Takes news of the gateway, each once, in whatever order they come (Decision 11). Money for a try that has ended goes
 * back; so does money for an order that is paid or cancelled.
 * @returns the order that it was about
 * @throws Failure `payment_not_found` for a reference that is not ours, `bad_request` for another amount
 */
export async function processGatewayEvent(
	{ db, now, random }: Pick<Services, 'db' | 'now' | 'random'>,
	news: GatewayEvent,
): Promise<string> {
	const [found] = await db.select().from(payments).where(eq(payments.gatewayReference, news.reference));
	if (!found) throw new Failure('payment_not_found');
	if (found.amount !== news.amount) throw new Failure('bad_request', { fields: { amount: 'differs' } });
	await db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, found.orderId);
		const [isNew] = await tx
			.insert(paymentEvents)
			.values({ id: news.id, paymentId: found.id, kind: news.kind, receivedAt: at })
			.onConflictDoNothing()
			.returning({ id: paymentEvents.id });
		if (!isNew) return;
		const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('update');
		if (!payment) return;
		if (news.kind === 'refused') {
			if (payment.status !== 'pending') return;
			await endPayment(tx, payment, 'failed', at, news.reason ?? 'refused');
			await failOrder(tx, held, at, '');
			return;
		}
		if (!canPaymentMove(payment.status, 'paid')) return;
		await endPayment(tx, payment, 'paid', at);
		const { order } = held;
		const wasCancelled = isCancelled(order.status);
		if (payment.status === 'pending' && order.paidAt === null && !wasCancelled) await markPaid(tx, held, at, random);
		else {
			const reason = order.paidAt !== null ? 'paid_twice' : wasCancelled ? 'cancelled' : 'paid_late';
			await refundPayment(tx, payment, payment.amount, reason, at);
		}
	});
	return found.orderId;
}
