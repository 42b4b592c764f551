import { documentNumber } from '@zaylat/domain/documents';
import { PAYMENT_OPTIONS, paymentOptionOf, walletProblem } from '@zaylat/domain/payments';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Order } from '../orders/contract.ts';
import { buyingOf, moveOrder, paymentFor } from '../orders/mock-state.ts';
import { orderOf } from '../orders/mocks.ts';
import type { Payment } from './contract.ts';

/** Mock answers of the payment calls. */
export const paymentHandlers = {
	startPayment: ({ world, catalogue, body }) => {
		const order = orderOf(world, catalogue, body.orderId);
		if (!order.can.pay) refuse('order_move_refused', { status: order.status });
		const state = buyingOf(world);
		const method = body.option ? PAYMENT_OPTIONS[body.option].method : (body.method ?? order.paymentMethod);
		if (method === 'points' || method === 'cash_on_delivery') refuse('payment_method_refused');
		if (body.wallet && walletProblem(body.wallet)) refuse('bad_request');
		const running = state.payments.find(({ orderId, status }) => orderId === order.id && status === 'pending');
		const option = paymentOptionOf(catalogue.config.edition, method, body.option ?? order.paymentOption);
		if (running?.option === option) return running;
		if (running) endAttempt(running, 'abandoned', world.now());
		if (order.status === 'payment failed') {
			moveOrder(order, 'payment retry', { actor: 'customer', at: new Date(world.now()).toISOString() });
		}
		state.serial += 1;
		order.paymentOption = option;
		order.paymentMethod = method;
		const payment = paymentFor(order, method, state.serial, world.now());
		state.payments.push(payment);
		keepLast(order, payment);
		return payment;
	},
	getPayment: ({ world, catalogue, params }) =>
		stateOf(world, catalogue, ({ id, reference }) => id === params.id || reference === params.id),
	abandonPayment: ({ world, catalogue, params }) => {
		const isThis = ({ id, reference }: Payment) => id === params.id || reference === params.id;
		const payment = stateOf(world, catalogue, isThis);
		if (payment.status === 'pending') end(world, catalogue, payment, 'abandoned');
		return stateOf(world, catalogue, isThis);
	},
	reportPresence: ({ world, catalogue, params }) =>
		stateOf(world, catalogue, ({ id, reference }) => id === params.id || reference === params.id),
	settleSandboxPayment: ({ world, catalogue, params, body }) => {
		const wanted = ({ reference }: Payment) => reference === params.reference;
		const payment = stateOf(world, catalogue, wanted);
		if (payment.status === 'expired') refuse('payment_expired');
		if (payment.status === 'pending' && body.webhooks > 0) {
			end(world, catalogue, payment, body.outcome === 'confirm' ? 'paid' : 'failed');
		}
		return stateOf(world, catalogue, wanted);
	},
} satisfies Partial<MockHandlers>;

/** Lets the time of a payment run out. */
export function expirePayment(world: World, catalogue: Catalogue, reference: string): void {
	const payment = stateOf(world, catalogue, (each) => each.reference === reference);
	if (payment.status === 'pending') end(world, catalogue, payment, 'expired');
}

function stateOf(world: World, catalogue: Catalogue, isWanted: (payment: Payment) => boolean): Payment {
	const payment = buyingOf(world).payments.find(isWanted) ?? refuse('payment_not_found');
	payment.timeLeft = payment.status === 'pending' ? Math.max(0, Date.parse(payment.expiresAt) - world.now()) : 0;
	if (payment.status === 'pending' && payment.timeLeft === 0) end(world, catalogue, payment, 'expired');
	return payment;
}

function end(world: World, catalogue: Catalogue, payment: Payment, status: Payment['status']): void {
	const at = new Date(world.now()).toISOString();
	const order = orderOf(world, catalogue, payment.orderId);
	endAttempt(payment, status, world.now());
	if (status === 'failed') payment.failure = 'declined';
	if (status === 'paid') {
		order.paidAt = at;
		const { edition } = catalogue.config;
		order.invoiceNumber = documentNumber({ kind: 'invoice', edition, code: order.code, at });
		moveOrder(order, 'pending', { actor: 'system', at });
	} else moveOrder(order, 'payment failed', { actor: 'system', at });
	keepLast(order, payment);
	payment.orderStatus = order.status;
}

/** Ends an attempt alone; the order goes on. */
function endAttempt(payment: Payment, status: Payment['status'], now: number): void {
	payment.status = status;
	payment.settledAt = new Date(now).toISOString();
	payment.timeLeft = 0;
}

/** The last payment of an order as the order shows it. */
function keepLast(order: Order, { id, method, option, amount, status, startedAt, settledAt }: Payment): void {
	order.payment = { id, method, option, amount, status, startedAt, settledAt };
}
