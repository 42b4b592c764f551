import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { describe, expect, it } from 'vitest';
import { writeLedger, writtenBalances } from '../src/orders/ledger.ts';
import type { Shopper } from '../src/testing/index.ts';
import { cartWith, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, account, guest, read, setStock, webhook } = await startOrderServers();

const MOVES = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'];

const { rows: goods } = await api.query(
	`select v.id, s.id as shop from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		where s.slug = 'inle-weavers' and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity > 8 order by v.id limit 1`,
);
const shopId = Number(goods[0].shop);
const variantId = String(goods[0].id);
await setStock(variantId, 500);

/** A paid order of the demo seller's shop. */
async function sold(quantity: number) {
	const shopper = await guest();
	await cartWith(api, shopper, { [variantId]: quantity });
	const placed = await order(shopper, 'qr');
	await webhook(await pay(shopper, placed.id));
	return { shopper, placed };
}

/** Delivers and completes it. */
async function complete({ shopper, placed }: { shopper: Shopper; placed: { id: string } }) {
	const seller = await account(DEMO_SELLER);
	const trackCode = (await read(shopper, placed.id)).parcels[0]?.trackCode;
	for (const to of MOVES) {
		const { status } = await seller.call('POST', `/api/seller/parcels/${trackCode}/moves`, { to });
		expect(status).toBe(200);
	}
	await shopper.call('POST', `/api/orders/${placed.id}/confirm`, { trackCode });
}

const close = () => api.runTask('close-statements');
const statementsOf = async () =>
	(
		await api.query(
			`select position, carried::int, total::int, payout::int, carried_on::int from statements where shop_id = $1 order by position`,
			[shopId],
		)
	).rows;
const balanceOf = async (account: string) =>
	Number(
		(await api.query('select coalesce(sum(amount), 0) as sum from ledger_postings where account = $1', [account]))
			.rows[0].sum,
	);

describe('statements of shops', () => {
	it('keep a commission at the rate of the day of the order, and pay out after the holding period', async () => {
		await api.query("insert into commission_rates (edition, basis_points) values ('mm', 1000)");
		await api.query("insert into commission_rates (edition, shop_id, basis_points) values ('mm', $1, 500)", [shopId]);
		// What the demo data sold is stated first.
		api.clock.advance(60 * DAY_MS);
		await close();
		const before = await statementsOf();
		const sale = await sold(4);
		await api.query('update commission_rates set basis_points = 9000');
		const balances = await writtenBalances(api.db, sale.placed.id);
		const { goods: price, tax } = sale.placed;
		const earned = price.amount - tax.amount;
		const commission = Math.round(earned / 20 / 100) * 100;
		expect(balances.get(`shop ${shopId}`)).toBe(commission - earned);
		expect(balances.get(`commission ${shopId}`)).toBe(-commission);
		await complete(sale);
		api.clock.advance(7 * DAY_MS - 60_000);
		await close();
		expect(await statementsOf()).toEqual(before);
		api.clock.advance(120_000);
		const [owed, onItsWay] = [await balanceOf(`shop ${shopId}`), await balanceOf('payouts')];
		await close();
		const last = (await statementsOf()).at(-1);
		const carried = before.at(-1)?.carried_on ?? 0;
		expect(last).toMatchObject({
			carried,
			total: carried + earned - commission,
			payout: carried + earned - commission,
		});
		expect(await balanceOf(`shop ${shopId}`)).toBe(owed + last.payout);
		expect(await balanceOf('payouts')).toBe(onItsWay - last.payout);
		await close();
		expect((await statementsOf()).length).toBe(before.length + 1);
		await api.query('delete from commission_rates');
	});

	it('take back what was paid out for goods that came back', async () => {
		const before = await statementsOf();
		const sale = await sold(2);
		await complete(sale);
		api.clock.advance(8 * DAY_MS);
		await close();
		const paid = (await statementsOf()).at(-1);
		expect(paid.total).toBeGreaterThan(0);
		// After it was complete: only an operator can do this.
		await api.query(
			"update parcel_events set status = 'order cancelled by seller' where status = 'complete' and parcel_id in (select id from parcels where order_id = $1)",
			[sale.placed.id],
		);
		await api.db.transaction((tx) => writeLedger(tx, sale.placed.id, 'cancelled', new Date(api.clock.now())));
		await close();
		const after = await statementsOf();
		const earned = sale.placed.goods.amount - sale.placed.tax.amount;
		expect(after.at(-1)).toMatchObject({ carried: paid.carried_on, total: paid.carried_on - earned, payout: 0 });
		const { rows } = await api.query(
			'select kind, sales::int from statement_lines where order_id = $1 order by sales desc',
			[sale.placed.id],
		);
		expect(rows).toEqual([
			{ kind: 'sale', sales: earned },
			{ kind: 'correction', sales: -earned },
		]);
		expect(after.length).toBe(before.length + 2);
	});

	it('say in all what the ledger owes: nothing is stated twice, and nothing is lost', async () => {
		const { rows } = await api.query(
			`select s.id, coalesce((select sum(l.sales - l.commission) from statement_lines l join statements t on t.id = l.statement_id
					where t.shop_id = s.id), 0) as stated,
				coalesce((select sum(payout) from statements t where t.shop_id = s.id), 0)
					+ coalesce((select carried_on from statements t where t.shop_id = s.id order by position desc limit 1), 0) as given
			from shops s`,
		);
		for (const { stated, given } of rows) expect(Number(given)).toBe(Number(stated));
		const { rows: lines } = await api.query(
			`select l.order_id, t.shop_id, sum(l.sales - l.commission) as stated,
				(select -sum(p.amount) from ledger_postings p join ledger_entries e on e.id = p.entry_id
					where e.order_id = l.order_id and p.account = 'shop ' || t.shop_id) as owed
			from statement_lines l join statements t on t.id = l.statement_id group by 1, 2`,
		);
		expect(lines.length).toBeGreaterThan(0);
		for (const { stated, owed } of lines) expect(Number(stated)).toBe(Number(owed));
	});
});
