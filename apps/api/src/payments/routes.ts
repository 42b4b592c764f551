import {
	abandonPayment,
	developerEndpoints,
	getPayment,
	type Payment,
	startPayment,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { paymentOptionOf, paymentTimeLeft, walletProblem } from '@zaylat/domain/payments';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { orders, payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import { UUID } from '../orders/find.ts';
import { moneyOf } from '../products/summary.ts';
import { receiveEvent, sandboxEvent } from './events.ts';
import { endPaymentUnpaid, startPayment as start } from './service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
}

/** Serves payments and, where there is a gateway, its webhook. */
export function mountPayments(router: Router): void {
	const { app, services } = router;

	mount(router, startPayment, async (call) => {
		const { session, edition, body } = call;
		const problem = body.wallet && walletProblem(body.wallet);
		if (problem) throw new Failure('bad_request', { fields: { 'wallet.phone': problem } });
		const { orderId: order, method, option, wallet } = body;
		const wanted = { userId: session.userId, edition, order, method, option, wallet };
		return { data: await readPayment(services, call, { id: await start(services, wanted) }) };
	});
	mount(router, getPayment, async (call) => {
		const payment = await readPayment(services, call, namedBy(call.params));
		if (payment.status !== 'pending' || payment.timeLeft > 0) return { data: payment };
		// The payment is expired whether or not the job has run yet.
		await endPaymentUnpaid(services, payment, 'expired');
		return { data: await readPayment(services, call, payment) };
	});
	mount(router, abandonPayment, async (call) => {
		const wanted = namedBy(call.params);
		await endPaymentUnpaid(services, await readPayment(services, call, wanted), 'abandoned');
		return { data: await readPayment(services, call, wanted) };
	});
	const { gateway } = services;
	if (!gateway) return;
	// Not part of the contract: its caller is the gateway, which signs instead of sending our security key.
	app.post('/api/payments/webhook', async (c) => {
		await receiveEvent(services, {
			body: await c.req.text(),
			signature: c.req.header('x-gateway-signature') ?? '',
		});
		return c.json({ data: { received: true } }, 200, { 'cache-control': 'no-store' });
	});
	if (services.config.profile === 'demo') mountSandboxBank(router);
}

/** Serves the bank of the sandbox, which pays without money: in the demo profile only (Decision 23). */
function mountSandboxBank(router: Router): void {
	const { services } = router;
	mount(router, developerEndpoints.settleSandboxPayment, async (call) => {
		const { reference } = call.params;
		const payment = await readPayment(services, call, { reference });
		if (payment.status === 'expired') throw new Failure('payment_expired');
		const { outcome, webhooks } = call.body;
		const event = sandboxEvent(services, { reference, amount: payment.amount.amount, outcome });
		for (let times = 0; times < webhooks; times += 1) await receiveEvent(services, event);
		return { data: await readPayment(services, call, { reference }) };
	});
}

/** Whether a payment is named by its id or by what the gateway calls it. */
const namedBy = ({ id }: { readonly id: string }) => (UUID.test(id) ? { id } : { reference: id });

/** A payment of the caller as the contract gives it. @throws Failure `payment_not_found`, also for payments of others */
async function readPayment(
	{ db, now }: Services,
	{ session, edition }: Caller,
	wanted: { readonly id: string } | { readonly reference: string },
): Promise<Payment> {
	const isThis = 'id' in wanted ? eq(payments.id, wanted.id) : eq(payments.gatewayReference, wanted.reference);
	const [row] = await db
		.select({ payment: payments, code: orders.code, orderStatus: orders.status })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(and(isThis, eq(orders.userId, session.userId), eq(orders.edition, edition)));
	if (!row) throw new Failure('payment_not_found');
	const { payment, code, orderStatus } = row;
	return {
		id: payment.id,
		orderId: payment.orderId,
		orderCode: code,
		orderStatus,
		method: payment.method as PaymentMethod,
		option: paymentOptionOf(edition, payment.method as PaymentMethod, payment.option),
		amount: moneyOf(edition, payment.amount),
		status: payment.status,
		reference: payment.gatewayReference ?? '',
		redirectUrl: payment.redirectUrl,
		qrPayload: payment.qrPayload,
		startedAt: payment.startedAt.toISOString(),
		expiresAt: payment.expiresAt.toISOString(),
		timeLeft: payment.status === 'pending' ? paymentTimeLeft(payment.startedAt.getTime(), now()) : 0,
		settledAt: payment.settledAt?.toISOString() ?? null,
		failure: payment.failure,
	};
}
