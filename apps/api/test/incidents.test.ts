import { createServer, type Server, type Socket } from 'node:net';
import { MINUTE_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createJsonLogger } from '../src/log.ts';
import { createSmtpMail } from '../src/ports/smtp-mail.ts';
import { createShopper, TEST_NOW, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { agreed, cartWith, goodsVariant, order, pay } from './buying.ts';

/*
 * Incidents as a person on call sees them: by the lines of the log and the figures of the metrics alone. Documented in
 * docs/operations.md; `deploy/alerts.test.yml` shows which alert follows from which figure.
 */

let api: TestApi;
/** Another process, with the mail server that is silent. */
let slow: TestApi;
let lines: { readonly message: string; readonly [field: string]: unknown }[] = [];
/** A mail server that takes connections and never says anything. */
let silent: Server;
const sockets = new Set<Socket>();

beforeAll(async () => {
	silent = createServer((socket) => sockets.add(socket.on('error', () => {})));
	await new Promise<void>((go) => silent.listen(0, '127.0.0.1', go));
	const address = silent.address();
	const settings = {
		...{ host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0, login: undefined },
		...{ security: 'none' as const, from: { name: 'Zaylat', address: 'shop@example.com' } },
	} as const;
	const now = () => TEST_NOW;
	const logger = createJsonLogger((line) => lines.push(JSON.parse(line)), now);
	api = await startApi({}, { logger });
	slow = api.startSecond({ logger, ports: { mail: createSmtpMail(settings, now, 800), sms: api.services.sms } });
});
beforeEach(async () => {
	await api.query('delete from rate_limits; delete from pgboss.job');
	lines = [];
});
afterAll(async () => {
	for (const socket of sockets) socket.destroy();
	silent.close();
	await slow.close();
	await api.close();
});

/** The figure of a line of the metrics. */
async function figure(series: string, of: TestApi = api): Promise<number> {
	// `request` of a test API does waiting jobs; `fetch` does not.
	const text = await (await of.app.fetch(new Request('http://api.test/api/metrics'))).text();
	const line = text.split('\n').find((each) => each.startsWith(`${series} `));
	return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

async function guest() {
	const shopper = createShopper(api);
	await shopper.signIn('guest');
	return shopper;
}

it('a poison row: one job is given up and names its row; the alert DeadJobs fires', async () => {
	await api.query("update payments set status = 'abandoned' where status = 'pending'");
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 5)]: 1 });
	const { id } = await order(shopper, 'qr');
	await pay(shopper, id);
	await api.query(`create function refuse() returns trigger language plpgsql as $$ begin
		if new.order_id = '${id}' and new.status = 'expired' then raise 'poisoned row'; end if; return new; end $$`);
	await api.query('create trigger refuse before update on payments for each row execute function refuse()');
	api.clock.advance(16 * MINUTE_MS);
	for (let tries = 0; tries < 9; tries += 1) await api.runJobs('expire-payment', { isPatient: false });
	await api.query('drop trigger refuse on payments');

	const { rows } = await api.query('select id from payments where order_id = $1', [id]);
	expect(lines.filter(({ message }) => message === 'job failed')).toHaveLength(8);
	expect(lines.at(-1)).toMatchObject({
		...{ level: 'error', kind: 'expire-payment', item: rows[0].id, attempt: 9, message: 'job given up' },
		error: {
			...{ code: 'P0001', message: 'poisoned row' },
			statement: expect.stringMatching(/^update "payments" set "status" = \$1/),
		},
	});
	expect(await figure('jobs_dead{queue="expire-payment"}')).toBe(1);
	expect(await figure('jobs_total{queue="expire-payment",outcome="failed"}')).toBe(8);
});

it('a slow mail server: codes wait, their oldest grows old, and other work goes on; the alert CodesWait fires', async () => {
	const workers = slow.startWorkers();
	const begin = (n: number) =>
		createShopper({
			app: { request: (path, init) => slow.app.fetch(new Request(`http://api.test${path}`, init)) },
			clock: slow.clock,
		}).call('POST', '/api/registrations', { identifier: `waiting-${n}@example.com`, name: 'A' });
	expect((await Promise.all([1, 2, 3, 4, 5, 6].map(begin))).map(({ status }) => status)).toEqual(Array(6).fill(200));
	// Four are sent at a time; those behind them wait.
	await vi.waitFor(async () => expect(await figure('jobs_oldest_seconds{queue="code"}')).toBeGreaterThan(0.4), {
		timeout: 10_000,
	});
	// A job of another kind does not wait behind them.
	await api.db.enqueue('scheduled', [{ id: 'clean-outbox' }]);
	const others = 'jobs_total{queue="scheduled",outcome="done"}';
	await vi.waitFor(async () => expect(await figure(others, slow)).toBeGreaterThan(0), { timeout: 5_000 });
	await vi.waitFor(
		() =>
			expect(lines).toContainEqual(
				expect.objectContaining({ level: 'warn', kind: 'code', attempt: 1, message: 'job failed' }),
			),
		{ timeout: 10_000 },
	);
	await workers.stop();
	const line = lines.find(({ message, kind }) => message === 'job failed' && kind === 'code');
	expect(line?.cause).toBe('Error: the mail server does not answer');
	expect(JSON.stringify(lines)).not.toContain('waiting-1@example.com');
});

it('a lock: checkouts fail with the statement that waited, and transactions wait; the alert PoolIsExhausted fires', async () => {
	const shoppers = await Promise.all(
		Array.from({ length: 12 }, async () => {
			const shopper = await guest();
			await cartWith(api, shopper, { [await goodsVariant(api, 3)]: 1 });
			return { shopper, body: (await agreed(shopper)).body };
		}),
	);
	const holder = api.startSecond();
	const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const held = holder.db.transaction(async (tx) => {
		await tx.execute('select id from product_variants for no key update');
		locked.resolve();
		await end.promise;
	});
	await locked.promise;
	const placed = shoppers.map(({ shopper, body }, index) =>
		shopper.call('POST', '/api/orders', body, { 'idempotency-key': `incident-order-${index}` }),
	);
	await vi.waitFor(async () => expect(await figure('db_transactions_waiting')).toBeGreaterThan(5), { interval: 5 });
	const answers = await Promise.all(placed);
	end.resolve();
	await held;
	await holder.close();
	expect(new Set(answers.map((answer) => failed(answer).code))).toEqual(new Set(['unavailable']));
	expect(lines.find(({ message }) => message === 'request failed')).toMatchObject({
		...{ level: 'error', route: '/api/orders' },
		error: { code: '55P03', statement: expect.stringContaining('product_variants') },
	});
	expect(await figure('http_requests_total{method="POST",route="/api/orders",status="503"}')).toBe(12);
});
