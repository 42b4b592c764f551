import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SettlementOverview } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../src/gateways/gateway.ts';
import { writeLedger, writtenBalances } from '../src/orders/ledger.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api: first, guest, read, webhook } = await startOrderServers();
const folder = await mkdtemp(join(tmpdir(), 'settlements-'));
await mkdir(join(folder, 'mm', '2c2p'), { recursive: true });
await mkdir(join(folder, 'mm', 'courier'), { recursive: true });
const api = first.startSecond({ env: { SETTLEMENT_FOLDER: folder } });
afterAll(async () => {
	await api.close();
	await rm(folder, { recursive: true });
});

/** An order that is paid at 2C2P, or so the database says. */
async function paid(offset: number) {
	const shopper = await guest();
	await cartWith(first, shopper, { [await goodsVariant(first, offset)]: 1 });
	const placed = await order(shopper, 'qr');
	const payment = await pay(shopper, placed.id);
	await webhook(payment);
	await first.query("update payments set gateway = '2c2p' where id = $1", [payment.id]);
	return { shopper, placed, payment, reference: payment.reference, amount: placed.total.amount };
}

let reports = 0;
/** Writes a report of 2C2P. @param rows reference, amount and fee in minor units */
async function report(...rows: (readonly [reference: string, amount: number, fee: number])[]): Promise<void> {
	reports += 1;
	const day = new Date(first.clock.now()).toISOString().slice(0, 10).split('-').reverse().join('/');
	const decimal = (amount: number) => (amount / 100).toFixed(5);
	const record = (number: number, table: string, reference = '', amount = 0, net = 0) =>
		[`2C2P${reports}`, number, table, 'test', 0, day, 'test', day, '', '', '', '', reference, '', '001', 'VI', '']
			.concat(decimal(amount), ...Array.from({ length: 11 }, () => ''), decimal(net), '', 'MMK')
			.join();
	const details = rows.map(([reference, amount, fee], at) => record(at + 1, 'D', reference, amount, amount - fee));
	const text = [record(rows.length, 'H'), ...details].join('\n');
	await writeFile(join(folder, 'mm', '2c2p', `Reconcile2c2p_B_v2.4_JT_MMK_${reports}.csv`), text);
}

const run = () => api.runJobs('read-settlements');
const overview = async (): Promise<SettlementOverview> =>
	(await (await api.app.request('/api/operator/settlements')).json()).data;
const differencesOf = async (reference: string) =>
	(await overview()).differences.filter((each) => each.reference === reference);
const decide = (id: string, body: object) =>
	api.app.request(`/api/operator/settlements/differences/${id}/decision`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
const gauge = async (name: string): Promise<number> => {
	const text = await (await api.app.request('/api/metrics')).text();
	return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};
const counts = async () =>
	(
		await api.query(`select (select count(*)::int from settlement_files) as files,
			(select count(*)::int from settlement_lines) as lines, (select count(*)::int from settlement_items) as items,
			(select count(*)::int from settlement_differences) as differences,
			(select count(*)::int from ledger_entries) as entries`)
	).rows[0];

describe('a settlement file', () => {
	it('that agrees has no differences, tells the fee, and changes nothing the second time', async () => {
		const { placed, payment, reference, amount } = await paid(80);
		await report([reference, amount, 9_00]);
		await run();
		expect(await differencesOf(reference)).toEqual([]);
		const { rows } = await api.query('select fee::int from payments where id = $1', [payment.id]);
		expect(rows).toEqual([{ fee: 9_00 }]);
		const balances = await writtenBalances(api.db, placed.id);
		expect([balances.get('gateway'), balances.get('fees')]).toEqual([amount - 9_00, 9_00]);
		const before = await counts();
		await run();
		expect(await counts()).toEqual(before);
		// The same contents under another name, and the same line beside a new one.
		await api.db.transaction((tx) => writeLedger(tx, placed.id, 'payment', new Date(first.clock.now())));
		expect(await counts()).toEqual(before);
		expect((await overview()).files[0]).toMatchObject({ edition: 'mm', source: '2c2p', lines: 1 });
	});

	it('that differs waits for the operator, whose decision is written to the ledger once', async () => {
		const { placed, reference, amount } = await paid(81);
		await report([reference, amount - 50_00, 0], ['NOBODYKNOWSTHIS', 700, 0]);
		await run();
		const [difference] = await differencesOf(reference);
		expect(difference).toMatchObject({
			...{ kind: 'amount', orderCode: placed.code, difference: -50_00, amount: amount - 50_00 },
			proposal: [
				{ account: 'gateway', amount: -50_00 },
				{ account: 'shopper', amount: 50_00 },
			],
		});
		expect(await gauge('settlement_difference_minor_units\\{edition="mm"\\}')).toBe(50_00 + 700);
		first.clock.advance(90_000);
		expect(await gauge('settlement_oldest_seconds')).toBeGreaterThanOrEqual(90);
		const id = difference?.id ?? '';
		const decision = { decision: 'accept', by: 'Daw Hla', note: 'the bank kept it' };
		expect((await decide(id, { ...decision, by: '' })).status).toBe(400);
		expect(await (await decide(id, decision)).json()).toEqual({ data: { decided: true } });
		expect(await (await decide(id, decision)).json()).toEqual({ data: { decided: false } });
		expect((await decide(id, { ...decision, decision: 'refuse' })).status).toBe(409);
		const balances = await writtenBalances(api.db, placed.id);
		expect([balances.get('gateway'), balances.get('shopper')]).toEqual([amount - 50_00, 50_00]);
		// The next event of the order leaves it.
		await api.db.transaction((tx) => writeLedger(tx, placed.id, 'payment', new Date(first.clock.now())));
		expect(await writtenBalances(api.db, placed.id)).toEqual(balances);
		const { rows } = await api.query(
			`select d.status, d.decided_by, d.note, e.cause from settlement_differences d
				join ledger_entries e on e.id = d.entry_id where d.id = $1`,
			[id],
		);
		expect(rows).toEqual([
			{ status: 'accepted', decided_by: 'Daw Hla', note: 'the bank kept it', cause: 'reconciled' },
		]);
		const [unknown] = await differencesOf('NOBODYKNOWSTHIS');
		expect(unknown).toMatchObject({ kind: 'unknown', orderCode: null, difference: 700, proposal: [] });
		expect((await decide(unknown?.id ?? '', decision)).status).toBe(409);
		expect((await decide(unknown?.id ?? '', { ...decision, decision: 'refuse' })).status).toBe(200);
		expect(await gauge('settlement_difference_minor_units\\{edition="mm"\\}')).toBe(0);
	});

	it('that has a payment twice, or again in another file, is named', async () => {
		const { placed, reference, amount } = await paid(82);
		await report([reference, amount, 0], [reference, amount, 0]);
		await run();
		// Differences are listed by when they were found.
		first.clock.advance(60_000);
		await report([reference, amount, 0]);
		await run();
		expect(await differencesOf(reference)).toMatchObject([
			{ kind: 'repeated', difference: amount },
			{ kind: 'repeated', difference: amount, orderCode: placed.code },
		]);
	});

	it('that lacks a payment is asked for it after four days, until a later file has it', async () => {
		const { placed, reference, amount } = await paid(83);
		await report([(await paid(84)).reference, 1, 0]);
		await run();
		expect(await differencesOf(reference)).toEqual([]);
		first.clock.advance(4 * DAY_MS + 60_000);
		await run();
		await run();
		expect(await differencesOf(reference)).toMatchObject([
			{ kind: 'missing', difference: -amount, orderCode: placed.code, proposal: [] },
		]);
		await report([reference, amount, 0]);
		await run();
		expect(await differencesOf(reference)).toEqual([]);
	});

	it('has the parts of a refund one by one; a payment that was undone as a whole is not missed', async () => {
		const { shopper, placed, reference, amount } = await paid(85);
		const undone = await paid(86);
		await undone.shopper.call('POST', `/api/orders/${undone.placed.id}/cancel`, { reason: 'changed_mind' });
		await first.query("update refunds set status = 'settled', settled_at = $2 where payment_id = $1", [
			undone.payment.id,
			new Date(first.clock.now()),
		]);
		await first.query("update payments set status = 'refunded' where id = $1", [undone.payment.id]);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		await first.query(
			`update refunds set status = 'settled', settled_at = $2
				where payment_id = (select id from payments where merchant_reference = $1)`,
			[reference, new Date(first.clock.now())],
		);
		await report([reference, amount, 5_00], [reference, 0 - amount, 0]);
		await run();
		first.clock.advance(5 * DAY_MS);
		await run();
		expect(await differencesOf(reference)).toEqual([]);
		expect(await differencesOf(undone.reference)).toEqual([]);
	});

	it('that cannot be read is tried again, and the others are read', async () => {
		const { reference, amount } = await paid(87);
		await writeFile(join(folder, 'mm', '2c2p', 'A-broken.csv'), 'Not a report');
		await report([reference, amount, 0]);
		await run();
		const { rows } = await api.query('select count(*)::int as n from settlement_lines where reference = $1', [
			reference,
		]);
		expect(rows).toEqual([{ n: 1 }]);
		const { rows: jobs } = await api.query(
			"select output->>'message' as message from pgboss.job where name = 'read-settlements' and state = 'retry'",
		);
		expect(jobs).toEqual([{ message: expect.stringContaining('line 1 of the settlement file') }]);
		await rm(join(folder, 'mm', '2c2p', 'A-broken.csv'));
	});

	it('of a courier is compared with the parcels that were paid in cash', async () => {
		const shopper = await guest();
		await cartWith(first, shopper, { [await goodsVariant(first, 88)]: 1 });
		const placed = await order(shopper, 'cash_on_delivery');
		const [parcel] = (await read(shopper, placed.id)).parcels;
		const trackCode = parcel?.trackCode ?? '';
		await first.query("update parcels set status = 'delivered', delivered_at = $2 where track_code = $1", [
			trackCode,
			new Date(first.clock.now()),
		]);
		const day = new Date(first.clock.now()).toISOString().slice(0, 10);
		const amount = placed.total.amount - 100_00;
		const text = `track_code,amount,date\n${trackCode},${amount / 100},${day}\n`;
		await writeFile(join(folder, 'mm', 'courier', 'today.csv'), text);
		await run();
		// A file that has the lines of the day before again repeats nothing.
		await writeFile(join(folder, 'mm', 'courier', 'tomorrow.csv'), `${text}EX000000MP,10,${day}\n`);
		await run();
		expect(await differencesOf(trackCode)).toMatchObject([
			{ source: 'courier', kind: 'amount', difference: -100_00, proposal: [{ account: 'cash', amount: -100_00 }, {}] },
		]);
		expect(await differencesOf('EX000000MP')).toMatchObject([{ kind: 'unknown', difference: 10_00 }]);
	});

	it('of a gateway with an API is asked for, and names refunds by the payment', async () => {
		const { shopper, placed, payment, reference, amount } = await paid(89);
		await first.query("update payments set gateway = 'opn' where id = $1", [payment.id]);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		const at = new Date(first.clock.now());
		await first.query(
			"update refunds set status = 'settled', settled_at = $2, gateway_refund_id = 'rfnd_1' where payment_id = $1",
			[payment.id, at],
		);
		const of = { currency: 'MMK', at };
		const mm: Gateway = {
			...(api.services.gateways.mm ?? expect.fail()),
			settledBetween: async () => [
				{ ...of, id: 'chrg_1', reference, kind: 'payment', amount, fee: 3_00 },
				{ ...of, id: 'rfnd_1', reference: null, kind: 'refund', amount, fee: 0 },
				{ ...of, id: 'dspt_1', reference: null, kind: 'refund', amount: 44, fee: 0 },
			],
		};
		const services = { gateways: { ...api.services.gateways, mm } };
		for (let times = 0; times < 2; times += 1) await api.runJobs('read-settlements', { services });
		const { rows } = await api.query("select reference, kind from settlement_lines where source = 'opn' order by id");
		expect(rows).toEqual([
			{ reference, kind: 'payment' },
			{ reference, kind: 'refund' },
			{ reference: 'dspt_1', kind: 'refund' },
		]);
		expect(await differencesOf(reference)).toEqual([]);
		expect(await differencesOf('dspt_1')).toMatchObject([
			{ source: 'opn', kind: 'unknown', of: 'refund', difference: 44 },
		]);
	});

	it('is for operators alone', async () => {
		const closed = first.startSecond({ env: { METRICS_TOKEN: 'a-token-of-the-tests' } });
		expect((await closed.app.request('/api/operator/settlements')).status).toBe(404);
		const path = `/api/operator/settlements/differences/${crypto.randomUUID()}/decision`;
		expect((await closed.app.request(path, { method: 'POST' })).status).toBe(404);
		await closed.close();
		expect((await decide(crypto.randomUUID(), { decision: 'refuse', by: 'x', note: 'y' })).status).toBe(404);
	});
});
