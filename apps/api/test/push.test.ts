import { getPushKey, savePushSubscription } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { MINUTE_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJsonLogger } from '../src/log.ts';
import { sendPush } from '../src/ports/web-push.ts';
import { DEVELOPMENT_VAPID } from '../src/start-check.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';
import { type PushService, pushBrowser, startPushService, vapidOf } from './push-service.ts';

let service: PushService;
let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
	service = await startPushService();
	const logger = createJsonLogger(
		(line) => lines.push(line),
		() => 0,
	);
	api = await startApi({ PUSH_SERVICES: `fcm.googleapis.com, ${service.origin}` }, { logger });
});
afterAll(async () => {
	await api.close();
	await service.close();
});
beforeEach(async () => {
	service.received.length = 0;
	service.answerWith = 201;
	lines.length = 0;
	await api.query(
		"delete from rate_limits; delete from push_subscriptions; update users set notification_choices = '{}'",
	);
});

async function signedIn({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER, language?: 'my' | 'th') {
	const shopper = createShopper(api, 'mm', language);
	await shopper.signIn('credentials', { identifier: email, password });
	return shopper;
}

type Browser = ReturnType<typeof pushBrowser>;

async function subscribe(shopper: Shopper, browser: Browser, choices?: { orders?: boolean; chat?: boolean }) {
	const response = await shopper.call('PUT', '/api/push/subscription', { ...browser.subscription, choices });
	return ok(savePushSubscription, response).data;
}

/** A shopper with a subscribed browser. */
async function subscribed(choices?: { orders?: boolean; chat?: boolean }, language?: 'my' | 'th') {
	const shopper = await signedIn(DEMO_ACCOUNT, language);
	const browser = pushBrowser(service, 'device');
	await subscribe(shopper, browser, choices);
	return { shopper, browser };
}

/** Orders goods of the demo seller's shop, who confirms the parcel then. */
async function moveAnOrder(shopper: Shopper) {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[DEMO_SELLER.shops[0]],
	);
	await api.query('update product_variants set stock = 500 where id = $1', [rows[0].id]);
	await cartWith(api, shopper, { [String(rows[0].id)]: 1 });
	const placed = await order(shopper, 'cash_on_delivery', {});
	const parcel = placed.parcels[0]?.trackCode ?? '';
	const seller = await signedIn(DEMO_SELLER);
	const moved = await seller.call('POST', `/api/seller/parcels/${parcel}/moves`, { to: 'approved' });
	expect(moved.status, JSON.stringify(moved.json)).toBe(200);
	return { code: placed.code, parcel };
}

/** Lets the demo seller write to the demo shopper, whose earlier messages are all read. */
async function writeMessage(clientId: string) {
	const { rows } = await api.query(
		`select t.id from chat_threads t join shops s on s.id = t.shop_id join users u on u.id = t.user_id
			where s.slug = $1 and u.email = $2`,
		[DEMO_SELLER.shops[0], DEMO_ACCOUNT.email],
	);
	await api.query('update chat_threads set shopper_read_id = (select max(id) from chat_messages)');
	const seller = await signedIn(DEMO_SELLER);
	const sent = await seller.call('POST', `/api/chat/threads/${rows[0].id}/messages`, {
		clientId,
		text: 'Secret words',
	});
	expect(sent.status, JSON.stringify(sent.json)).toBe(200);
}

/** Devices, and messages that wait for them. */
const counts = async () => {
	const { rows } = await api.query(`select (select count(*)::int from push_subscriptions) as devices,
		(select count(*)::int from pgboss.job where name = 'push' and state < 'completed') as messages`);
	return [rows[0].devices, rows[0].messages];
};

describe('a push message', () => {
	it('tells of a parcel, encrypted for the device and signed by the server', async () => {
		const { shopper, browser } = await subscribed();
		const { code, parcel } = await moveAnOrder(shopper);
		expect(service.received, 'nothing is sent while the request runs').toEqual([]);
		expect(await api.runJobs('push')).toBe(1);
		const [push] = service.received;
		if (!push) throw new Error('nothing was received');
		expect(push.path).toBe(browser.path);
		expect(push.headers).toMatchObject({
			'content-encoding': 'aes128gcm',
			ttl: '86400',
			urgency: 'normal',
			topic: expect.stringMatching(/^[0-9a-f]{32}$/),
		});
		const { publicKey } = ok(getPushKey, await shopper.call('GET', '/api/push/key')).data;
		expect(vapidOf(push)).toEqual({
			key: publicKey,
			claims: expect.objectContaining({ aud: service.origin, sub: 'mailto:shop@example.com' }),
		});
		expect(push.body.toString('latin1')).not.toContain(parcel);
		expect(browser.read(push)).toEqual({
			title: `Parcel ${parcel}: confirmed by the shop`,
			body: expect.stringContaining(code),
			lang: 'en',
			tag: expect.any(String),
			url: `http://mm.localhost:3000/Orders/${code}?lang=en`,
		});
		expect(await api.runJobs('push'), 'each is sent once').toBe(0);
	});

	it('is in the language that the device reads in', async () => {
		const { shopper, browser } = await subscribed({}, 'my');
		const { code, parcel } = await moveAnOrder(shopper);
		await api.runJobs('push');
		expect(service.received.map(browser.read)).toEqual([
			expect.objectContaining({
				title: `ဆိုင်က ပါဆယ် ${parcel} ကို အတည်ပြုပြီးပါပြီ`,
				lang: 'my',
				url: `http://mm.localhost:3000/Orders/${code}?lang=mm`,
			}),
		]);
	});

	it('tells of a chat message without its words, urgently', async () => {
		const { browser } = await subscribed();
		await writeMessage('push-chat-1');
		await api.runJobs('push');
		const [push] = service.received;
		if (!push) throw new Error('nothing was received');
		expect(push.headers.urgency).toBe('high');
		expect(browser.read(push)).toMatchObject({
			title: expect.stringMatching(/^New message from /),
			url: 'http://mm.localhost:3000/chat?lang=en',
		});
		expect(JSON.stringify(browser.read(push))).not.toContain('Secret words');
	});

	it('is not sent of a kind that the device switched off', async () => {
		const { shopper, browser } = await subscribed({ orders: false });
		await moveAnOrder(shopper);
		expect(await api.runJobs('push')).toBe(0);
		expect(await subscribe(shopper, browser, { orders: true, chat: false })).toEqual({ orders: true, chat: false });
		expect(await subscribe(shopper, browser), 'what is not named stays').toEqual({ orders: true, chat: false });
		await writeMessage('push-chat-2');
		expect(await api.runJobs('push')).toBe(0);
	});

	it('is not sent of news that were read meanwhile, nor a day later', async () => {
		const { shopper } = await subscribed();
		await moveAnOrder(shopper);
		await shopper.call('POST', '/api/notifications/read', { ids: 'all' });
		expect(await api.runJobs('push')).toBe(0);
		await moveAnOrder(shopper);
		api.clock.advance(25 * 60 * MINUTE_MS);
		expect(await api.runJobs('push')).toBe(0);
		expect([service.received, (await counts())[1]]).toEqual([[], 0]);
	});

	it.each([404, 410])('that is answered with %i removes the device', async (status) => {
		const { shopper } = await subscribed();
		const other = pushBrowser(service, 'other');
		await subscribe(shopper, other);
		await moveAnOrder(shopper);
		service.answerWith = status;
		await api.runJobs('push');
		expect(await counts()).toEqual([0, 0]);
	});

	it('that fails is tried again later, then given up; the log names neither device nor text', async () => {
		const { shopper, browser } = await subscribed();
		const { code } = await moveAnOrder(shopper);
		service.answerWith = 503;
		expect(await api.runJobs('push')).toBe(0);
		expect(await api.runJobs('push'), 'before the pause is over').toBe(0);
		for (const tries of [1, 2, 3, 4, 4]) {
			expect(service.received).toHaveLength(tries);
			await api.runJobs('push', { isPatient: false });
		}
		expect(await counts()).toEqual([1, 0]);
		const log = lines.join('\n');
		expect(log).toContain('the push service answered 503');
		for (const secret of [
			browser.path,
			code,
			DEVELOPMENT_VAPID.privateKey,
			...Object.values(browser.subscription.keys),
		]) {
			expect(log).not.toContain(secret);
		}
	});

	it('ends after its time when the push service does not answer', async () => {
		service.answerWith = 'never';
		const { subscription } = pushBrowser(service, 'silent');
		const target = { endpoint: subscription.endpoint, ...subscription.keys };
		const note = { payload: '{}', topic: 'silent', urgency: 'normal', ttl: 60 } as const;
		const { push } = api.services.config;
		if (!push) throw new Error('push messages are not configured');
		expect(await sendPush(push, target, note, 50)).toEqual({
			state: 'failed',
			reason: 'the push service was not reached: TimeoutError',
		});
	});
});

describe('a device', () => {
	it('gets nothing after the sign-out', async () => {
		const { shopper } = await subscribed();
		await moveAnOrder(shopper);
		await shopper.signOut();
		expect(await api.runJobs('push')).toBe(0);
		expect(await counts()).toEqual([0, 0]);
	});

	it('gets nothing of an account whose sessions were ended elsewhere', async () => {
		const { shopper } = await subscribed();
		await moveAnOrder(shopper);
		await api.query('update sessions set revoked_at = now()');
		expect(await api.runJobs('push')).toBe(0);
		expect([service.received, (await counts())[1]]).toEqual([[], 0]);
	});

	it('belongs to whoever subscribed it last, with choices of its own', async () => {
		const { shopper, browser } = await subscribed({ chat: false });
		await moveAnOrder(shopper);
		expect(await subscribe(await signedIn(DEMO_SELLER), browser)).toEqual({ orders: true, chat: true });
		expect(await api.runJobs('push')).toBe(0);
		expect((await counts())[0]).toBe(1);
	});

	it('unsubscribes; another account cannot unsubscribe it', async () => {
		const { shopper, browser } = await subscribed();
		const body = { endpoint: browser.subscription.endpoint };
		await (await signedIn(DEMO_SELLER)).call('POST', '/api/push/unsubscribe', body);
		expect((await counts())[0]).toBe(1);
		await shopper.call('POST', '/api/push/unsubscribe', body);
		expect((await counts())[0]).toBe(0);
	});

	it('is forgotten when twenty others of the account have subscribed after it', async () => {
		const { shopper } = await subscribed();
		for (let index = 0; index < 20; index += 1) {
			api.clock.advance(1);
			await subscribe(shopper, pushBrowser(service, `device-${index}`));
		}
		const { rows } = await api.query("select endpoint from push_subscriptions where endpoint like '%/device-%'");
		expect(rows).toHaveLength(20);
		expect((await counts())[0]).toBe(20);
	});
});
