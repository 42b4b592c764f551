import {
	abandonPayment,
	developerEndpoints,
	getPayment,
	operatorEndpoints,
	type Payment,
	reportPresence,
	startPayment,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { INQUIRY_PAUSE_MS, paymentOptionOf, paymentTimeLeft, walletProblem } from '@zaylat/domain/payments';
import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Session } from '../auth/session.ts';
import { orders, payments } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import { isUnqueued } from '../jobs/handler.ts';
import { moneyOf } from '../products/summary.ts';
import { receiveNotification } from './notifications.ts';
import { readOverview } from './operator.ts';
import { answerAsBank } from './sandbox-bank.ts';
import { endPaymentUnpaid, notePresence, startPayment as start } from './service.ts';
import { recordTransfer } from './transferred-refunds.ts';

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
		const { orderId: order, method, option, isWatched = false } = body;
		const wanted = { userId: session.userId, edition, order, method, option, isWatched };
		return { data: await readPayment(services, call, { id: await start(services, wanted) }) };
	});
	mount(router, getPayment, async (call) => {
		const payment = await readPayment(services, call, namedBy(call.params));
		if (payment.status !== 'pending') return { data: payment };
		// The payment has ended whether or not the job has run yet.
		if (!(await endPaymentUnpaid(services, payment, 'overdue'))) await inquireSoon(services, payment);
		return { data: await readPayment(services, call, payment) };
	});
	mount(router, abandonPayment, async (call) => {
		const wanted = namedBy(call.params);
		await endPaymentUnpaid(services, await readPayment(services, call, wanted), 'abandoned');
		return { data: await readPayment(services, call, wanted) };
	});
	mount(router, reportPresence, async (call) => {
		const wanted = namedBy(call.params);
		await notePresence(services, await readPayment(services, call, wanted), call.body.presence);
		return { data: await readPayment(services, call, wanted) };
	});
	for (const edition of ['mm', 'th'] as const) {
		if (!services.gateways[edition]) continue;
		// Not part of the contract: its caller is the gateway, which signs instead of sending our security key.
		app.post(`/api/payments/webhook/${edition}`, async (c) => {
			await receiveNotification(services, edition, { headers: c.req.header(), body: await c.req.text() });
			return c.json({ data: { received: true } }, 200, { 'cache-control': 'no-store' });
		});
	}
	// Gateways send the browser back here, some of them with a form: nothing that they say is believed.
	app.on(['GET', 'POST'], '/api/payments/return/:reference', async (c) =>
		c.redirect(await returnAddress(services, c.req.param('reference')), 303),
	);
	if (services.config.profile === 'demo') mountSandboxBank(router);
}

/** Has the gateway asked about a payment that its shopper looks at, unless that was just done. */
async function inquireSoon({ db, now }: Services, { id }: Pick<Payment, 'id'>): Promise<void> {
	const before = new Date(now() - INQUIRY_PAUSE_MS);
	const [due] = await db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				eq(payments.id, id),
				eq(payments.status, 'pending'),
				lte(sql`coalesce(${payments.inquiredAt}, ${payments.startedAt})`, before),
				isUnqueued('inquire-payment', payments.id),
			),
		);
	if (due) await db.enqueue('inquire-payment', [due]);
}

/** Where a shopper goes who comes back from the page of the gateway: the gateway is asked, and the shop's page tells. */
async function returnAddress(services: Services, reference: string): Promise<string> {
	const [row] = await services.db
		.select({ id: payments.id, code: orders.code })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(eq(payments.merchantReference, reference));
	if (!row) throw new Failure('payment_not_found');
	await inquireSoon(services, row);
	return `/Payment?order=${row.code}`;
}

/** Serves the bank of the sandbox, which pays without money: in the demo profile only (Decision 23). */
function mountSandboxBank(router: Router): void {
	const { services } = router;
	mount(router, developerEndpoints.settleSandboxPayment, async (call) => {
		const { reference } = call.params;
		const payment = await readPayment(services, call, { reference });
		if (payment.status === 'expired') throw new Failure('payment_expired');
		const { outcome, webhooks } = call.body;
		const { edition } = call;
		await answerAsBank(services, { edition, id: payment.id, reference, outcome, notifications: webhooks });
		return { data: await readPayment(services, call, { reference }) };
	});
}

/** Whether a payment is named by its id or by what the gateway calls it. */
const namedBy = ({ id }: { readonly id: string }) => (isUuid(id) ? { id } : { reference: id });

/** A payment of the caller as the contract gives it. @throws Failure `payment_not_found`, also for payments of others */
async function readPayment(
	{ db, now }: Services,
	{ session, edition }: Caller,
	wanted: { readonly id: string } | { readonly reference: string },
): Promise<Payment> {
	const isThis = 'id' in wanted ? eq(payments.id, wanted.id) : eq(payments.merchantReference, wanted.reference);
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
		reference: payment.merchantReference,
		redirectUrl: payment.redirectUrl,
		qrPayload: payment.qrPayload,
		startedAt: payment.startedAt.toISOString(),
		expiresAt: payment.expiresAt.toISOString(),
		timeLeft: payment.status === 'pending' ? paymentTimeLeft(payment.startedAt.getTime(), now()) : 0,
		settledAt: payment.settledAt?.toISOString() ?? null,
		failure: payment.failure,
	};
}

/** Shows operators the payments by state, and what waits or differs, and takes what they returned. */
export function mountOperatorPayments(router: Router): void {
	const { services } = router;
	mount(router, operatorEndpoints.getPaymentOverview, async () => ({
		data: await readOverview(services.db, services.now()),
	}));
	mount(router, operatorEndpoints.recordRefundTransfer, async ({ session, params: { id }, body }) => {
		if (!isId(id)) throw new Failure('path_not_found');
		return { data: { recorded: await recordTransfer(services, id, body, session) } };
	});
}

const isId = (id: string) => z.uuid().safeParse(id).success;
