import { randomUUID } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import { orderActions } from '@zaylat/domain/orders';
import {
	nextInquiryAt,
	PAYMENT_LIFE_MS,
	PAYMENT_METHODS,
	PAYMENT_OPTIONS,
	type PaymentMethod,
	type PaymentOption,
	type Presence,
	paymentOptionOf,
	presentUntil,
} from '@zaylat/domain/payments';
import { and, eq } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import type { Db } from '../db/connect.ts';
import { orders, payments } from '../db/schema/index.ts';
import { newReference } from '../gateways/check-payment.ts';
import type { Gateway, NewPayment, OptionCapabilities, PaymentSession } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { needsConfirmedPayment } from '../orders/actions.ts';
import { announceOrder } from '../orders/announce.ts';
import { findOrder } from '../orders/find.ts';
import { endRetry, failOrder, invoiceAt } from '../orders/settle.ts';
import {
	activeParcels,
	type HeldOrder,
	holdOrder,
	markStock,
	moveParcels,
	type OrderRow,
	takeStock,
} from '../orders/state.ts';
import { takesCash } from '../orders/view.ts';
import { generateUniqueCode, hasRow } from '../orders/write.ts';
import { moneyOf } from '../products/summary.ts';
import { editionOf, knownPayment, type PaymentRow, usableOption } from './gateways.ts';
import { type Inquirer, inquirePayment } from './inquire.ts';
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
	/** Whether a page is open that will report its presence. Default false. */
	readonly isWatched?: boolean | undefined;
}

/** What payments need. */
type Payer = Inquirer & Pick<Services, 'origins'>;

/**
 * Starts paying an order, or tries again. A try that still runs with the same option is given back; another one is left,
 * at the gateway too. The payment is stored with its reference before the gateway is asked, so that a lost answer can be
 * found again.
 * @returns the payment's id
 * @throws Failure `order_not_found`, `payment_method_refused`, `order_move_refused`, `out_of_stock` when its pieces were
 * sold meanwhile, `unavailable` when the gateway does not answer
 */
export async function startPayment(services: Payer, wanted: WantedPayment): Promise<string> {
	const { db } = services;
	const found = await findOrder(db, wanted, wanted.order);
	const { edition } = wanted;
	const method = wanted.option
		? PAYMENT_OPTIONS[wanted.option].method
		: (wanted.method ?? toMethod(found.paymentMethod));
	const option = paymentOptionOf(edition, method, wanted.option ?? found.paymentOption);
	const gateway = services.gateways[edition];
	const capabilities = usableOption(gateway, option, moneyOf(edition, found.total));
	const isNamedRight = wanted.option === undefined || wanted.option === option;
	if (!isNamedRight || !gateway || !needsConfirmedPayment(found.paymentMethod) || !needsConfirmedPayment(method)) {
		throw new Failure('payment_method_refused');
	}
	if (found.paidAt !== null || found.total === 0) throw refusedBy(found.status);
	if (!capabilities) throw new Failure('payment_method_refused');
	await settleBeforeChange(services, found.id, option);
	const chosen = { gateway, method, option, capabilities, isWatched: wanted.isWatched ?? false };
	const payment = await db.transaction((tx) => reserve(tx, services, found.id, chosen));
	await openSession(services, gateway, payment, found);
	return payment.id;
}

/** Asks about a payment that the order leaves, so that one whose money has come is not left. */
async function settleBeforeChange(services: Payer, orderId: string, option: PaymentOption | undefined): Promise<void> {
	const [running] = await services.db
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
	if (!running) return;
	const isLeft = running.option !== option || endOf(running, new Date(services.now())) !== undefined;
	if (isLeft && hasSession(running)) await inquirePayment(services, running.id);
}

/** Whether the shopper was told where to pay. */
const hasSession = ({ redirectUrl, qrPayload, gatewayId }: PaymentRow) =>
	redirectUrl !== null || qrPayload !== null || gatewayId !== null;

/** How an order is to be paid. */
interface ChosenPayment {
	readonly gateway: Gateway;
	readonly method: PaymentMethod;
	readonly option: PaymentOption;
	readonly capabilities: OptionCapabilities;
	readonly isWatched: boolean;
}

/** Stores a payment that is about to begin, or finds the one that runs in the same way. */
async function reserve(
	tx: Db,
	{ now, random }: Payer,
	orderId: string,
	{ gateway, method, option, capabilities, isWatched }: ChosenPayment,
): Promise<PaymentRow> {
	const at = new Date(now());
	const held = await holdOrder(tx, orderId);
	const running = await runningPayment(tx, orderId);
	const watched = isWatched ? leaseOf('here', method, at) : null;
	if (running) {
		const how = endOf(running, at);
		const edition = editionOf(held.order.edition);
		const isSame =
			running.gateway === gateway.name &&
			running.method === method &&
			paymentOptionOf(edition, method, running.option) === option;
		if (how === undefined && isSame) {
			if (watched) await tx.update(payments).set({ presentUntil: watched }).where(eq(payments.id, running.id));
			return running;
		}
		await endPayment(tx, running, how ?? 'abandoned', at);
	}
	await readyToPay(tx, held, at);
	const merchantReference = await generateUniqueCode(
		random,
		() => newReference(capabilities.reference, random),
		(code) =>
			hasRow(tx.select({ id: payments.id }).from(payments).where(eq(payments.merchantReference, code)).execute()),
	);
	const next = nextInquiryAt(at.getTime(), at.getTime(), true);
	const [payment] = await tx
		.insert(payments)
		.values({
			id: randomUUID(),
			orderId,
			method,
			option,
			amount: held.order.total,
			status: 'pending',
			gateway: gateway.name,
			merchantReference,
			startedAt: at,
			expiresAt: new Date(at.getTime() + PAYMENT_LIFE_MS),
			presentUntil: watched,
			nextInquiryAt: next === null ? null : new Date(next),
		})
		.returning();
	if (!payment) throw new Error('A payment was not stored');
	await tx.update(orders).set({ paymentMethod: method, paymentOption: option }).where(eq(orders.id, orderId));
	await announceOrder(tx, orderId);
	await cancelAtGateway(tx, running);
	return payment;
}

/**
 * Begins a stored payment at the gateway. One that does not begin has failed: the shopper was not told where to pay.
 * @throws Failure `unavailable`, `payment_method_refused`
 */
async function openSession(
	services: Payer,
	gateway: Gateway,
	payment: PaymentRow,
	{ code, language, edition: stored }: Pick<OrderRow, 'code' | 'language' | 'edition'>,
): Promise<void> {
	if (hasSession(payment)) return;
	const edition = editionOf(stored);
	const origin = services.origins[edition];
	const { option, amount } = knownPayment(edition, payment);
	try {
		const { gatewayId, next } = await createOnce(gateway, {
			merchantReference: payment.merchantReference,
			idempotencyKey: payment.id,
			option,
			amount,
			description: code,
			language: languageOf(language, edition),
			expiresAt: payment.expiresAt,
			returnUrl: `${origin}/api/payments/return/${payment.merchantReference}`,
			notifyUrl: `${origin}/api/payments/webhook/${edition}`,
		});
		const redirectUrl = next.kind === 'redirect' ? next.url : null;
		const qrPayload = next.kind === 'qr' ? next.payload : null;
		await services.db.transaction(async (tx) => {
			const [row] = await tx
				.update(payments)
				.set({ gatewayId, redirectUrl, qrPayload })
				.where(eq(payments.id, payment.id))
				.returning();
			// It was left while the gateway was asked.
			if (row && row.status !== 'pending') await cancelAtGateway(tx, row);
		});
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		const facts = { gateway: gateway.name, payment: payment.id, outcome: error.outcome, code: error.code };
		services.logger[error.outcome === 'misconfigured' ? 'error' : 'warn']('a payment could not begin', facts);
		await failBegin(services, payment, error.code);
		throw new Failure(error.outcome === 'refused' ? 'payment_method_refused' : 'unavailable');
	}
}

/** Begins a payment; after a lost answer once more with the same key, unless it is more than begun. */
async function createOnce(gateway: Gateway, wanted: NewPayment): Promise<PaymentSession> {
	try {
		return await gateway.create(wanted);
	} catch (error) {
		if (!(error instanceof GatewayError) || error.outcome !== 'unknown') throw error;
		const { state } = await gateway.inquire({ ...wanted, gatewayId: null });
		if (state !== 'absent' && state !== 'pending') throw error;
		return gateway.create(wanted);
	}
}

async function failBegin({ db, now }: Payer, { id, orderId }: PaymentRow, failure: string): Promise<void> {
	await db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, orderId);
		const running = await runningPayment(tx, orderId);
		if (running?.id !== id) return;
		await endPayment(tx, running, 'failed', at, failure);
		await failOrder(tx, held, at, '');
		await cancelAtGateway(tx, running);
	});
}

/** Ends a payment at the gateway that was left, by a job; one that cannot be ended there ends by itself when time is up. */
async function cancelAtGateway(tx: Db, payment: PaymentRow | undefined): Promise<void> {
	if (payment) await tx.enqueue('cancel-payment', [{ id: payment.merchantReference }]);
}

/** Until when a report of its page holds. */
function leaseOf(presence: Presence, method: PaymentMethod, at: Date): Date | null {
	const until = presentUntil(presence, PAYMENT_METHODS[method], at.getTime());
	return until === null ? null : new Date(until);
}

/** How a running payment has ended by itself; undefined while it goes on. */
function endOf(payment: PaymentRow, at: Date): 'expired' | 'abandoned' | undefined {
	if (payment.expiresAt <= at) return 'expired';
	return payment.presentUntil !== null && payment.presentUntil <= at ? 'abandoned' : undefined;
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
export async function payOnDelivery(services: Payer, orderId: string): Promise<void> {
	const { db, now } = services;
	await settleBeforeChange(services, orderId, undefined);
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
			.set({ paymentMethod: 'cash_on_delivery', paymentOption: 'cash', ...invoiceAt(order, at) })
			.where(eq(orders.id, orderId));
		await announceOrder(tx, orderId);
		await cancelAtGateway(tx, running);
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
	status: 'failed' | 'expired' | 'abandoned',
	at: Date,
	failure: string | null = null,
): Promise<void> {
	await tx.update(payments).set({ status, settledAt: at, failure }).where(eq(payments.id, payment.id));
}

/**
 * Ends a running payment without money, after the gateway was asked; the order's payment has failed then (Specification
 * §4). One that is settled stays. A gateway that does not answer does not prolong it: money that comes later goes back.
 * @param how `overdue`: only if its time is up, or its page has not reported for too long
 * @returns whether it ended now
 */
export async function endPaymentUnpaid(
	services: Inquirer,
	{ id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
	how: 'abandoned' | 'overdue',
): Promise<boolean> {
	const { db, now } = services;
	/** Leaving the page a moment too late is being out of time. */
	const endNow = (payment: PaymentRow) => endOf(payment, new Date(now())) ?? (how === 'abandoned' ? how : undefined);
	const [seen] = await db
		.select()
		.from(payments)
		.where(and(eq(payments.id, id), eq(payments.status, 'pending')));
	if (!seen || endNow(seen) === undefined) return false;
	await inquirePayment(services, id);
	return db.transaction(async (tx) => {
		const at = new Date(now());
		const held = await holdOrder(tx, orderId);
		const running = await runningPayment(tx, orderId);
		// The gateway can have told the end itself.
		if (running?.id !== id) return hasEndedUnpaid(tx, id);
		const end = endNow(running);
		if (end === undefined) return false;
		await endPayment(tx, running, end, at);
		await failOrder(tx, held, at, '');
		await cancelAtGateway(tx, running);
		return true;
	});
}

async function hasEndedUnpaid(tx: Db, id: string): Promise<boolean> {
	const [payment] = await tx.select({ status: payments.status }).from(payments).where(eq(payments.id, id));
	return payment !== undefined && payment.status !== 'paid' && payment.status !== 'refunded';
}

/** Notes where the shopper of a running payment is. A payment that has ended by itself ends now; a settled one stays as it is. */
export async function notePresence(
	services: Inquirer,
	payment: Pick<PaymentRow, 'id' | 'orderId'> & { readonly method: PaymentMethod },
	presence: Presence,
): Promise<void> {
	await endPaymentUnpaid(services, payment, 'overdue');
	const { db, now } = services;
	await db
		.update(payments)
		.set({ presentUntil: leaseOf(presence, payment.method, new Date(now())) })
		.where(and(eq(payments.id, payment.id), eq(payments.status, 'pending')));
}
