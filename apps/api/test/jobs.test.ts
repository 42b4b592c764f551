import { uploadPicture } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { LANGUAGES } from '@zaylat/domain/languages';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Gateway } from '../src/gateways/gateway.ts';
import type { Services } from '../src/http/services.ts';
import { JOB_KINDS, QUEUES } from '../src/jobs/queues.ts';
import { TASKS } from '../src/jobs/registry.ts';
import { startWorkers } from '../src/jobs/work.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { orderInAdvance, repeatOrder } from './pre-orders.ts';

let api: TestApi;
let services: Services;
beforeAll(async () => {
	api = await startApi();
	services = api.services;
});
beforeEach(() => api.query('delete from rate_limits; delete from pgboss.job'));
afterAll(() => api.close());

async function guest() {
	const shopper = createShopper(api);
	await shopper.signIn('guest');
	return shopper;
}

/** Payments that were left, each with a reference to end it by at its gateway. */
async function left(...references: readonly string[]) {
	await api.query(
		`insert into payments (id, order_id, method, option, amount, status, gateway, merchant_reference, started_at, expires_at)
		select gen_random_uuid(), o.id, 'qr', 'mmqr', 100, 'abandoned', 'sandbox', reference, now(), now()
		from (select id from orders where edition = 'mm' limit 1) o, unnest($1::text[]) reference`,
		[references],
	);
	return references.map((id) => ({ id }));
}

/** Gateways of which that of Myanmar ends payments in another way. */
const withCancel = (cancel: Gateway['cancel']): Services['gateways'] => ({
	...services.gateways,
	mm: { ...(services.gateways.mm ?? expect.fail()), cancel },
});

describe('a job', () => {
	it('exists when the transaction of its event commits, and not before', async () => {
		const jobs = await left('reference-1');
		const undone = api.db.transaction(async (tx) => {
			await tx.enqueue('cancel-payment', jobs);
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		expect(await api.runJobs('cancel-payment')).toBe(0);
		await api.db.transaction((tx) => tx.enqueue('cancel-payment', jobs));
		expect(await api.runJobs('cancel-payment')).toBe(1);
	});

	it('of an item is queued once at a time, and runs in one process', async () => {
		const jobs = await left('reference-2');
		await Promise.all([1, 2, 3].map(() => api.db.enqueue('cancel-payment', jobs)));
		const beside = api.startSecond();
		const done = await Promise.all([api.runJobs('cancel-payment'), beside.runJobs('cancel-payment')]);
		expect(done.toSorted()).toEqual([0, 1]);
		await beside.close();
	});

	it('that fails is logged without values of shoppers, and tried again after a pause', async () => {
		const warn = vi.fn();
		const cancel = vi.fn().mockRejectedValueOnce(new Error('not today')).mockResolvedValue('ended');
		const gateways = withCancel(cancel);
		const other = { gateways, logger: { ...services.logger, warn } };
		await api.db.enqueue('cancel-payment', await left('reference-3'));
		expect(await api.runJobs('cancel-payment', { services: other })).toBe(0);
		const facts = { kind: 'cancel-payment', jobId: expect.any(String), item: 'reference-3', attempt: 1 };
		expect(warn).toHaveBeenCalledWith('job failed', { ...facts, cause: 'Error: not today' }, expect.any(Error));
		expect(await api.runJobs('cancel-payment', { services: other }), 'before the pause is over').toBe(0);
		expect(await api.runJobs('cancel-payment', { services: other, isPatient: false })).toBe(1);
	});

	it('of every queue has a dead letter queue, except scheduled ones, which come again by themselves', async () => {
		const { rows } = await api.query(
			"select name, dead_letter as dead, retry_limit as retries from pgboss.queue where name <> 'dead' order by name",
		);
		expect(rows).toEqual(
			JOB_KINDS.toSorted().map((name) => ({
				name,
				dead: name === 'scheduled' ? null : 'dead',
				retries: QUEUES[name].retries,
			})),
		);
	});
});

describe('workers', () => {
	it('do other work while a mail server does not answer, and end without it when they stop', async () => {
		let hangs = 0;
		const mail: Services['mail'] = {
			send: () => {
				hangs += 1;
				return new Promise(() => {});
			},
		};
		const cancel = vi.fn().mockResolvedValue('ended');
		const gateways = withCancel(cancel);
		for (let n = 0; n < 8; n += 1) {
			const shopper = await guest();
			await cartWith(api, shopper, { [await goodsVariant(api, 3)]: 1 });
			await order(shopper, 'cash_on_delivery', { email: `hangs-${n}@example.com` });
		}
		const workers = startWorkers({ ...services, mail, gateways }, api.databaseConfig, { drainMs: 1_000 });
		await vi.waitFor(() => expect(hangs).toBe(QUEUES['order-message'].concurrency), { timeout: 20_000 });
		const before = performance.now();
		await api.db.enqueue('cancel-payment', await left('reference-4'));
		await vi.waitFor(
			() => expect(cancel).toHaveBeenCalledWith(expect.objectContaining({ merchantReference: 'reference-4' })),
			{ timeout: 20_000 },
		);
		expect(performance.now() - before).toBeLessThan(2_000);
		await workers.stop();
	});

	it('do each item once, also what a killed worker had begun', async () => {
		const items = await left(...Array.from({ length: 40 }, (_, n) => `shared-${n}`));
		await api.db.enqueue('cancel-payment', items);
		// As a worker leaves a job that is killed: begun, and without a sign of life for longer than it gives one.
		await api.query(`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
			heartbeat_on = now() - interval '21 seconds' where singleton_key = 'shared-7'`);
		const done: string[] = [];
		const gateways = withCancel(async ({ merchantReference }) => {
			done.push(merchantReference);
			return 'ended';
		});
		const [one, two] = [1, 2].map(() => startWorkers({ ...services, gateways }, api.databaseConfig));
		// Workers look for the killed ones every ten seconds, and the next try comes after a pause.
		await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 40_000, interval: 100 });
		await Promise.all([one?.stop(), two?.stop()]);
		expect(done.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
	});
});

it('a row that throws does not stop the end of other payments', async () => {
	// Those of the demo data end first.
	await api.query("update payments set status = 'abandoned' where status = 'pending'");
	const begun: string[] = [];
	for (let n = 0; n < 3; n += 1) {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 5)]: 1 });
		const { id } = await order(shopper, 'qr');
		await pay(shopper, id);
		begun.push(id);
	}
	const [poison = ''] = begun;
	await api.query(`create function refuse() returns trigger language plpgsql as $$ begin
		if new.order_id = '${poison}' and new.status = 'expired' then raise 'poisoned row'; end if; return new; end $$`);
	await api.query('create trigger refuse before update on payments for each row execute function refuse()');
	api.clock.advance(16 * MINUTE_MS);
	expect(await api.runJobs('expire-payment')).toBe(2);
	const states = async () =>
		(await api.query('select order_id as id, status from payments where order_id = any($1)', [begun])).rows;
	expect(await states()).toEqual(
		expect.arrayContaining(begun.map((id) => ({ id, status: id === poison ? 'pending' : 'expired' }))),
	);
	// It is given up after its last try, and is not found again.
	for (let tries = 0; tries < 10; tries += 1) await api.runJobs('expire-payment', { isPatient: false });
	const { rows } = await api.query("select singleton_key as item from pgboss.job where name = 'dead'");
	expect(rows).toHaveLength(1);
	expect(await (await api.app.request('/api/metrics')).text()).toContain('jobs_dead{queue="expire-payment"} 1');
	await api.query('drop trigger refuse on payments');
	expect(await api.runJobs('expire-payment', { isPatient: false })).toBe(0);
	await api.app.request('/api/operator/dead-jobs/repeat', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: '{}',
	});
	expect(await api.runJobs('expire-payment')).toBe(1);
	expect((await states()).map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
});

it('229 orders in advance without stock do not block a younger one that has stock', async () => {
	const shopper = await guest();
	const [short, there] = [await goodsVariant(api, 8), await goodsVariant(api, 9)];
	await cartWith(api, shopper, { [short]: 1 });
	const first = await order(shopper, 'cash_on_delivery');
	await cartWith(api, shopper, { [there]: 1 });
	const last = await order(shopper, 'cash_on_delivery');
	await orderInAdvance(api, first.id);
	await orderInAdvance(api, last.id);
	await repeatOrder(api, first.id, 228);
	await api.query('update product_variants set stock = 0 where id = $1', [short]);
	await api.query('update product_variants set stock = 1 where id = $1', [there]);
	expect(await api.runJobs('fill-pre-order')).toBe(1);
	const { rows } = await api.query('select status from orders where id = $1', [last.id]);
	expect(rows).toEqual([{ status: 'pending' }]);
});

it('a plan that ends within a week is told of once, by two processes at a time, and no other', async () => {
	const beside = api.startSecond();
	const remind = (by: TestApi) => by.runJobs('remind-of-ending');
	// The events of the demo data are sent first.
	await remind(api);
	await api.query("delete from notifications where kind = 'plan_ending'");
	const now = api.clock.now();
	const day = (days: number) => new Date(now + days * DAY_MS);
	const ends = [day(7), day(7.1), day(-0.1), null];
	for (const [i, end] of ends.entries()) {
		await api.query(
			`insert into entitlements (id, user_id, variant_id, order_line_id, piece, starts_at, ends_at)
			select gen_random_uuid(), (select user_id from orders order by id limit 1), variant_id, id, $1, $2, $3
			from order_lines order by id limit 1`,
			[90 + i, day(-30), end],
		);
	}
	const told = await Promise.all([remind(api), remind(beside)]);
	expect(told[0] + told[1]).toBe(1);
	const { rows } = await api.query("select params, link from notifications where kind = 'plan_ending'");
	expect(rows).toHaveLength(1);
	expect(rows[0].link).toBe('/DigitalLibrary');
	expect(JSON.parse(rows[0].params)).toEqual({
		name: Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, expect.stringMatching(/./)])),
		endsAt: day(7).toISOString(),
	});
	expect(await remind(api)).toBe(0);
	await beside.close();
	await api.query('delete from entitlements where piece >= 90');
});

describe('cleaning', () => {
	const countOf = async (table: string, where = 'true') => {
		const { rows } = await api.query(`select count(*)::int as count from ${table} where ${where}`);
		return Number(rows[0].count);
	};
	/** Moments by which rows are as old as may be, and a minute older; the second is deleted. */
	const moments = (days: number) => [
		new Date(api.clock.now() - days * DAY_MS + 60_000),
		new Date(api.clock.now() - days * DAY_MS - 60_000),
	];

	it('deletes limits, keys, codes, failures and messages that nobody can need, and no others', async () => {
		const { rows } = await api.query('select id from users limit 1');
		const user = rows[0].id;
		const uuid = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
		for (const [place, at] of moments(1).entries()) {
			await api.query('insert into rate_limits values ($1, $2, 1)', [`limit-${place}`, at]);
			await api.query(
				"insert into otp_codes (id, subject, purpose, code_hash, sent_at) values ($1, 's', 'register', 'h', $2)",
				[uuid(place), at],
			);
			await api.query('insert into sign_in_failures values ($1, 1, $2, null)', [`failure-${place}`, at]);
			await api.query('insert into sessions (id, user_id, created_at, expires_at) values ($1, $2, $3, $3)', [
				uuid(place),
				user,
				at,
			]);
		}
		for (const [place, at] of moments(7).entries()) {
			await api.query("insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, $2, 'f', $3)", [
				user,
				`key-${place}`,
				at,
			]);
		}
		for (const [place, at] of moments(30).entries()) {
			await api.query("insert into outbox values ($1, 'sms', '959', '', 'x', $2)", [uuid(place), at]);
		}
		for (const name of ['rate-limits', 'otp-codes', 'sign-in-failures', 'sessions', 'idempotency-keys', 'outbox']) {
			expect(await api.runTask(`clean-${name}`), name).toBe(1);
		}
		expect(await countOf('rate_limits', "subject = 'limit-0'")).toBe(1);
		expect(await countOf('otp_codes', `id = '${uuid(0)}'`)).toBe(1);
		expect(await countOf('sessions', `id = '${uuid(0)}'`)).toBe(1);
		expect(await countOf('idempotency_keys', "key = 'key-0'")).toBe(1);
	});

	it('deletes more rows than go in one statement', async () => {
		await api.query("insert into rate_limits select 'many-' || n, to_timestamp(0), 1 from generate_series(1, 2500) n");
		expect(await api.runTask('clean-rate-limits')).toBe(2500);
	});

	it('deletes pictures that nothing shows after a day, with their files, and files without a picture', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		const image = sharp({ create: { width: 90, height: 90, channels: 3, background: '#111' } });
		const photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
		const keep = async () => ok(uploadPicture, await shopper.call('POST', '/api/uploads?purpose=chat', photo)).data;
		const [used, unused, orphan] = [await keep(), await keep(), await keep()];
		await api.query('update uploads set used_at = created_at where id = $1', [used.id]);
		await api.query('delete from uploads where id = $1', [orphan.id]);
		const keyOf = ({ picture }: typeof used) => picture.path.split('/').at(-1);
		expect(await api.runTask('clean-unused-uploads')).toBe(0);
		expect(await api.runTask('clean-orphan-files')).toBe(1);
		expect((await services.files.folders()).toSorted()).toEqual([keyOf(used), keyOf(unused)].toSorted());
		api.clock.advance(DAY_MS + 1);
		expect(await api.runTask('clean-unused-uploads')).toBe(1);
		expect(await services.files.folders()).toEqual([keyOf(used)]);
	});

	it('every task and every due job runs on a freshly seeded database', async () => {
		const fresh = { services: { config: readConfig({}) } };
		for (const { name } of TASKS) await api.runTask(name);
		await api.runJobs(JOB_KINDS, fresh);
		const { rows } = await api.query(
			"select name, output from pgboss.job where state in ('retry', 'failed') or name = 'dead'",
		);
		expect(rows).toEqual([]);
	});

	it('names of tasks are unique, because schedules are stored under them', () => {
		expect(new Set(TASKS.map(({ name }) => name)).size).toBe(TASKS.length);
	});
});
