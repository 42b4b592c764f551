import { documentNumber } from '@zaylat/domain/documents';
import { PAYMENT_OPTIONS, paymentOptionOf, walletProblem } from '@zaylat/domain/payments';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import { keepLast, moveOrder, paymentFor } from '../orders/mock-order.ts';
import { buyingOf, orderOf } from '../orders/mock-state.ts';
import type { Payment } from './contract.ts';

/** Mock answers of the payment calls. */
export const paymentHandlers = {
	startPayment: (call) => {
		const { world, catalogue, body } = call;
		const order = orderOf(call, body.orderId);
		if (!order.can.pay) refuse('order_move_refused', { status: order.status });
		const state = buyingOf(world);
		const method = body.option ? PAYMENT_OPTIONS[body.option].method : (body.method ?? order.paymentMethod);
		if (method === 'points' || method === 'cash_on_delivery') refuse('payment_method_refused');
		if (body.wallet && walletProblem(body.wallet)) refuse('bad_request');
		const running = state.payments.find(({ orderId, status }) => orderId === order.id && status === 'pending');
		const option = paymentOptionOf(catalogue.config.edition, method, body.option ?? order.paymentOption);
		if (running?.option === option) return running;
		if (running) endAttempt(world, running, 'abandoned');
		if (order.status === 'payment failed') {
			moveOrder(order, 'payment retry', { actor: 'customer', at: timeOf(world) });
		}
		state.serial += 1;
		order.paymentOption = option;
		order.paymentMethod = method;
		const payment = paymentFor(order, method, state.serial, world.now());
		state.payments.push(payment);
		keepLast(order, payment);
		return payment;
	},
	getPayment: (call) => paymentOf(call, call.params.id),
	abandonPayment: (call) => endPayment(call, call.params.id, 'abandoned'),
	reportPresence: (call) => paymentOf(call, call.params.id),
	settleSandboxPayment: (call) => {
		const { reference } = call.params;
		const payment = paymentOf(call, reference, ['reference']);
		if (payment.status === 'expired') refuse('payment_expired');
		if (call.body.webhooks === 0) return payment;
		return endPayment(call, reference, call.body.outcome === 'confirm' ? 'paid' : 'failed');
	},
} satisfies Partial<MockHandlers>;

/** A payment by its id or reference, as it is now. @throws MockRefusal `payment_not_found` */
function paymentOf(
	context: MockContext,
	key: string,
	by: readonly ('id' | 'reference')[] = ['id', 'reference'],
): Payment {
	const { payments } = buyingOf(context.world);
	const payment = payments.find((each) => by.some((name) => each[name] === key)) ?? refuse('payment_not_found');
	const left = Date.parse(payment.expiresAt) - context.world.now();
	payment.timeLeft = payment.status === 'pending' ? Math.max(0, left) : 0;
	if (payment.status === 'pending' && left <= 0) end(context, payment, 'expired');
	return payment;
}

/** Ends a payment that waits for its money, and its order goes on. @throws MockRefusal `payment_not_found` */
export function endPayment(context: MockContext, key: string, status: Payment['status']): Payment {
	const payment = paymentOf(context, key);
	if (payment.status === 'pending') end(context, payment, status);
	return payment;
}

function end(context: MockContext, payment: Payment, status: Payment['status']): void {
	const { world, catalogue } = context;
	const at = timeOf(world);
	const order = orderOf(context, payment.orderId);
	endAttempt(world, payment, status);
	if (status === 'failed') payment.failure = 'declined';
	if (status === 'paid') {
		const { edition } = catalogue.config;
		order.paidAt = at;
		order.invoiceNumber = documentNumber({ kind: 'invoice', edition, code: order.code, at });
	}
	moveOrder(order, status === 'paid' ? 'pending' : 'payment failed', { actor: 'system', at });
	keepLast(order, payment);
	payment.orderStatus = order.status;
}

/** Ends an attempt alone; the order goes on. */
function endAttempt(world: World, payment: Payment, status: Payment['status']): void {
	Object.assign(payment, { status, settledAt: timeOf(world), timeLeft: 0 });
}
