import type { Order } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { writtenBalances } from '../src/orders/ledger.ts';
import { sandboxOf } from '../src/payments/gateways.ts';
import { inquirePayment } from '../src/payments/inquire.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, guest, read, webhook } = await startOrderServers();

const balancesOf = async (orderId: string) => Object.fromEntries(await writtenBalances(api.db, orderId));
const shopOf = async (orderId: string): Promise<`shop ${number}`> => {
	const { rows } = await api.query('select shop_id from parcels where order_id = $1', [orderId]);
	return `shop ${Number(rows[0].shop_id)}`;
};

async function ordered(method: string, offset: number) {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, offset)]: 2 });
	return { shopper, placed: await order(shopper, method) };
}

/** What an order without coupon and points owes to others. */
async function owedFor({ id, goods, tax, delivery, isTaxIncluded }: Order) {
	const none = (amount: number) => (amount === 0 ? {} : { amount });
	const shop = await shopOf(id);
	const entries = {
		[shop]: (isTaxIncluded ? tax.amount : 0) - goods.amount,
		delivery: -delivery.amount,
		tax: -tax.amount,
	};
	return Object.fromEntries(Object.entries(entries).filter(([, amount]) => none(amount).amount !== undefined));
}

describe('the ledger', () => {
	it('shows who gets the money of a paid order, and nothing of one that waits', async () => {
		const { shopper, placed } = await ordered('qr', 50);
		const payment = await pay(shopper, placed.id);
		expect(await balancesOf(placed.id)).toEqual({});
		for (let times = 0; times < 3; times += 1) await webhook(payment);
		expect(await balancesOf(placed.id)).toEqual({ gateway: placed.total.amount, ...(await owedFor(placed)) });
		const { rows } = await api.query('select cause, currency from ledger_entries where order_id = $1', [placed.id]);
		expect(rows).toEqual([{ cause: 'paid', currency: 'mmk' }]);
	});

	it('owes a cancelled order to the shopper until its money has gone back', async () => {
		const { shopper, placed } = await ordered('qr', 51);
		await webhook(await pay(shopper, placed.id));
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		expect((await read(shopper, placed.id)).refunds).toMatchObject([{ status: 'settled' }]);
		expect(await balancesOf(placed.id)).toEqual({});
		const { rows } = await api.query(
			`select e.cause, p.amount::int as shopper from ledger_entries e
			left join ledger_postings p on p.entry_id = e.id and p.account = 'shopper' where e.order_id = $1 order by e.id`,
			[placed.id],
		);
		const { amount } = placed.total;
		expect(rows).toEqual([
			{ cause: 'paid', shopper: null },
			{ cause: 'cancelled', shopper: -amount },
			{ cause: 'refunded', shopper: amount },
		]);
	});

	it('owes money of a second payment to the shopper, and what the gateway keeps to nobody', async () => {
		const { shopper, placed } = await ordered('qr', 52);
		const first = await pay(shopper, placed.id);
		const second = await pay(shopper, placed.id, 'card');
		await webhook(second);
		const sandbox = sandboxOf(api.services, 'mm') ?? expect.fail();
		await sandbox.act(first.reference, 'confirm');
		const fee = { amount: 100, currency: 'mmk' as const };
		const mm = {
			...sandbox,
			inquire: async (known: Parameters<typeof sandbox.inquire>[0]) => ({ ...(await sandbox.inquire(known)), fee }),
		};
		await inquirePayment({ ...api.services, gateways: { ...api.services.gateways, mm } }, first.id);
		const { amount } = placed.total;
		const owed = await owedFor(placed);
		expect(await balancesOf(placed.id)).toEqual({ gateway: 2 * amount - 100, fees: 100, shopper: -amount, ...owed });
		await api.runJobs('refund');
		expect(await balancesOf(placed.id)).toEqual({ gateway: amount - 100, fees: 100, ...owed });
	});

	it('takes only entries that balance, and changes none', async () => {
		const { rows } = await api.query("select id from orders where edition = 'mm' limit 1");
		const unbalanced = api.db.transaction(async (tx) => {
			await tx.execute(
				`with entry as (
					insert into ledger_entries (order_id, cause, currency, at) values ('${rows[0].id}', 'paid', 'mmk', now()) returning id
				) insert into ledger_postings select id, 'gateway', 100 from entry`,
			);
		});
		await expect(unbalanced).rejects.toThrow();
		for (const change of [
			'update ledger_postings set amount = 1',
			'delete from ledger_entries',
			'truncate ledger_postings',
		]) {
			await expect(api.query(change), change).rejects.toThrow(/never changed|truncate/);
		}
	});

	it('agrees with gateway and refunds for every order of the demo data', async () => {
		const { rows } = await api.query(`
			with money as (
				select p.order_id, sum(coalesce(p.taken, p.amount)) as taken, coalesce(sum(p.fee), 0) as fees,
					coalesce(sum((select sum(r.amount) from refunds r where r.payment_id = p.id and r.status = 'settled')), 0) as returned,
					coalesce(sum((select sum(r.amount) from refunds r where r.payment_id = p.id and r.status <> 'settled')), 0) as owed
				from payments p where p.status in ('paid', 'refunded') group by 1
			), balances as (
				select e.order_id, coalesce(sum(l.amount) filter (where l.account in ('gateway', 'fees')), 0) as gateway,
					coalesce(sum(l.amount) filter (where l.account = 'shopper'), 0) as shopper, sum(l.amount) as total
				from ledger_entries e join ledger_postings l on l.entry_id = e.id group by 1
			)
			select count(*)::int as orders, count(*) filter (
				where b.total <> 0 or b.gateway <> coalesce(taken - returned, 0) or b.shopper <> -coalesce(owed, 0)
			)::int as different
			from balances b left join money using (order_id)`);
		expect(rows[0].orders).toBeGreaterThan(10);
		expect(rows[0].different).toBe(0);
	});
});
