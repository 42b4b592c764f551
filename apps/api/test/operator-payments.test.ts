import type { PaymentOverview } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import type { TestApi } from '../src/testing/index.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, guest, webhook } = await startOrderServers();

const overview = async (): Promise<PaymentOverview> =>
	(await (await api.app.request('/api/operator/payments')).json()).data;
const gauge = async (name: string): Promise<number> => {
	const text = await (await api.app.request('/api/metrics')).text();
	return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

async function begun(offset: number) {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, offset)]: 1 });
	const placed = await order(shopper, 'qr');
	return { shopper, placed, payment: await pay(shopper, placed.id) };
}

it('payments by state, and those that wait, with their age', async () => {
	const { placed, payment } = await begun(70);
	api.clock.advance(90_000);
	const { states, waiting } = await overview();
	expect(waiting.find(({ id }) => id === payment.id)).toMatchObject({
		...{ orderCode: placed.code, edition: 'mm', gateway: 'sandbox', reference: payment.reference },
		...{ status: 'pending', amount: placed.total.amount, age: 90, difference: null },
	});
	const { rows } = await api.query(
		`select p.status, count(*)::int as count from payments p join orders o on o.id = p.order_id
			where o.edition = 'mm' group by 1 order by 1`,
	);
	expect(states.filter(({ edition }) => edition === 'mm').map(({ status, count }) => ({ status, count }))).toEqual(
		rows,
	);
	expect(await gauge('payments_oldest_seconds')).toBeGreaterThanOrEqual(90);
	await webhook(payment);
	expect((await overview()).waiting.map(({ id }) => id)).not.toContain(payment.id);
});

it('payments that differ, and refunds that the gateway refused', async () => {
	const { shopper, placed, payment } = await begun(71);
	await webhook(payment);
	expect((await overview()).differing).toEqual([]);
	await api.query("update payments set difference = 'charged_back' where id = $1", [payment.id]);
	await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
	await api.query("update refunds set status = 'failed', failure = 'unsupported' where payment_id = $1", [payment.id]);
	const { differing, refunds } = await overview();
	expect(differing).toMatchObject([{ id: payment.id, difference: 'charged_back' }]);
	expect(refunds.filter(({ orderCode }) => orderCode === placed.code)).toMatchObject([
		{ status: 'failed', failure: 'unsupported', amount: placed.total.amount, reference: payment.reference },
	]);
});

it('orders of which the ledger says something else than the gateway', async () => {
	const { placed, payment } = await begun(72);
	await webhook(payment);
	expect((await overview()).ledger.map(({ orderCode }) => orderCode)).not.toContain(placed.code);
	const before = await gauge('ledger_difference_minor_units\\{edition="mm"\\}');
	await api.query('update payments set taken = amount + 500 where id = $1', [payment.id]);
	const { amount } = placed.total;
	expect((await overview()).ledger.find(({ orderCode }) => orderCode === placed.code)).toEqual({
		...{ edition: 'mm', orderCode: placed.code },
		...{ ledger: amount, gateway: amount + 500 },
	});
	expect(await gauge('ledger_difference_minor_units\\{edition="mm"\\}')).toBe(before + 500);
});

it('is for operators alone', async () => {
	const token = 'a-token-of-the-tests';
	const closed: TestApi = api.startSecond({ env: { METRICS_TOKEN: token } });
	const statusOf = async (headers: Record<string, string>) =>
		(await closed.app.request('/api/operator/payments', { headers })).status;
	expect(await statusOf({})).toBe(404);
	expect(await statusOf({ authorization: 'Bearer another-token-of-tests' })).toBe(404);
	expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
	await closed.close();
});
