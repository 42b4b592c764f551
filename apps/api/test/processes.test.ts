import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	addCartLine,
	getCart,
	getOrder,
	openChatThread,
	placeOrder,
	sendChatMessage,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Connection, connect } from '../src/db/connect.ts';
import type { RawNotification } from '../src/gateways/gateway.ts';
import { createSandbox, type Sandbox } from '../src/gateways/sandbox/sandbox.ts';
import { silentLogger } from '../src/log.ts';
import { createSandboxLedger } from '../src/payments/sandbox-ledger.ts';
import { cloneDatabase } from '../src/testing/database.ts';
import { browserAt, createShopper, type Shopper } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { type ApiProcess, startProcess } from './api-process.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { openStream } from './event-stream.ts';

/** Two servers of their own on one database, as behind a load balancer. */
let one: ApiProcess;
let two: ApiProcess;
let pool: pg.Pool;
let connection: Connection;
/** The bank of the sandbox, beside the servers. */
let bank: Sandbox;
let drop: () => Promise<void>;
let folder: string;
let start: () => Promise<ApiProcess>;
const query = (text: string, values?: unknown[]) => pool.query(text, values);

beforeAll(async () => {
	const clone = await cloneDatabase(inject('testServer'));
	drop = clone.drop;
	pool = new pg.Pool({ ...clone.config, max: 2 });
	connection = connect(clone.config, silentLogger);
	const ledger = createSandboxLedger(connection.db);
	bank = createSandbox({ edition: 'mm', secret: readConfig({}).authSecret }, { ledger, now: Date.now });
	folder = await mkdtemp(join(tmpdir(), 'zaylat-processes-'));
	start = () => startProcess(clone.config, folder);
	[one, two] = await Promise.all([start(), start()]);
});
afterAll(async () => {
	const codes = await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
	await pool.end();
	await connection.close();
	await drop();
	await rm(folder, { recursive: true, force: true });
	expect(codes).toEqual([0, 0]);
});
afterEach(() => query('delete from rate_limits'));

async function signedIn(
	server: ApiProcess,
	{ email, password }: { email: string; password: string },
): Promise<Shopper> {
	const browser = createShopper(server);
	await browser.signIn('credentials', { identifier: email, password });
	return browser;
}

async function guest(server: ApiProcess): Promise<Shopper> {
	const browser = createShopper(server);
	await browser.signIn('guest');
	return browser;
}

/** A notification of the bank of the sandbox about a payment that it has confirmed, as a server receives it. */
async function hear(server: ApiProcess, { headers, body }: RawNotification): Promise<number> {
	const answer = { method: 'POST', body, headers: { 'x-gateway-signature': headers['x-gateway-signature'] ?? '' } };
	return (await server.app.request('/api/payments/webhook/mm', answer)).status;
}

async function confirmed(paymentId: string): Promise<RawNotification> {
	const { rows } = await query('select merchant_reference as reference from payments where id = $1', [paymentId]);
	return bank.act(rows[0].reference, 'confirm');
}

/** Whether a worker of either process has settled the order by now. */
const isPaid = async (orderId: string): Promise<boolean> =>
	(await query('select paid_at is not null as paid from orders where id = $1', [orderId])).rows[0].paid;

it.each(['api', 'worker'])('a %s with a wrong setting says its name in one line, and ends', async (ROLE) => {
	const wrong = startProcess({}, folder, { ROLE, ERROR_TRACKER_DSN: 'https://tracker.example/7' });
	await expect(wrong).rejects.toThrow(/ended with 1: ERROR_TRACKER_DSN must be .*\n$/);
});

it('a chat message written at one server is heard at the other', async () => {
	const shopper = await signedIn(one, DEMO_ACCOUNT);
	const seller = await signedIn(two, DEMO_SELLER);
	const thread = ok(openChatThread, await shopper.call('POST', '/api/chat/threads', { shop: 'inle-weavers' })).data;
	const stream = await openStream(two, seller);
	expect((await stream.next())?.event).toBe('ready');
	const body = { clientId: 'across-servers', text: 'Is it still there?' };
	const message = await shopper.call('POST', `/api/chat/threads/${thread.id}/messages`, body);
	const sent = ok(sendChatMessage, message).data;
	expect(await stream.next()).toMatchObject({ event: 'message', data: { id: sent.id, text: body.text } });
	await stream.leave();
});

it('fifty buyers at two servers get the last ten pieces, and no eleventh', async () => {
	const variantId = await goodsVariant({ query }, 3);
	await query('update product_variants set stock = 10 where id = $1', [variantId]);
	const buyers = await Promise.all(
		Array.from({ length: 50 }, async (_, i) => {
			const shopper = await guest(i % 2 === 0 ? one : two);
			await cartWith({ query }, shopper, { [variantId]: 1 });
			return { shopper, body: (await agreed(shopper)).body };
		}),
	);
	const responses = await Promise.all(
		buyers.map(({ shopper, body }) => shopper.call('POST', '/api/orders', body, idempotencyKey())),
	);
	const bought = responses.filter(({ status }) => status === 200);
	for (const response of bought) ok(placeOrder, response);
	const refusals = responses.filter(({ status }) => status !== 200).map((response) => failed(response).code);
	const sold = await query('select sum(quantity)::int as pieces from order_lines where variant_id = $1', [variantId]);
	expect([bought.length, sold.rows[0].pieces, await stockOf({ query }, variantId)]).toEqual([10, 10, 0]);
	expect(new Set(refusals)).toEqual(new Set(['checkout_changed']));
	const { rows } = await query(
		'select in_stock from listed_products l join product_variants v using (product_id) where v.id = $1',
		[variantId],
	);
	const others = await query(
		'select count(*)::int as n from product_variants a join product_variants b using (product_id) where b.id = $1 and a.stock > 0',
		[variantId],
	);
	expect(rows[0].in_stock).toBe(others.rows[0].n > 0);
});

it('a payment that a webhook tells five times, to both servers, is taken once', async () => {
	const shopper = await signedIn(one, DEMO_ACCOUNT);
	await cartWith({ query }, shopper, { [await goodsVariant({ query }, 5)]: 2 });
	const { id: orderId } = await order(shopper, 'card');
	const payment = await pay(shopper, orderId, 'card');
	const news = await confirmed(payment.id);
	const statuses = await Promise.all([0, 1, 2, 3, 4].map((i) => hear(i % 2 === 0 ? one : two, news)));
	expect(statuses).toEqual([200, 200, 200, 200, 200]);
	await vi.waitFor(async () => expect(await isPaid(orderId)).toBe(true), { timeout: 10_000 });
	const { rows } = await query(
		`select (select count(*)::int from payments where order_id = o.id and status = 'paid') as paid,
			(select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id) as refunds,
			(select count(*)::int from notifications n where n.link like '%' || o.id || '%' and n.kind like '%paid%') as told
		from orders o where o.id = $1`,
		[orderId],
	);
	expect(rows[0]).toMatchObject({ paid: 1, refunds: 0 });
	expect(rows[0].told).toBeLessThanOrEqual(1);
});

it('changes of the cart that are repeated after their server was killed are stored once each', async () => {
	const shopper = await guest(two);
	const variantId = await goodsVariant({ query }, 9);
	const send = (server: ApiProcess, round: number) =>
		browserAt(server, shopper).call(
			'POST',
			'/api/cart/lines',
			{ variantId, quantity: 1 },
			{ 'idempotency-key': `killed-change-${round}` },
		);
	const rounds = [0, 1, 2, 3, 4];
	// Some arrive and lose their responses, some do not arrive.
	const lost = rounds.map((round) => send(one, round).catch(() => undefined));
	await Promise.race(lost);
	await one.end('SIGKILL');
	await Promise.all(lost);
	one = await start();
	for (const round of rounds) ok(addCartLine, await send(one, round));
	for (const round of rounds) ok(addCartLine, await send(two, round));
	const { lines } = ok(getCart, await shopper.call('GET', '/api/cart')).data;
	expect(lines).toMatchObject([{ variantId, quantity: 5 }]);
});

it('a server that is killed between placing and paying loses no paid order', async () => {
	const shopper = await signedIn(one, DEMO_ACCOUNT);
	await cartWith({ query }, shopper, { [await goodsVariant({ query }, 7)]: 1 });
	const placed = await order(shopper, 'qr');
	const before = placed.code;
	const payment = await pay(shopper, placed.id, 'qr');
	const news = await confirmed(payment.id);
	// It dies while it processes the webhook, before or after storing the event: the gateway sends it again.
	const unheard = hear(one, news).catch(() => 0);
	await one.end('SIGKILL');
	await unheard;
	expect(await hear(two, news)).toBe(200);
	await vi.waitFor(async () => expect(await isPaid(placed.id)).toBe(true), { timeout: 10_000 });
	const survivor = browserAt(two, shopper);
	const read = ok(getOrder, await survivor.call('GET', `/api/orders/${placed.id}`)).data;
	expect(read.code).toBe(before);
	expect(read.paidAt).not.toBeNull();
	// A payment that was taken is not charged again.
	const again = await survivor.call('POST', '/api/payments', { orderId: placed.id, method: 'qr' }, idempotencyKey());
	expect(failed(again).code).toBe('order_move_refused');
	one = await start();
	expect(ok(getOrder, await browserAt(one, shopper).call('GET', `/api/orders/${placed.id}`)).data.paidAt).toEqual(
		read.paidAt,
	);
});

/** The code that a worker of either process has sent, once it did. */
const codeSentTo = (recipient: string): Promise<string> =>
	vi.waitFor(
		async () => {
			const { rows } = await query('select text from outbox where recipient = $1 order by created_at desc', [
				recipient,
			]);
			return /\d{6}/.exec(String(rows[0]?.text))?.[0] ?? expect.fail('no code was sent');
		},
		{ timeout: 10_000 },
	);

it('limits of tries are counted over both servers, and outlive one that is killed [§8.9]', async () => {
	const { email } = DEMO_SELLER;
	const reason = async (server: ApiProcess, password: string) =>
		(await createShopper(server).signIn('credentials', { identifier: email, password })).searchParams.get('code');
	const tries = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((n) => reason(n % 2 === 0 ? one : two, 'guess')));
	expect(tries.filter((code) => code === 'credentials')).toHaveLength(4);

	const phone = '09 450 000 001';
	const asked = await createShopper(one).call('POST', '/api/registrations', { identifier: phone, name: 'A' });
	expect(asked.status).toBe(200);
	const again = await createShopper(two).call('POST', '/api/registrations', { identifier: phone, name: 'A' });
	expect(failed(again).code).toBe('otp_wait');
	const code = await codeSentTo('959450000001');
	const guess = async (server: ApiProcess, typed: string) => {
		const body = { identifier: phone, name: 'A', code: typed, password: 'rain over the Irrawaddy' };
		return failed(await createShopper(server).call('POST', '/api/registrations/confirm', body)).code;
	};
	const wrong = code === '000000' ? '111111' : '000000';
	for (const server of [one, two, one, two, one]) expect(await guess(server, wrong)).toBe('otp_wrong');

	await one.end('SIGKILL');
	one = await start();
	for (const server of [one, two]) {
		expect(await reason(server, DEMO_SELLER.password)).toBe('too_many_attempts');
		expect(await guess(server, code)).toBe('otp_expired');
	}
});

it('a password that is set at a server is hashed at full cost, whatever tests use', async () => {
	const identifier = 'full-cost@example.com';
	const password = 'rain over the Irrawaddy';
	const browser = createShopper(one);
	expect((await browser.call('POST', '/api/registrations', { identifier, name: 'A' })).status).toBe(200);
	const code = await codeSentTo(identifier);
	const registered = await browser.call('POST', '/api/registrations/confirm', {
		identifier,
		name: 'A',
		code,
		password,
	});
	expect(registered.status).toBe(200);
	const { rows } = await query('select password_hash as hash from users where email = $1', [identifier]);
	expect(rows[0].hash).toMatch(/^scrypt\$16384\$8\$5\$/);
});
