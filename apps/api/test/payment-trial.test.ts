import { MINUTE_MS } from '@zaylat/domain/time';
import { expect, it } from 'vitest';
import type { RawNotification } from '../src/gateways/gateway.ts';
import { GatewayError } from '../src/gateways/gateway-error.ts';
import { sandboxOf } from '../src/payments/gateways.ts';
import { cartWith, goodsVariant, idempotencyKey, order } from './buying.ts';
import { createNumbers } from './numbers.ts';
import { startOrderServers } from './order-calls.ts';

const ORDERS = 40;
const METHODS = ['qr', 'card', 'e_wallet'];

const { api, guest } = await startOrderServers();

const QUEUES = ['expire-payment', 'fail-unbegun-order', 'cancel-payment', 'inquire-payment', 'refund'] as const;

/**
 * Orders whose notifications come, come late, are lost, repeated or contradictory, with second payments, cancellations and a
 * gateway that often does not answer.
 */
it('every payment ends, no order is paid twice, and no minor unit is unexplained', async () => {
	const next = createNumbers(45);
	const chance = (percent: number) => next() * 100 < percent;
	const sandbox = sandboxOf(api.services, 'mm') ?? expect.fail();
	let isUnreliable = true;
	const unreliable =
		<Given extends unknown[], Result>(real: (...given: Given) => Promise<Result>, lost: 'retry' | 'unknown') =>
		async (...given: Given): Promise<Result> => {
			if (isUnreliable && chance(15)) throw new GatewayError('retry', 'http 503', 'busy');
			const result = await real(...given);
			// The answer of a change can be lost after it happened.
			if (isUnreliable && chance(10)) throw new GatewayError(lost, 'ECONNRESET', 'lost');
			return result;
		};
	const { inquire, create, refund, cancel } = sandbox;
	Object.assign(sandbox, {
		inquire: unreliable(inquire, 'retry'),
		create: unreliable(create, 'unknown'),
		refund: unreliable(refund, 'unknown'),
		cancel: unreliable(cancel, 'unknown'),
	});
	const deliver = async ({ headers, body }: RawNotification) => {
		const signed = { 'x-gateway-signature': headers['x-gateway-signature'] ?? '' };
		await api.app.request('/api/payments/webhook/mm', { method: 'POST', body, headers: signed });
	};
	const late: RawNotification[] = [];
	const orders: { id: string; cancel(): Promise<unknown> }[] = [];
	const variant = await goodsVariant(api, 60);
	for (let n = 0; n < ORDERS; n += 1) {
		const shopper = await guest();
		await cartWith(api, shopper, { [variant]: 1 });
		const { id } = await order(shopper, METHODS[n % METHODS.length]);
		orders.push({
			id,
			cancel: () => shopper.call('POST', `/api/orders/${id}/cancel`, { reason: 'changed_mind' }),
		});
		for (const method of chance(25) ? ['qr', 'card'] : [undefined]) {
			await shopper.call('POST', '/api/payments', { orderId: id, method }, idempotencyKey());
		}
		const { rows } = await api.query(
			'select p.id, reference from payments p join sandbox_payments on reference = merchant_reference where order_id = $1',
			[id],
		);
		if (chance(10)) await shopper.call('POST', `/api/payments/${rows.at(-1)?.id}/abandon`);
		for (const { reference } of rows) {
			if (chance(10)) continue;
			const answer = chance(80) ? 'confirm' : 'refuse';
			const notification = await sandbox.act(reference, answer);
			if (chance(20)) late.push(notification);
			else if (!chance(15)) for (let times = chance(15) ? 3 : 1; times > 0; times -= 1) await deliver(notification);
			if (chance(10)) await deliver(await sandbox.act(reference, answer === 'confirm' ? 'refuse' : 'confirm'));
		}
		if (chance(15)) await orders.at(-1)?.cancel();
	}
	for (const minutes of [2, 10, 4, 6, 10, 30, 120, 600, 720, 1440, 1440, 90]) {
		api.clock.advance(minutes * MINUTE_MS);
		for (const notification of late.splice(0, 3)) await deliver(notification);
		// The first hour is unreliable.
		if (minutes > 30) isUnreliable = false;
		await api.runJobs(QUEUES, { isPatient: false });
	}
	await api.runJobs(QUEUES, { isPatient: false });

	const ids = orders.map(({ id }) => id);
	const { rows } = await api.query(
		`select o.code,
			(select count(*)::int from payments p where p.order_id = o.id and (p.status = 'pending' or p.next_inquiry_at is not null)) as unended,
			(select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id and r.status <> 'settled') as unreturned,
			(select coalesce(sum(case when s.state in ('paid', 'refunded') then s.amount
				- (select coalesce(sum(value::bigint), 0) from jsonb_each_text(s.refunds)) else 0 end), 0)::float
				from payments p join sandbox_payments s on s.reference = p.merchant_reference where p.order_id = o.id) as kept,
			case when o.paid_at is not null and o.status not like 'order cancelled%' then o.total else 0 end::float as due,
			(select coalesce(sum(l.amount) filter (where l.account = 'gateway'), 0)::float
				from ledger_entries e join ledger_postings l on l.entry_id = e.id where e.order_id = o.id) as booked,
			(select coalesce(sum(l.amount) filter (where l.account = 'shopper'), 0)::float
				from ledger_entries e join ledger_postings l on l.entry_id = e.id where e.order_id = o.id) as owed
		from orders o where o.id = any($1)`,
		[ids],
	);
	expect(rows).toHaveLength(ORDERS);
	const wrong = rows.filter(
		({ unended, unreturned, kept, due, booked, owed }) =>
			unended !== 0 || unreturned !== 0 || kept !== due || booked !== kept || owed !== 0,
	);
	expect(wrong).toEqual([]);
	expect(rows.filter(({ due }) => due > 0).length, 'orders that are paid').toBeGreaterThan(ORDERS / 4);
}, 120_000);
