import {
	abandonPayment,
	getOrder,
	getPayment,
	listOrders,
	type Order,
	type Payment,
	reportPresence,
	startPayment,
} from '@zaylat/api-client/contract';
import { MINUTE_MS } from '@zaylat/domain/time';
import { describe, expect, it, vi } from 'vitest';
import type { Gateway, KnownPayment } from '../src/gateways/gateway.ts';
import { GatewayError } from '../src/gateways/gateway-error.ts';
import { writtenBalances } from '../src/orders/ledger.ts';
import { sandboxOf } from '../src/payments/gateways.ts';
import { inquirePayment } from '../src/payments/inquire.ts';
import { ledgerDifferences } from '../src/payments/ledger-differences.ts';
import { startPayment as beginPayment } from '../src/payments/service.ts';
import { recordTransfer } from '../src/payments/transferred-refunds.ts';
import { browserAt, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { agreed, cartWith, digitalVariant, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, beside, guest, place, read, settle, webhook } = await startOrderServers();

const EXPIRY = ['expire-payment', 'fail-unbegun-order'] as const;

describe('a payment', () => {
	async function unpaid(method = 'qr', offset = 24) {
		const shopper = await guest();
		const variantId = await goodsVariant(api, offset);
		await cartWith(api, shopper, { [variantId]: 2 });
		return { shopper, variantId, placed: await order(shopper, method) };
	}
	async function started(method = 'qr', offset = 24) {
		const begun = await unpaid(method, offset);
		return { ...begun, payment: await pay(begun.shopper, begun.placed.id) };
	}
	const sandbox = sandboxOf(api.services, 'mm') ?? expect.fail();
	/** Services whose gateway does something else. */
	const withGateway = (other: Partial<Gateway>) => ({
		gateways: { ...api.services.gateways, mm: { ...sandbox, ...other } },
	});
	const known = ({ reference, amount, option }: Payment): KnownPayment => ({
		merchantReference: reference,
		gatewayId: reference,
		option,
		amount,
	});
	const wish = async (orderId: string) => {
		const { rows } = await api.query('select user_id from orders where id = $1', [orderId]);
		return { userId: String(rows[0].user_id), edition: 'mm' as const, order: orderId, method: undefined };
	};

	it('is made once by a webhook that comes five times, at two servers [§1.23]', async () => {
		const { shopper, placed, payment } = await started();
		const responses = await Promise.all(
			[0, 1, 2, 3, 4].map((index) => webhook(payment, 'confirm', index % 2 ? api : beside)),
		);
		expect(responses).toEqual([200, 200, 200, 200, 200]);
		const paid = await read(shopper, placed.id);
		expect(paid).toMatchObject({ status: 'pending', payment: { status: 'paid' }, refunds: [] });
		expect(paid.invoiceNumber).toBe(`INV-2026-${placed.code}`);
		// An older event that arrives later changes nothing.
		expect(await webhook(payment, 'refuse')).toBe(200);
		expect((await read(shopper, placed.id)).payment?.status).toBe('paid');
	});

	it('believes only what the gateway signed, and stores each notification once', async () => {
		const { shopper, placed, payment } = await started();
		const body = JSON.stringify({ id: 'forged', reference: payment.reference });
		for (const signature of ['', 'x', 'f'.repeat(64)]) {
			const response = await api.app.request('/api/payments/webhook/mm', {
				method: 'POST',
				body,
				headers: { 'x-gateway-signature': signature },
			});
			expect(response.status).toBe(403);
		}
		expect((await read(shopper, placed.id)).payment?.status).toBe('pending');
		const stored = async () =>
			(await api.query('select count(*)::int as n from payment_inbox where payment_id = $1', [payment.id])).rows[0].n;
		expect(await stored()).toBe(0);
		for (let times = 0; times < 3; times += 1) expect(await webhook(payment)).toBe(200);
		expect(await stored()).toBe(1);
	});

	it('is paid although its notification was lost: the gateway is asked by the schedule', async () => {
		const { shopper, placed, payment } = await started();
		await sandbox.act(payment.reference, 'confirm');
		api.clock.advance(MINUTE_MS - 1);
		await api.runJobs('inquire-payment');
		expect((await read(shopper, placed.id)).payment?.status).toBe('pending');
		api.clock.advance(1);
		await api.runJobs('inquire-payment');
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
	});

	it('is paid although its notification was lost: the gateway is asked before time is up', async () => {
		const { shopper, placed, payment } = await started();
		await sandbox.act(payment.reference, 'confirm');
		api.clock.advance(15 * MINUTE_MS);
		await api.runJobs(EXPIRY);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
	});

	it('is not left for another one when its money has come', async () => {
		const { shopper, placed, payment } = await started();
		await sandbox.act(payment.reference, 'confirm');
		const other = { orderId: placed.id, method: 'card' };
		const answer = await shopper.call('POST', '/api/payments', other, idempotencyKey());
		expect(failed(answer).code).toBe('order_move_refused');
		expect(await read(shopper, placed.id)).toMatchObject({ payment: { status: 'paid', method: 'qr' }, refunds: [] });
	});

	it('is asked about when the shopper comes back from the page of the gateway', async () => {
		const { shopper, placed, payment } = await started('card');
		await sandbox.act(payment.reference, 'confirm');
		api.clock.advance(10_000);
		for (const method of ['GET', 'POST']) {
			const path = `/api/payments/return/${payment.reference}`;
			const answer = await api.app.request(path, { method, ...(method === 'POST' && { body: 'respCode=0000' }) });
			expect([answer.status, answer.headers.get('location')]).toEqual([303, `/Payment?order=${placed.code}`]);
		}
		expect((await read(shopper, placed.id)).payment?.status).toBe('paid');
		expect((await api.app.request('/api/payments/return/NOBODY')).status).toBe(404);
	});

	it('that nobody can ask about at the end of its time ends, and its money goes back later', async () => {
		const { shopper, placed, payment } = await started();
		await sandbox.act(payment.reference, 'confirm');
		api.clock.advance(15 * MINUTE_MS);
		const down = withGateway({ inquire: () => Promise.reject(new GatewayError('retry', 'http 503', 'busy')) });
		await api.runJobs(EXPIRY, { services: down });
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', payment: { status: 'expired' } });
		api.clock.advance(5 * MINUTE_MS);
		await api.runJobs(['inquire-payment', 'refund']);
		expect(await read(shopper, placed.id)).toMatchObject({
			status: 'payment failed',
			refunds: [{ reason: 'paid_late', amount: placed.total, status: 'settled' }],
		});
		await api.runJobs('order-message');
		const { rows } = await api.query(
			"select count(*)::int as n from order_messages where order_id = $1 and kind = 'payment_refunded'",
			[placed.id],
		);
		expect(rows[0].n).toBe(1);
	});

	it.each([
		['less than was asked', { amount: 1 }, 1],
		['more than was asked', { amount: 10 ** 9 }, 10 ** 9],
	])('of %s pays nothing, and all of it goes back', async (_, { amount }, back) => {
		const { shopper, placed, payment } = await started();
		const report = await sandbox.inquire({ ...known(payment), gatewayId: null });
		const inquire = async () => ({ ...report, state: 'paid' as const, amount: { amount, currency: 'mmk' as const } });
		await inquirePayment({ ...api.services, ...withGateway({ inquire }) }, payment.id);
		expect(await read(shopper, placed.id)).toMatchObject({
			paidAt: null,
			payment: { status: 'paid' },
			refunds: [{ reason: 'wrong_amount', amount: { amount: back } }],
		});
	});

	it('that the gateway later calls unpaid stays paid, and is left to a person', async () => {
		const { shopper, placed, payment } = await started();
		await webhook(payment);
		const report = await sandbox.inquire(known(payment));
		const inquire = async () => ({ ...report, state: 'failed' as const });
		await inquirePayment({ ...api.services, ...withGateway({ inquire }) }, payment.id);
		expect((await read(shopper, placed.id)).payment?.status).toBe('paid');
		const { rows } = await api.query('select difference from payments where id = $1', [payment.id]);
		expect(rows).toEqual([{ difference: 'unpaid' }]);
	});

	it('whose answer is lost at its beginning is begun once', async () => {
		const { shopper, placed } = await unpaid();
		const create = vi.fn(sandbox.create).mockImplementationOnce(async (wanted) => {
			await sandbox.create(wanted);
			throw new GatewayError('unknown', 'ECONNRESET', 'lost');
		});
		const id = await beginPayment({ ...api.services, ...withGateway({ create }) }, await wish(placed.id));
		expect(create).toHaveBeenCalledTimes(2);
		expect(create.mock.calls[0]).toEqual(create.mock.calls[1]);
		expect((await read(shopper, placed.id)).payment).toMatchObject({ id, status: 'pending' });
	});

	it.each([
		['retry', 'unavailable'],
		['unknown', 'unavailable'],
		['refused', 'payment_method_refused'],
	] as const)('that cannot begin (%s) has failed, and the next one begins', async (outcome, code) => {
		const { shopper, placed, variantId } = await unpaid();
		const held = await stockOf(api, variantId);
		const down = { create: () => Promise.reject(new GatewayError(outcome, 'code', 'no')) };
		const begun = beginPayment({ ...api.services, ...withGateway(down) }, await wish(placed.id));
		await expect(begun).rejects.toMatchObject({ code });
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', can: { pay: true } });
		expect(await stockOf(api, variantId)).toBe(held + 2);
		const next = await pay(shopper, placed.id);
		expect(next.status).toBe('pending');
		expect(await stockOf(api, variantId)).toBe(held);
	});

	it('that the gateway refuses to give back is left to the operator', async () => {
		const { shopper, placed, payment } = await started();
		await webhook(payment);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		// The answer of the sandbox has not come yet.
		await api.query("update refunds set status = 'requested' where payment_id = $1", [payment.id]);
		await api.query("delete from order_messages where order_id = $1 and kind = 'payment_refunded'", [placed.id]);
		const { rows } = await api.query('select id from refunds where payment_id = $1', [payment.id]);
		await api.db.enqueue('refund', [{ id: rows[0].id }]);
		const refund = () => Promise.reject(new GatewayError('refused', 'unsupported', 'no'));
		await api.runJobs('refund', { services: withGateway({ refund }) });
		expect((await read(shopper, placed.id)).refunds).toMatchObject([{ status: 'failed', amount: placed.total }]);
		await returnByHand(shopper, placed, rows[0].id);
	});

	/** Records a transfer of a failed refund, twice, and another one. */
	async function returnByHand(shopper: Shopper, placed: Order, id: string): Promise<void> {
		const send = (body: object) =>
			api.app.request(`/api/operator/refunds/${id}/transfer`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			});
		expect((await send({ reference: '', by: 'Daw Hla' })).status).toBe(400);
		expect((await send({ reference: 'KBZ-7' })).status).toBe(400);
		const transfer = { reference: 'KBZ-7', by: 'Daw Hla' };
		expect(await (await send(transfer)).json()).toEqual({ data: { recorded: true } });
		expect(await (await send(transfer)).json()).toEqual({ data: { recorded: false } });
		expect((await send({ ...transfer, reference: 'KBZ-8' })).status).toBe(409);
		expect((await read(shopper, placed.id)).refunds).toMatchObject([{ status: 'settled', amount: placed.total }]);
		const { amount } = placed.total;
		// The money is still at the gateway, and will come from there.
		expect(await writtenBalances(api.db, placed.id)).toEqual(
			new Map([
				['bank', -amount],
				['gateway', amount],
			]),
		);
		expect(await ledgerDifferences(api.db, api.clock.now())).toEqual([]);
		const { rows } = await api.query(
			"select facts from order_messages where order_id = $1 and kind = 'payment_refunded'",
			[placed.id],
		);
		expect(rows).toMatchObject([{ facts: { amount, transfer: 'KBZ-7' } }]);
		const { rows: stored } = await api.query('select transferred_by from refunds where id = $1', [id]);
		expect(stored).toEqual([{ transferred_by: 'Daw Hla' }]);
	}

	it('that the gateway made cannot be returned by hand as well', async () => {
		const { shopper, placed, payment } = await started();
		await webhook(payment);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		const { rows } = await api.query("select id from refunds where payment_id = $1 and status = 'settled'", [
			payment.id,
		]);
		const record = recordTransfer(api.services, rows[0].id, { reference: 'KBZ-9', by: 'Daw Hla' });
		await expect(record).rejects.toMatchObject({ code: 'order_move_refused' });
	});

	it('is asked to go back again while the gateway has it queued', async () => {
		const { shopper, placed, payment } = await started();
		await webhook(payment);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		await api.query("update refunds set status = 'requested' where payment_id = $1", [payment.id]);
		const queued = { state: 'queued', waitsFor: 'gateway', gatewayRefundId: 'R-1', code: 'pending' } as const;
		await api.runJobs('refund', { services: withGateway({ refund: async () => queued }) });
		expect((await read(shopper, placed.id)).refunds).toMatchObject([{ status: 'requested' }]);
		const inquireRefund = vi.fn(async () => ({ ...queued, state: 'done' as const, waitsFor: null }));
		await api.runJobs('refund', { services: withGateway({ inquireRefund }) });
		expect(inquireRefund).toHaveBeenCalledWith(
			expect.objectContaining({ merchantReference: payment.reference }),
			expect.objectContaining({ gatewayRefundId: 'R-1' }),
		);
		expect((await read(shopper, placed.id)).refunds).toMatchObject([{ status: 'settled' }]);
	});

	it('ends after 15 minutes, frees the pieces once, and gives late money back [§4.14]', async () => {
		const { shopper, variantId, placed, payment } = await started('card', 27);
		const held = await stockOf(api, variantId);
		api.clock.advance(15 * 60 * 1000 - 1);
		await api.runJobs(EXPIRY);
		expect((await read(shopper, placed.id)).status).toBe('pending');
		api.clock.advance(1);
		await Promise.all([api.runJobs(EXPIRY), beside.runJobs(EXPIRY), api.runJobs(EXPIRY)]);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', payment: { status: 'expired' } });
		expect(await stockOf(api, variantId)).toBe(held + 2);
		expect(await webhook(payment)).toBe(200);
		const late = await read(shopper, placed.id);
		expect(late).toMatchObject({ status: 'payment failed', paidAt: null, payment: { status: 'refunded' } });
		expect(late.refunds).toMatchObject([{ reason: 'paid_late', amount: placed.total, status: 'settled' }]);
	});

	it('that is abandoned has failed; the retry reserves the pieces again and pays', async () => {
		const { shopper, variantId, placed, payment } = await started('e_wallet', 30);
		const held = await stockOf(api, variantId);
		await shopper.call('POST', `/api/payments/${payment.id}/abandon`);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', can: { pay: true } });
		expect(await stockOf(api, variantId)).toBe(held + 2);
		const retry = await pay(shopper, placed.id, 'qr');
		expect(retry.orderStatus).toBe('payment retry');
		expect(await stockOf(api, variantId)).toBe(held);
		await settle(shopper, retry.reference, { outcome: 'confirm', webhooks: 2 });
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'pending', paymentMethod: 'qr' });
		// The money of the first attempt arrives after all.
		expect(await webhook(payment)).toBe(200);
		const { refunds, status } = await read(shopper, placed.id);
		expect(status).toBe('pending');
		expect(refunds).toMatchObject([{ reason: 'paid_twice', amount: placed.total }]);
	});

	it('gives way to another one at any time, ends at the gateway, and takes no money twice [§4.14]', async () => {
		const { shopper, placed, payment: qr } = await started('qr', 36);
		const listed = async (stage: string) =>
			ok(listOrders, await shopper.call('GET', `/api/orders?stage=${stage}`)).data.items;
		expect(await listed('to_pay')).toMatchObject([{ id: placed.id, status: 'pending', canPay: true }]);
		expect(await listed('preparing')).toEqual([]);
		const cancel = vi.spyOn(sandbox, 'cancel');
		const card = await pay(shopper, placed.id, 'card');
		expect(card.id).not.toBe(qr.id);
		expect(cancel.mock.calls).toMatchObject([[{ merchantReference: qr.reference }]]);
		const old = ok(getPayment, await shopper.call('GET', `/api/payments/${qr.id}`)).data;
		expect(old).toMatchObject({ status: 'abandoned', orderStatus: 'pending' });
		// What is left of the old one changes nothing about the new one: a refusal, the end of its time, its page that closes.
		await webhook(qr, 'refuse');
		await shopper.call('POST', `/api/payments/${qr.id}/abandon`);
		await api.runJobs(EXPIRY);
		const running = {
			status: 'pending',
			paidAt: null,
			payment: { id: card.id, status: 'pending' },
			can: { pay: true },
		};
		expect(await read(shopper, placed.id)).toMatchObject({ ...running, refunds: [] });
		// Its money goes back; the order still waits for the new payment.
		expect(await webhook(qr)).toBe(200);
		expect(await webhook(qr)).toBe(200);
		const returned = [{ reason: 'paid_late', amount: placed.total, status: 'settled' }];
		expect(await read(shopper, placed.id)).toMatchObject({ ...running, refunds: returned });
		await settle(shopper, card.reference, { outcome: 'confirm', webhooks: 2 });
		const paid = await read(shopper, placed.id);
		expect(paid).toMatchObject({ status: 'pending', paymentMethod: 'card', payment: { status: 'paid' } });
		expect(paid.refunds).toMatchObject(returned);
		expect(paid.refunds).toHaveLength(1);
		expect(await listed('to_pay')).toEqual([]);
	});

	it('that is begun after a refusal leaves nothing that says that payment failed', async () => {
		const { shopper, placed, payment } = await started('e_wallet', 39);
		await webhook(payment, 'refuse');
		expect((await read(shopper, placed.id)).status).toBe('payment failed');
		await pay(shopper, placed.id, 'qr');
		await api.runJobs('order-message');
		const { rows } = await api.query(
			"select sent_at from order_messages where order_id = $1 and kind = 'payment_failed'",
			[placed.id],
		);
		expect(rows).toEqual([{ sent_at: null }]);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment retry', payment: { status: 'pending' } });
	});

	it('in cash instead ends the running one, whose money goes back', async () => {
		const { shopper, placed, payment } = await started('qr', 42);
		ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/cash`));
		expect(await webhook(payment)).toBe(200);
		expect(await read(shopper, placed.id)).toMatchObject({
			...{ status: 'pending', paidAt: null, paymentMethod: 'cash_on_delivery' },
			refunds: [{ reason: 'paid_late', amount: placed.total }],
		});
	});

	it('that never began ends too, and after a day the order is given up', async () => {
		const shopper = await guest();
		const variantId = await goodsVariant(api, 33);
		await cartWith(api, shopper, { [variantId]: 1 });
		const stock = await stockOf(api, variantId);
		const { id } = await order(shopper, 'qr');
		api.clock.advance(16 * 60 * 1000);
		await api.runJobs(EXPIRY);
		expect((await read(shopper, id)).status).toBe('payment failed');
		expect(await stockOf(api, variantId)).toBe(stock);
		await api.runJobs('drop-unpaid-order');
		expect((await read(shopper, id)).status).toBe('payment failed');
		api.clock.advance(24 * 60 * 60 * 1000);
		await api.runJobs('drop-unpaid-order');
		expect((await read(shopper, id)).status).toBe('order cancelled by customer');
		expect(await stockOf(api, variantId)).toBe(stock);
	});

	it('issues digital goods immediately', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await digitalVariant(api)]: 2 });
		const wishes = { address: undefined };
		const { body, quote } = await agreed(shopper, wishes, 'card');
		expect(quote).toMatchObject({ needsAddress: false, delivery: { amount: 0 } });
		expect(quote.paymentMethods).not.toContain('cash_on_delivery');
		const placed = ok(getOrder, await place(shopper, { ...body, email: 'hnin@example.com' })).data;
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm', webhooks: 3 });
		expect((await read(shopper, placed.id)).status).toBe('delivered');
		const held = await api.query(
			`select e.piece from entitlements e join order_lines l on l.id = e.order_line_id join parcels p on p.id = l.parcel_id
			 where p.order_id = $1 order by e.piece`,
			[placed.id],
		);
		expect(held.rows.map(({ piece }) => piece)).toEqual([0, 1]);
	});
});

it('a wallet must be of the operator that is chosen [§5.8]', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 38)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const begin = (operator: string) => {
		const wallet = { operator, phone: '09 951 234 567' };
		return shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet', wallet }, idempotencyKey());
	};
	const refused = failed(await begin('mytel'));
	expect(refused).toMatchObject({ code: 'bad_request', fields: { 'wallet.phone': 'operator_mismatch' } });
	expect(ok(startPayment, await begin('ooredoo')).data.status).toBe('pending');
});

it('a page that is being left gives its payment up without a security key, by its id or its reference [§4.14]', async () => {
	for (const name of ['id', 'reference'] as const) {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 39)]: 1 });
		const { id } = await order(shopper, 'card');
		const payment = await pay(shopper, id);
		const path = `/api/payments/${payment[name]}/abandon`;
		const response = await shopper.call('POST', path, undefined, { 'x-security-key': 'Non Secure Condition' });
		expect(ok(abandonPayment, response).data.status).toBe('abandoned');
		expect((await read(shopper, id)).status).toBe('payment failed');
	}
});

describe('a payment whose page is gone without a word (Decision 24)', () => {
	async function watched(method = 'card') {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 36)]: 1 });
		const placed = await order(shopper, method);
		const wanted = { orderId: placed.id, method, isWatched: true };
		const begin = async () =>
			ok(startPayment, await shopper.call('POST', '/api/payments', wanted, idempotencyKey())).data;
		const { id } = await begin();
		const report = async (presence: string) =>
			ok(reportPresence, await shopper.call('POST', `/api/payments/${id}/presence`, { presence })).data.status;
		const state = async () => ok(getPayment, await shopper.call('GET', `/api/payments/${id}`)).data.status;
		return { shopper, placed, id, begin, report, state };
	}

	it('is given up by the job a minute after the last word, not before [§4.14]', async () => {
		const { shopper, placed, report } = await watched();
		api.clock.advance(MINUTE_MS - 1);
		await api.runJobs(EXPIRY);
		expect((await read(shopper, placed.id)).payment?.status).toBe('pending');
		expect(await report('here')).toBe('pending');
		api.clock.advance(MINUTE_MS - 1);
		await api.runJobs(EXPIRY);
		expect((await read(shopper, placed.id)).payment?.status).toBe('pending');
		api.clock.advance(1);
		await api.runJobs(EXPIRY);
		expect(await read(shopper, placed.id)).toMatchObject({
			status: 'payment failed',
			payment: { status: 'abandoned' },
			can: { pay: true },
		});
		expect(await report('here'), 'a late word does not bring it back').toBe('abandoned');
	});

	it('has ended for whoever asks before the job has run, and is begun anew [§4.14]', async () => {
		const { state, begin, id } = await watched();
		api.clock.advance(MINUTE_MS);
		expect((await begin()).id).not.toBe(id);
		expect(await state()).toBe('abandoned');
	});

	it.each([
		['card', 2],
		['e_wallet', 5],
	])('is given up some minutes after the last word of a hidden page, by %s [§4.14]', async (method, minutes) => {
		const { report, state } = await watched(method);
		expect(await report('hidden')).toBe('pending');
		api.clock.advance(minutes * MINUTE_MS - 1);
		expect(await state()).toBe('pending');
		expect(await report('hidden'), 'a hidden tab that is still there goes on').toBe('pending');
		api.clock.advance(minutes * MINUTE_MS - 1);
		expect(await state()).toBe('pending');
		api.clock.advance(1);
		expect(await state()).toBe('abandoned');
	});

	it('goes on while the shopper is at the bank, until time is up [§4.14]', async () => {
		const { report, state } = await watched();
		expect(await report('away')).toBe('pending');
		api.clock.advance(14 * MINUTE_MS);
		await api.runJobs(EXPIRY);
		expect(await state()).toBe('pending');
		expect(await report('here')).toBe('pending');
		api.clock.advance(MINUTE_MS);
		expect(await state()).toBe('expired');
	});

	it('stays open where it is completed elsewhere [§4.14]', async () => {
		const { report, state } = await watched('qr');
		await report('here');
		api.clock.advance(5 * MINUTE_MS);
		await api.runJobs(EXPIRY);
		expect(await state()).toBe('pending');
	});
});

it('a payment that is begun twice concurrently with one key is one, and both calls return it', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const key = idempotencyKey();
	const begin = () => shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet' }, key);
	const responses = await Promise.all(Array.from({ length: 8 }, begin));
	const payments = responses.map((response) => ok(startPayment, response).data.id);
	expect(new Set(payments).size).toBe(1);
});

it('a payment whose server was killed while it began is begun at once by the next call with its key', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 48)]: 1 });
	const { id: orderId } = await order(shopper, 'qr');
	const key = idempotencyKey();
	const begin = (server: TestApi) =>
		browserAt(server, shopper).call('POST', '/api/payments', { orderId, method: 'qr' }, key);
	const { id } = ok(startPayment, await begin(api)).data;
	const killed = api.startSecond();
	await killed.services.presence.ensure();
	await api.query('update idempotency_keys set status = null, answer = null, owner = $2 where key = $1', [
		key['idempotency-key'],
		killed.services.presence.id,
	]);
	const again = begin(beside);
	await killed.services.presence.close();
	const began = performance.now();
	expect(ok(startPayment, await again).data.id).toBe(id);
	expect(performance.now() - began).toBeLessThan(2_000);
	await killed.close();
});
