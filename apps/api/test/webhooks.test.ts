import { createHmac } from 'node:crypto';
import {
	addWebhook,
	changeWebhook,
	getWebhookDelivery,
	listWebhookDeliveries,
	listWebhooks,
	replaceWebhookSecret,
	replayWebhooks,
	webhookBodyOf,
} from '@zaylat/api-client/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { isWebhookEvent, RETRY_SECONDS, WEBHOOK_EVENTS, type WebhookEvent } from '@zaylat/domain/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { sendOnce } from '../src/webhooks/send.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, goodsVariant, order, pay, stockOf } from './buying.ts';
import { openStaff } from './staff.ts';
import { type ReceivedDelivery, startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const PATH = '/api/operating/webhooks';
const DELIVERIES = '/api/operating/webhook-deliveries';

let api: TestApi;
let staff: Shopper;
let receiver: WebhookReceiver;

beforeAll(async () => {
	api = await startApi();
	staff = await openStaff(api, { roles: ['administrator'] });
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.query(
		'delete from webhook_endpoints; delete from webhook_events; delete from rate_limits; delete from pgboss.job',
	);
	await api.query('update sessions set second_factor_at = $1, expires_at = $2 where second_factor_at is not null', [
		...[new Date(api.clock.now()), new Date(api.clock.now() + 30 * DAY_MS)],
	]);
	receiver = await startReceiver();
	return () => receiver.close();
});

/** Adds an endpoint that gets events at the receiver. */
async function added(events: readonly WebhookEvent[] = ['stock.changed'], url = receiver.url) {
	const body = { name: 'A program', url, events };
	return ok(addWebhook, await staff.call('POST', PATH, body)).data;
}

const deliver = () => api.runJobs('webhooks', { isPatient: false });
const deliveries = async (query = '') =>
	ok(listWebhookDeliveries, await staff.call('GET', `${DELIVERIES}?per_page=60${query}`)).data.items;
const endpoints = async () => ok(listWebhooks, await staff.call('GET', PATH)).data.items;

/** Changes the stock of a variant. */
async function sell(offset = 0, pieces = 1): Promise<string> {
	const variant = await goodsVariant(api, offset);
	await api.query('delete from webhook_events');
	await api.query('update product_variants set stock = stock - $2 where id = $1', [variant, pieces]);
	return variant;
}

/** Moves the clock of the API, and keeps the session of staff. */
async function later(ms: number): Promise<void> {
	api.clock.advance(ms);
	await api.query('update sessions set second_factor_at = $1, expires_at = $2 where second_factor_at is not null', [
		...[new Date(api.clock.now()), new Date(api.clock.now() + 30 * DAY_MS)],
	]);
	await api.query('delete from rate_limits');
}

const headersOf = ({ headers }: ReceivedDelivery) => ({
	'webhook-id': String(headers['webhook-id']),
	'webhook-timestamp': String(headers['webhook-timestamp']),
	'webhook-signature': String(headers['webhook-signature']),
});

/** Checks a delivery as a receiver does, by a library that is not ours, at the time of the API. */
function verify(secret: string, delivery: ReceivedDelivery): unknown {
	vi.useFakeTimers({ now: api.clock.now(), toFake: ['Date'] });
	try {
		return new Webhook(secret).verify(delivery.body, headersOf(delivery));
	} finally {
		vi.useRealTimers();
	}
}

describe('events', () => {
	const told = async () =>
		(await api.query('select event, facts, at from webhook_events order by at, event')).rows as {
			event: string;
			facts: object;
		}[];

	it('of an order, its payment, refund and stock are written with the change, and fit their schemas', async () => {
		await added(WEBHOOK_EVENTS);
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const variant = await goodsVariant(api);
		await cartWith(api, shopper, { [variant]: 2 });
		await api.query('delete from webhook_events');
		const placed = await order(shopper, 'card');
		const { reference } = await pay(shopper, placed.id);
		await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm', webhooks: 1 });
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		await api.runJobs('refund');
		const events = (await told()).map(({ event }) => event);
		for (const event of [
			'order.placed',
			'stock.changed',
			'payment.paid',
			'order.paid',
			'refund.requested',
			'refund.settled',
		]) {
			expect(events).toContain(event);
		}
		expect(events.filter((event) => event === 'parcel.moved').length).toBeGreaterThan(0);
		await deliver();
		expect(receiver.received.length).toBe(events.length);
		for (const { body } of receiver.received) {
			const { type } = JSON.parse(body);
			const { data } = isWebhookEvent(type) ? webhookBodyOf(type).parse(JSON.parse(body)) : expect.fail(type);
			expect(JSON.stringify(data)).not.toMatch(/Hnin|959951234567|Anawrahta/);
		}
		const paid = receiver.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'order.paid');
		expect(paid.data).toMatchObject({ code: placed.code, total: placed.total });
	});

	it('of goods and returns fit their schemas, too', async () => {
		await added(WEBHOOK_EVENTS);
		const { rows } = await api.query(
			"select id from products where state = 'on_sale' and kind = 'goods' order by id limit 1",
		);
		const { id } = rows[0];
		for (const change of [
			"state = 'paused'",
			"state = 'on_sale'",
			'price = price + 100',
			// What shoppers do changes these: nobody is told.
			'sold_count = sold_count + 1',
			'score = score + 1',
			'price = price',
		]) {
			await api.query(`update products set ${change} where id = $1`, [id]);
		}
		await api.query(
			`insert into parcel_returns (id, parcel_id, code, status, reason, note, lines, amount, points, requested_at)
				select gen_random_uuid(), id, 'RT00000001', 'requested', 'damaged', '', '[]', 100, 0, now() from parcels limit 1`,
		);
		await api.query("update parcel_returns set status = 'accepted' where code = 'RT00000001'");
		await api.query("update parcel_returns set note = 'x' where code = 'RT00000001'");
		const events = (await told()).map(({ event }) => event);
		expect(events).toEqual([
			...['product.withdrawn', 'product.published', 'product.updated', 'return.requested', 'return.moved'],
		]);
		await deliver();
		for (const { body } of receiver.received) {
			const { type } = JSON.parse(body);
			webhookBodyOf(isWebhookEvent(type) ? type : expect.fail(type)).parse(JSON.parse(body));
		}
		await api.query("delete from parcel_returns where code = 'RT00000001'");
	});

	it('are not written when the change is taken back, nor where no endpoint wants them', async () => {
		await sell();
		expect(await told()).toEqual([]);
		await added(['order.placed']);
		await sell();
		expect(await told()).toEqual([]);
		await added(['stock.changed']);
		const variant = await goodsVariant(api);
		await api.query('delete from webhook_events');
		const before = await stockOf(api, variant);
		await expect(
			api.db.transaction(async (tx) => {
				await tx.execute(`update product_variants set stock = stock - 1 where id = ${variant}`);
				throw new Error('taken back');
			}),
		).rejects.toThrow('taken back');
		expect(await stockOf(api, variant)).toBe(before);
		expect(await told()).toEqual([]);
	});
});

describe('a delivery', () => {
	it('is signed as Standard Webhooks says, for a library and by hand', async () => {
		const { secret } = await added();
		await sell();
		expect(await deliver()).toBe(1);
		const [delivery] = receiver.received;
		if (!delivery) return expect.fail('nothing arrived');
		expect(verify(secret, delivery)).toMatchObject({ type: 'stock.changed' });
		const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headersOf(delivery);
		const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
		expect(key.length).toBe(32);
		const mac = createHmac('sha256', key).update(`${id}.${at}.${delivery.body}`).digest('base64');
		expect(signature).toBe(`v1,${mac}`);
		expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, delivery)).toThrow();
		expect(() => verify(secret, { ...delivery, body: `${delivery.body} ` })).toThrow();
		const [listed] = await deliveries();
		expect(listed).toMatchObject({ eventId: id, state: 'delivered', tries: 1, status: 200, problem: null });
	});

	it('is signed by both secrets for a day after one was replaced, and by the new one alone then', async () => {
		const { endpoint, secret } = await added();
		const changed = ok(replaceWebhookSecret, await staff.call('POST', `${PATH}/${endpoint.id}/secret`)).data;
		expect(changed.secret).not.toBe(secret);
		expect(changed.endpoint.oldSecretUntil).toBe(new Date(api.clock.now() + DAY_MS).toISOString());
		await sell();
		await deliver();
		const both = receiver.received[0] ?? expect.fail();
		for (const each of [secret, changed.secret]) expect(verify(each, both)).toBeDefined();
		await later(DAY_MS + 1000);
		await sell(1);
		await deliver();
		const one = receiver.received[1] ?? expect.fail();
		expect(verify(changed.secret, one)).toBeDefined();
		expect(() => verify(secret, one)).toThrow();
		expect((await endpoints())[0]?.oldSecretUntil).toBeNull();
	});

	it('never shows a secret again, and keeps it sealed', async () => {
		const { endpoint, secret } = await added();
		const word = secret.slice(6);
		for (const path of [PATH, '/api/operating/audit']) {
			expect(JSON.stringify((await staff.call('GET', path)).json)).not.toContain(word);
		}
		const { rows } = await api.query('select * from webhook_endpoints where id = $1', [endpoint.id]);
		expect(JSON.stringify(rows)).not.toContain(word);
	});

	it('is tried again with the same id and body after longer and longer pauses, and is then in the list of failed', async () => {
		const { secret } = await added();
		receiver.answer = () => ({ status: 503 });
		await sell();
		await deliver();
		expect((await deliveries())[0]).toMatchObject({ state: 'waiting', tries: 1, status: 503, problem: 'status' });
		await deliver();
		expect(receiver.received.length, 'before the pause is over').toBe(1);
		for (const pause of RETRY_SECONDS) {
			await later(pause * 1100 + 1000);
			await deliver();
		}
		expect(receiver.received.length).toBe(RETRY_SECONDS.length + 1);
		expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
		const [given] = await deliveries('&state=failed');
		expect(given).toMatchObject({ state: 'failed', tries: 10, nextAt: null });
		const details = ok(getWebhookDelivery, await staff.call('GET', `${DELIVERIES}/${given?.id}`)).data;
		expect(details.history.length).toBe(10);
		expect(details.history[0]).toMatchObject({ status: 503, answer: 'status 503' });
		expect(details.body).toBe(receiver.received[0]?.body);

		receiver.answer = () => ({ status: 204 });
		const replayed = await staff.call('POST', `${DELIVERIES}/replay`, { id: given?.id });
		expect(ok(replayWebhooks, replayed).data.replayed).toBe(1);
		await deliver();
		expect((await deliveries())[0]).toMatchObject({ state: 'delivered', tries: 1 });
		const last = receiver.received.at(-1) ?? expect.fail();
		expect(last.id).toBe(receiver.received[0]?.id);
		expect(verify(secret, last)).toBeDefined();
	});

	it.each([
		['a redirect', 302],
		['not found', 404],
	])('fails with %s', async (_, status) => {
		await added();
		receiver.answer = () => ({ status });
		await sell();
		await deliver();
		expect((await deliveries())[0]).toMatchObject({ state: 'waiting', status, problem: 'status' });
	});

	it('to a receiver that is down fails, and one that never answers ends after its time', async () => {
		await added();
		receiver.isDown = true;
		await sell();
		await deliver();
		expect((await deliveries())[0]).toMatchObject({ state: 'waiting', status: null, problem: 'unreachable' });
		receiver.isDown = false;
		receiver.answer = () => 'never';
		const sending = { url: receiver.url, secrets: [], eventId: 'x', body: '{}', at: 0 };
		const rules = { allowsHttp: true, ports: 'any', isAllowed: () => true } as const;
		expect(await sendOnce(sending, rules, 100)).toMatchObject({ problem: 'timeout', status: null });
		receiver.answer = () => ({ status: 200 });
		expect(await sendOnce(sending, rules, 5_000)).toMatchObject({ problem: null, status: 200 });
	});

	it('goes to no address of a private network in production', async () => {
		const production = api.startSecond({ env: { PROFILE: 'production' } });
		await added(['stock.changed'], receiver.url);
		await sell();
		await api.runJobs('webhooks', { isPatient: false, services: production.services });
		expect(receiver.received).toEqual([]);
		expect((await deliveries())[0]).toMatchObject({ state: 'waiting', problem: 'address_refused' });
		for (const url of [
			'https://127.0.0.1/',
			'https://10.1.2.3/',
			'https://169.254.169.254/',
			'https://[::1]/',
			'http://a.example/',
		]) {
			const sending = { url, secrets: [], eventId: 'x', body: '{}', at: 0 };
			expect(await sendOnce(sending, {}), url).toMatchObject({ problem: 'address_refused' });
		}
		await production.close();
	});
});

describe('an endpoint', () => {
	it('that is down rests as a whole after five failures, and holds up no other', async () => {
		const down = await added();
		const other = await startReceiver();
		await added(['stock.changed'], other.url);
		receiver.answer = () => ({ status: 500 });
		const variants = await Promise.all(
			[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((offset) => goodsVariant(api, offset)),
		);
		await api.query('delete from webhook_events');
		await api.query('update product_variants set stock = stock - 1 where id = any($1)', [variants.map(Number)]);
		await deliver();
		expect(other.taken.length).toBe(new Set(variants).size);
		expect(receiver.received.length).toBeLessThan(10);
		receiver.answer = () => ({ status: 200 });
		for (let round = 0; round < 4; round += 1) {
			await later(2 * MINUTE_MS);
			await deliver();
		}
		expect(new Set(receiver.taken).size).toBe(new Set(variants).size);
		expect(receiver.taken.length).toBe(new Set(variants).size);
		expect((await endpoints()).find(({ id }) => id === down.endpoint.id)).toMatchObject({
			...{ failingSince: null, waiting: 0, failed: 0, state: 'active' },
		});
		await other.close();
	});

	it('is paused when all tries failed for three days, which is in the audit trail; later events wait in the list', async () => {
		const { endpoint } = await added();
		receiver.answer = () => ({ status: 500 });
		await sell();
		for (let hours = 0; hours <= 80; hours += 8) {
			await deliver();
			await later(8 * HOUR_MS);
			await api.query('update product_variants set stock = stock + 1 where id = $1', [await goodsVariant(api, 2)]);
		}
		await deliver();
		const [paused] = await endpoints();
		expect(paused).toMatchObject({ state: 'paused', pausedBecause: 'failing', waiting: 0 });
		const { rows } = await api.query(
			"select actor_id, after from audit_entries where action = 'webhook_paused' and subject_id = $1",
			[endpoint.id],
		);
		expect(rows).toEqual([{ actor_id: null, after: { state: 'paused', because: 'failing' } }]);
		const seen = receiver.received.length;
		await sell(3);
		await deliver();
		expect(receiver.received.length).toBe(seen);
		const [newest] = await deliveries('&state=failed');
		expect(newest).toMatchObject({ problem: 'paused', tries: 0 });

		receiver.answer = () => ({ status: 200 });
		const { name, url, events } = endpoint;
		const resumed = await staff.call('PUT', `${PATH}/${endpoint.id}`, { name, url, events, state: 'active' });
		expect(ok(changeWebhook, resumed).data).toMatchObject({ state: 'active', pausedBecause: null, failingSince: null });
		const [from, to] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)].map((at) => at.toISOString());
		const range = { endpoint: endpoint.id, from, to, which: 'failed' };
		const { replayed } = ok(replayWebhooks, await staff.call('POST', `${DELIVERIES}/replay`, range)).data;
		expect(replayed).toBe((await deliveries('&state=waiting')).length);
		expect(replayed).toBeGreaterThan(0);
		await deliver();
		expect(await deliveries('&state=failed')).toEqual([]);
		expect(await deliveries('&state=waiting')).toEqual([]);
		const none = { ...range, from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z', which: 'all' };
		expect(ok(replayWebhooks, await staff.call('POST', `${DELIVERIES}/replay`, none)).data.replayed).toBe(0);
	});

	it('whose receiver is gone is paused at once', async () => {
		await added();
		receiver.answer = () => ({ status: 410 });
		await sell();
		await deliver();
		expect((await endpoints())[0]).toMatchObject({ state: 'paused', pausedBecause: 'gone', failed: 1 });
	});

	it('whose secret cannot be read any more keeps its deliveries', async () => {
		await added();
		await sell();
		await api.query("update webhook_endpoints set sealed_secret = 'nonsense'");
		await deliver();
		expect(receiver.received).toEqual([]);
		expect((await deliveries())[0]).toMatchObject({ state: 'waiting', problem: 'secret' });
	});
});

it('workers deliver an event moments after its change', async () => {
	await added();
	const variant = await goodsVariant(api, 4);
	const workers = api.startWorkers();
	await api.query('delete from webhook_events');
	await api.query('update product_variants set stock = stock - 1 where id = $1', [variant]);
	await expect.poll(() => receiver.taken.length).toBe(1);
	await workers.stop();
});

it('old events are removed with their deliveries', async () => {
	await added();
	await sell();
	await api.query('update webhook_events set at = $1', [new Date(api.clock.now() - 31 * DAY_MS)]);
	expect(await api.runTask('clean-webhook-events')).toBe(1);
	expect(await deliveries()).toEqual([]);
});

it('roles see and repeat deliveries as the table says', async () => {
	const support = await openStaff(api, { roles: ['support'] });
	await added();
	expect((await support.call('GET', PATH)).status).toBe(200);
	expect(
		failed(await support.call('POST', PATH, { name: 'x', url: 'https://a.example/', events: ['order.paid'] })).code,
	).toBe('permission_required');
});
