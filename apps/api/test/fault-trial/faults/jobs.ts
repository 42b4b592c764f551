import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { getOrder } from '@zaylat/api-client/contract';
import { readConfig } from '../../../src/config.ts';
import { findTaskOf } from '../../../src/jobs/registry.ts';
import { sealMessage } from '../../../src/ports/sealed-message.ts';
import { orderInAdvance, repeatOrder } from '../../pre-orders.ts';
import { type Fault, type Trial, timed, times, within } from '../fault.ts';
import { queriedOf, stockedVariant } from '../goods.ts';
import { placeOrder } from '../shopper.ts';

/** Faults of jobs, and of what they depend on: one that fails or waits must not stop another. */
export const JOB_FAULTS: readonly Fault[] = [
	{
		name: 'a payment throws whenever its time is to end',
		expected: 'another payment ends within 15 s; the first one when its row is repaired',
		async inject(trial) {
			const [poisoned, healthy] = [await pendingPayment(trial), await pendingPayment(trial)];
			await trial.query(`create or replace function trial_refuse() returns trigger language plpgsql as $$ begin
				if new.order_id = '${poisoned}' and new.status = 'expired' then raise 'poisoned row'; end if; return new; end $$`);
			await trial.query(
				'create trigger trial_refuse before update on payments for each row execute function trial_refuse()',
			);
			await trial.query("update payments set expires_at = now() - interval '1 minute' where order_id = any($1)", [
				[poisoned, healthy],
			]);
			await search(trial, 'expire-payment');
			const statusOf = async (order: string) =>
				(await trial.query<{ status: string }>('select status from payments where order_id = $1', [order]))[0]?.status;
			return {
				async hold() {
					await within(15_000, 'the healthy payment ends', async () => (await statusOf(healthy)) === 'expired');
					assert.equal(await statusOf(poisoned), 'pending');
				},
				undo: async () => void (await trial.query('drop trigger trial_refuse on payments')),
				settled: () => within(40_000, 'the repaired one ends', async () => (await statusOf(poisoned)) === 'expired'),
			};
		},
	},
	{
		name: '229 orders in advance wait for stock',
		expected: 'a younger one that has stock goes on within 10 s',
		async inject(trial) {
			const [short, there] = [await stockedVariant(trial, 20), await stockedVariant(trial, 21)];
			const first = await placeOrder(trial.caller().browser(), short, trial.market.address);
			const last = await placeOrder(trial.caller().browser(), there, trial.market.address);
			for (const id of [first, last]) await orderInAdvance(queriedOf(trial), id);
			await repeatOrder(queriedOf(trial), first, 228);
			await trial.query('update product_variants set stock = 0 where id = $1', [short]);
			await search(trial, 'fill-pre-order');
			return {
				hold: () =>
					within(10_000, 'the order with stock goes on', async () => {
						const [row] = await trial.query('select status from orders where id = $1', [last]);
						return row?.status === 'pending';
					}),
				undo: async () => void (await trial.query('update product_variants set stock = 500 where id = $1', [short])),
			};
		},
	},
	{
		name: 'the mail server takes connections and says nothing',
		expected: 'requests that send mail answer within 2 s, other jobs run within 5 s',
		async inject(trial) {
			trial.mailNetwork.become('silent');
			const ask = (name: string) => {
				const body = { identifier: `${name}@example.com`, name: 'Ma Hnin' };
				return trial.caller().browser().call('POST', '/api/registrations', body);
			};
			return {
				async hold() {
					const asked = await times(6, (n) => timed(2_000, 'a registration', () => ask(`waiting-${n}`)));
					assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]));
					await timed(5_000, 'another job', () => runOneJob(trial));
				},
				undo: async () => trial.mailNetwork.become('good'),
				async settled() {
					assert.equal((await ask('afterwards')).status, 200);
					await within(40_000, 'a code is sent', () => deliveriesTo(trial, 'afterwards@example.com') === 1);
				},
			};
		},
	},
	{
		name: 'three messages are refused whenever they are sent',
		expected: '20 others are sent within 15 s',
		async inject(trial) {
			const refused = await notices(trial, 3, 'refused');
			const good = await notices(trial, 20, 'good');
			return {
				hold: () =>
					within(15_000, 'the others are sent', () => good.every((address) => deliveriesTo(trial, address) === 1)),
				async undo() {
					assert.ok(refused.every((address) => deliveriesTo(trial, address) === 0));
					await trial.query("delete from pgboss.job where name = 'account-notice' and state < 'completed'");
				},
			};
		},
	},
	{
		name: 'the worker is killed while it sends',
		expected: 'another one sends all 40 messages within three minutes, none more than twice',
		async inject(trial) {
			const sent = await notices(trial, 40, 'killed');
			await within(10_000, 'the first is sent', () => sent.some((address) => deliveriesTo(trial, address) > 0));
			await trial.servers.worker.end('SIGKILL');
			return {
				hold: () => timed(5_000, 'an order', () => trial.load.buy(5_000)).then(() => {}),
				async undo() {
					trial.servers.worker = await trial.start('worker');
				},
				async settled() {
					await within(180_000, 'all are sent', () => sent.every((address) => deliveriesTo(trial, address) > 0));
					assert.ok(sent.every((address) => deliveriesTo(trial, address) <= 2));
				},
			};
		},
	},
	{
		name: 'two workers run at once',
		expected: 'each of 60 messages is sent once',
		async inject(trial) {
			const second = await trial.start('worker');
			const sent = await notices(trial, 60, 'shared');
			return {
				async hold() {
					await within(20_000, 'all are sent', () => sent.every((address) => deliveriesTo(trial, address) > 0));
					assert.ok(sent.every((address) => deliveriesTo(trial, address) === 1));
				},
				async undo() {
					assert.equal(await second.end('SIGTERM'), 0);
				},
			};
		},
	},
];

/** Has due work of a queue looked for, as each minute does. */
const search = ({ database }: Trial, kind: 'expire-payment' | 'fill-pre-order') =>
	database.own.db.enqueue('scheduled', [{ id: findTaskOf(kind) }]);

/** Waits until a job that was queued now is done. */
export async function runOneJob({ database, query }: Pick<Trial, 'database' | 'query'>): Promise<void> {
	const id = 'clean-outbox';
	await database.own.db.enqueue('scheduled', [{ id }]);
	await within(30_000, 'a job is done', async () => {
		const waiting = await query(
			"select 1 from pgboss.job where name = 'scheduled' and singleton_key = $1 and state < 'completed'",
			[id],
		);
		return waiting.length === 0;
	});
}

/** An order whose payment was begun. @returns its id */
async function pendingPayment(trial: Trial): Promise<string> {
	const shopper = trial.caller().browser();
	const id = await placeOrder(shopper, trial.market.own, trial.market.address, 'qr');
	const begun = await shopper.call('POST', '/api/payments', { orderId: id }, { 'idempotency-key': randomUUID() });
	assert.equal(begun.status, 200, JSON.stringify(begun.json));
	return getOrder.response.parse((await shopper.call('GET', `/api/orders/${id}`)).json).data.id;
}

const config = readConfig({});

/** Queues notices. @returns their recipients */
async function notices({ database }: Trial, count: number, name: string): Promise<string[]> {
	const addresses = Array.from({ length: count }, (_, n) => `${name}-${n}@example.com`);
	await database.own.db.enqueue(
		'account-notice',
		addresses.map((email) => ({
			id: randomUUID(),
			sealed: sealMessage(config, { to: { email }, subject: 'Trial', text: email }),
		})),
	);
	return addresses;
}

/** How often the mail server took a mail to a recipient. */
const deliveriesTo = ({ mail }: Trial, address: string): number =>
	mail.mails.filter((text) => text.includes(`\r\nTo: ${address}\r\n`) || text.startsWith(`To: ${address}\r\n`)).length;
