import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, requestLimits, waitForDatabase } from '../src/db/connect.ts';
import { silentLogger } from '../src/log.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { agreed, cartWith, goodsVariant } from './buying.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
beforeEach(() => api.query('delete from rate_limits'));
afterAll(() => api.close());

describe('a connection', () => {
	it('that breaks while it is used fails its request, ends nothing else, and is replaced', async () => {
		const warn = vi.fn();
		const own = connect(api.databaseConfig, { ...silentLogger, warn }, requestLimits(1));
		const broken = own.db.transaction(async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
			await api.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
			// Nothing is asked when the connection breaks, as while a request waits for something else.
			await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('database connection lost', expect.anything()));
			await tx.execute('select 1');
		});
		await expect(broken).rejects.toThrow();
		expect((await own.db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await own.close();
	});

	it('that no longer answers fails its statement', async () => {
		const own = connect(api.databaseConfig, silentLogger, {
			size: 1,
			writers: 1,
			orders: 1,
			statement: 200,
			lock: 100,
			idle: 1_000,
		});
		await expect(own.db.execute('select pg_sleep(30)')).rejects.toThrow();
		await own.close();
	});
});

describe('the key of an order', () => {
	it('that could not be given back because the database was away is answered at once when it is back', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await cartWith(api, shopper, { [await goodsVariant(api, 3)]: 1 });
		const { body } = await agreed(shopper);
		const place = () => shopper.call('POST', '/api/orders', body, { 'idempotency-key': 'left-behind-key' });
		await api.query(`create function trial_away() returns trigger language plpgsql as
			$$ begin raise 'away' using errcode = '57P01'; end $$`);
		await api.query('create trigger trial_away before insert on orders for each row execute function trial_away()');
		await api.query(
			'create trigger trial_away before delete on idempotency_keys for each row execute function trial_away()',
		);
		expect(failed(await place()).code).toBe('unavailable');
		await api.query('drop trigger trial_away on orders');
		await api.query('drop trigger trial_away on idempotency_keys');
		const began = performance.now();
		expect((await place()).status).toBe(200);
		expect(performance.now() - began).toBeLessThan(2_000);
	});
});

describe('a lock held by another transaction', () => {
	it('fails twelve checkouts within two seconds with a clear answer, and leaves pages and other writes alone', async () => {
		const shoppers = await Promise.all(
			Array.from({ length: 12 }, async () => {
				const shopper = createShopper(api);
				await shopper.signIn('guest');
				await cartWith(api, shopper, { [await goodsVariant(api, 3)]: 1 });
				return { shopper, body: (await agreed(shopper)).body };
			}),
		);
		const other = createShopper(api);
		await other.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		const place = (reason: string) =>
			shoppers.map(({ shopper, body }, index) =>
				shopper.call('POST', '/api/orders', body, { 'idempotency-key': `${reason}-order-${index}` }),
			);
		const holder = api.startSecond();
		const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const held = holder.db.transaction(async (tx) => {
			await tx.execute('select id from product_variants for no key update');
			locked.resolve();
			await end.promise;
		});
		await locked.promise;
		const started = performance.now();
		const placed = place('locked').map(async (response) => ({
			code: failed(await response).code,
			ms: performance.now() - started,
		}));
		// Three have the connections of orders, the others wait for their turn.
		const metrics = async () => (await api.app.request('/api/metrics')).text();
		await vi.waitFor(async () => expect(await metrics()).toMatch(/\ndb_transactions_waiting [1-9]\n/), { interval: 5 });
		const before = performance.now();
		const calls = [other.call('GET', '/api/categories'), other.call('PUT', '/api/follows/inle-weavers', {})];
		expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
		expect(performance.now() - before, 'before the first of them fails').toBeLessThan(1_000);
		expect(await api.ready()).toBe(true);
		const responses = await Promise.all(placed);
		end.resolve();
		await held;
		expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['unavailable']));
		// What the same orders take without the lock, on this machine and beside what else runs on it.
		const begun = performance.now();
		const free = await Promise.all(place('free'));
		const work = performance.now() - begun;
		expect(new Set(free.map(({ status }) => status))).toEqual(new Set([200]));
		// The first three wait for the lock for a second; those that come after them wait for a tenth.
		expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(2_000 + work);
		await holder.close();
	});
});

describe('the start', () => {
	it('waits for a database that does not answer yet, and gives up in the end', async () => {
		const warn = vi.fn();
		const away = connect({ host: '127.0.0.1', port: 1 }, silentLogger);
		await expect(waitForDatabase(away, { ...silentLogger, warn }, [1, 1])).rejects.toThrow();
		expect(warn).toHaveBeenCalledTimes(2);
		await away.close();
	});

	it('does not wait where the database refuses the configuration', async () => {
		const warn = vi.fn();
		const refused = connect({ ...api.databaseConfig, database: 'there_is_no_such_database' }, silentLogger);
		await expect(waitForDatabase(refused, { ...silentLogger, warn }, [1, 1])).rejects.toThrow('does not exist');
		expect(warn).not.toHaveBeenCalled();
		await refused.close();
	});
});

it('a server behind a proxy that it does not know of says so, once in the log and when it is asked whether it is ready', async () => {
	const warn = vi.fn();
	const logger = { ...silentLogger, warn };
	const ready = async (server: TestApi) => (await server.app.request('/api/ready')).json();
	const [unknowing, knowing] = [
		api.startSecond({ logger }),
		api.startSecond({ logger, env: { TRUSTED_PROXIES: '1' } }),
	];
	expect(await ready(unknowing)).toEqual({ data: { status: 'ready' } });
	const headers = { 'x-forwarded-for': '203.0.113.7' };
	for (const server of [knowing, unknowing, unknowing]) await server.app.request('/api/health', { headers });
	expect(warn).toHaveBeenCalledOnce();
	expect(warn).toHaveBeenCalledWith(expect.stringContaining('TRUSTED_PROXIES'));
	expect(await ready(unknowing)).toEqual({ data: { status: 'ready', notices: ['TRUSTED_PROXIES is not set'] } });
	expect(await ready(knowing)).toEqual({ data: { status: 'ready' } });
	await Promise.all([unknowing.close(), knowing.close()]);
});
