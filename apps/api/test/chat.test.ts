import {
	type ChatMessage,
	chatEvents,
	countUnreadChat,
	getChatThread,
	listChatMessages,
	listChatThreads,
	openChatThread,
	sendChatMessage,
	uploadPicture,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { type OpenStream, openStream, type Sent, type StreamOptions } from './event-stream.ts';

const THREADS = '/api/chat/threads';

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let shopper: Shopper;
let seller: Shopper;
let path: string;
const streams: OpenStream[] = [];

async function signedIn({ email, password }: { email: string; password: string }): Promise<Shopper> {
	const browser = createShopper(api);
	await browser.signIn('credentials', { identifier: email, password });
	return browser;
}

beforeAll(async () => {
	api = await startApi({ HEARTBEAT_SECONDS: '1' });
	other = api.startSecond({ env: { HEARTBEAT_SECONDS: '1' } });
	shopper = await signedIn(DEMO_ACCOUNT);
	seller = await signedIn(DEMO_SELLER);
	const { data } = ok(openChatThread, await shopper.call('POST', THREADS, { shop: 'inle-weavers' }));
	path = `${THREADS}/${data.id}`;
});
afterAll(async () => {
	await other.close();
	await api.close();
});
afterEach(async () => {
	for (const stream of streams.splice(0)) await stream.leave();
});

let sent = 0;
async function send(by: Shopper, text: string, more: object = {}): Promise<ChatMessage> {
	sent += 1;
	const body = { clientId: `message-${sent}`, text, ...more };
	return ok(sendChatMessage, await by.call('POST', `${path}/messages`, body)).data;
}

async function open(of: Pick<TestApi, 'app'>, by: Shopper, options?: StreamOptions): Promise<OpenStream> {
	const stream = await openStream(of, by, options);
	streams.push(stream);
	return stream;
}

/** The next event that is not a heartbeat. */
async function nextEvent(stream: OpenStream): Promise<Sent | undefined> {
	for (;;) {
		const next = await stream.next();
		if (next?.event !== '') return next;
	}
}

/** A browser of the same account that shows the other edition. */
function inThailand({ cookies }: Shopper): Shopper {
	const browser = createShopper(api, 'th');
	for (const [name, value] of cookies) browser.cookies.set(name, value);
	return browser;
}

it('conversations and unread messages are those of the edition', async () => {
	const thai = inThailand(shopper);
	const slugs = async (by: Shopper) =>
		ok(listChatThreads, await by.call('GET', `${THREADS}?per_page=60`)).data.items.map((thread) => thread.shop.slug);
	const unread = async (by: Shopper) => ok(countUnreadChat, await by.call('GET', '/api/chat/unread-count')).data.unread;
	const before = [await unread(shopper), await unread(thai)];
	const { data } = ok(openChatThread, await thai.call('POST', THREADS, { shop: 'chiang-mai-cotton' }));
	await api.query(
		`insert into chat_messages (thread_id, side, text, client_id, created_at) values ($1, 'shop', 'Hello', 'of-the-other', $2)`,
		[data.id, new Date(api.clock.now())],
	);
	expect(await slugs(thai)).toContain('chiang-mai-cotton');
	expect(await slugs(thai)).not.toContain('inle-weavers');
	expect(await slugs(shopper)).toContain('inle-weavers');
	expect(await slugs(shopper)).not.toContain('chiang-mai-cotton');
	expect([await unread(shopper), await unread(thai)]).toEqual([before[0], Number(before[1]) + 1]);
});

describe('messages', () => {
	it('are stored once, however often and concurrently they are sent', async () => {
		const body = { clientId: 'sent-many-times', text: 'Once' };
		const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.call('POST', `${path}/messages`, body)));
		expect(new Set(answers.map((answer) => ok(sendChatMessage, answer).data.id)).size).toBe(1);
		const { rows } = await api.query(
			"select count(*)::int as count from chat_messages where client_id = 'sent-many-times'",
		);
		expect(rows[0].count).toBe(1);
	});

	it.each(['ေဈး ဘယ္ေလာက္လဲ', 'တႆး ၵႂၢမ်းတႆး', 'ကညီကျိာ်', 'မဥ္ဇူ'])('are stored as they were sent: %s', async (text) => {
		expect((await send(shopper, text)).text).toBe(text);
	});

	it('of invisible characters alone are refused', async () => {
		const body = { clientId: 'shows-nothing', text: '\u200b\u2068\u2069\u00ad' };
		expect((await shopper.call('POST', `${path}/messages`, body)).json).toMatchObject({
			error: { code: 'message_empty' },
		});
	});

	it('are read in both directions, each once and in order [§1.4]', async () => {
		for (let place = 0; place < 7; place += 1) await send(shopper, `Line ${place}`);
		const all = ok(listChatMessages, await shopper.call('GET', `${path}/messages?per_page=100`)).data.items;
		const page = async (cursor: string | null) =>
			ok(listChatMessages, await shopper.call('GET', `${path}/messages?per_page=3${cursor ? `&cursor=${cursor}` : ''}`))
				.data;
		let back: ChatMessage[] = [];
		let older: string | null = null;
		let oldest: Awaited<ReturnType<typeof page>>;
		do {
			oldest = await page(older);
			back = [...oldest.items, ...back];
			older = oldest.page.older;
		} while (older);
		expect(back).toEqual(all);
		const forth = [...oldest.items];
		let newer = oldest.page.newer;
		for (;;) {
			const next = await page(newer);
			if (next.items.length === 0) break;
			forth.push(...next.items);
			newer = next.page.newer;
		}
		expect(forth).toEqual(all);
		const latest = await send(shopper, 'Later');
		expect((await page(newer)).items).toEqual([latest]);
	});

	it('show a product of the shop and a picture that was sent for them, each picture once', async () => {
		const { rows } = await api.query(
			"select p.id from products p join shops s on s.id = p.shop_id where s.slug = 'inle-weavers' limit 1",
		);
		const image = sharp({ create: { width: 200, height: 100, channels: 3, background: '#3366cc' } });
		const photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
		const upload = async (purpose: string) =>
			ok(uploadPicture, await shopper.call('POST', `/api/uploads?purpose=${purpose}`, photo)).data.id;
		const uploadId = await upload('chat');
		const message = await send(shopper, '', { uploadId, productId: String(rows[0].id) });
		expect(message.product?.id).toBe(String(rows[0].id));
		expect(message.picture).toMatchObject({ width: 200, height: 100 });
		const again = async (id: string) =>
			failed(await shopper.call('POST', `${path}/messages`, { clientId: 'picture-again', uploadId: id })).code;
		expect(await again(uploadId)).toBe('upload_not_found');
		expect(await again(await upload('review'))).toBe('upload_not_found');
	});

	it('show the pictures of their sender alone, on both sides', async () => {
		const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } });
		const photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
		const upload = async (by: Shopper) =>
			ok(uploadPicture, await by.call('POST', '/api/uploads?purpose=chat', photo)).data.id;
		const [ofShopper, ofSeller] = [await upload(shopper), await upload(seller)];
		const refusal = async (by: Shopper, uploadId: string) =>
			failed(await by.call('POST', `${path}/messages`, { clientId: 'picture-of-other', uploadId })).code;
		expect(await refusal(seller, ofShopper)).toBe('upload_not_found');
		expect(await refusal(shopper, ofSeller)).toBe('upload_not_found');
		expect((await send(shopper, '', { uploadId: ofShopper })).picture).toMatchObject({ width: 60 });
		expect((await send(seller, '', { uploadId: ofSeller })).picture).toMatchObject({ width: 60 });
	});

	it('of two conversations may have one client id', async () => {
		const { data } = ok(openChatThread, await shopper.call('POST', THREADS, { shop: 'shan-hills-tea' }));
		const sendTo = async (to: string, text: string) =>
			ok(sendChatMessage, await shopper.call('POST', `${to}/messages`, { clientId: 'one-client-id', text })).data;
		const [here, there] = [await sendTo(path, 'Here'), await sendTo(`${THREADS}/${data.id}`, 'There')];
		expect([here.text, there.text]).toEqual(['Here', 'There']);
		expect(there.id).not.toBe(here.id);
	});

	it('are counted until they are read, and reading never goes back', async () => {
		const unread = async () => ok(countUnreadChat, await shopper.call('GET', '/api/chat/unread-count')).data.unread;
		const before = await unread();
		const first = await send(seller, 'Yes, it is');
		const second = await send(seller, 'In two colours');
		expect(await unread()).toBe(before + 2);
		const read = async (id: string) => shopper.call('POST', `${path}/read`, { messageId: id });
		expect(ok(getChatThread, await read(second.id)).data.unread).toBe(0);
		expect(ok(getChatThread, await read(first.id)).data.unread).toBe(0);
		expect(ok(getChatThread, await seller.call('GET', path)).data.otherReadId).toBe(second.id);
		const threads = ok(listChatThreads, await seller.call('GET', `${THREADS}?side=shop`)).data.items;
		expect(threads[0]).toMatchObject({ side: 'shop', shopperName: DEMO_ACCOUNT.name, lastMessage: { id: second.id } });
		expect(ok(listChatThreads, await seller.call('GET', THREADS)).data.items).toEqual([]);
	});

	it('cause one notification until they are read', async () => {
		const news = async () => {
			const { rows } = await api.query("select count(*)::int as count from notifications where kind = 'chat_message'");
			return Number(rows[0].count);
		};
		const last = await send(seller, 'Are you there?');
		await shopper.call('POST', `${path}/read`, { messageId: last.id });
		const before = await news();
		await send(seller, 'One');
		await send(seller, 'Two');
		expect(await news()).toBe(before + 1);
	});
});

describe('the stream', () => {
	it('brings messages and read marks of both processes to both sides [§1.16]', async () => {
		const here = await open(api, shopper);
		const there = await open(other, seller);
		expect(here.headers.get('content-type')).toMatch(/^text\/event-stream/);
		expect(here.headers.get('cache-control')).toBe('private, no-store, no-transform');
		expect((await nextEvent(here))?.event).toBe('ready');
		expect((await nextEvent(there))?.event).toBe('ready');
		const message = await send(shopper, 'Do you hear me?');
		for (const stream of [here, there])
			expect(await nextEvent(stream)).toEqual({ event: 'message', id: message.id, data: message });
		await seller.call('POST', `${path}/read`, { messageId: message.id });
		for (const stream of [here, there]) {
			expect(await nextEvent(stream)).toMatchObject({ event: 'read', data: { side: 'shop', messageId: message.id } });
		}
	});

	it('brings a read mark after the message that was read', async () => {
		const stream = await open(other, shopper);
		await nextEvent(stream);
		const talk = async (place: number) => {
			const { id } = await send(seller, `Read at once ${place}`);
			await shopper.call('POST', `${path}/read`, { messageId: id });
			return id;
		};
		const ids = new Set(await Promise.all(Array.from({ length: 20 }, (_, place) => talk(place))));
		let newest = 0;
		while (ids.size > 0) {
			const next = await nextEvent(stream);
			if (!next) throw new Error('the stream has ended');
			if (next.event === 'message') {
				newest = Number(next.id);
				ids.delete(String(next.id));
			} else {
				expect(Number(chatEvents.read.parse(next.data).messageId)).toBeLessThanOrEqual(newest);
			}
		}
	});

	it('catches up with all that was missed, in order and once', async () => {
		const seen = await send(shopper, 'Seen');
		const missed: string[] = [];
		for (let place = 0; place < 5; place += 1) missed.push((await send(seller, `Missed ${place}`)).id);
		const stream = await open(api, shopper, { lastId: seen.id });
		expect((await nextEvent(stream))?.event).toBe('ready');
		for (const id of missed) expect(await nextEvent(stream)).toMatchObject({ event: 'message', id });
		const next = await send(seller, 'And now');
		expect(await nextEvent(stream)).toMatchObject({ event: 'message', id: next.id });
	});

	it('brings what is of its edition alone, also of what was missed', async () => {
		const thai = inThailand(shopper);
		const { data } = ok(openChatThread, await thai.call('POST', THREADS, { shop: 'chiang-mai-cotton' }));
		const inThai = async (clientId: string) =>
			ok(sendChatMessage, await thai.call('POST', `${THREADS}/${data.id}/messages`, { clientId, text: 'Hello' })).data;
		const seen = await send(shopper, 'Seen in both');
		const ofThailand = await open(api, shopper, { edition: 'th' });
		const ofMyanmar = await open(other, shopper);
		expect([(await nextEvent(ofThailand))?.event, (await nextEvent(ofMyanmar))?.event]).toEqual(['ready', 'ready']);
		const first = await inThai('of-thailand-1');
		const answer = await send(seller, 'Of Myanmar');
		await shopper.call('POST', `${path}/read`, { messageId: answer.id });
		const second = await inThai('of-thailand-2');
		expect(await nextEvent(ofMyanmar)).toMatchObject({ event: 'message', id: answer.id });
		expect(await nextEvent(ofMyanmar)).toMatchObject({ event: 'read', data: { messageId: answer.id } });
		for (const { id } of [first, second]) expect(await nextEvent(ofThailand)).toMatchObject({ event: 'message', id });
		const back = await open(api, shopper, { lastId: seen.id, edition: 'th' });
		expect((await nextEvent(back))?.event).toBe('ready');
		for (const { id } of [first, second]) expect(await nextEvent(back)).toMatchObject({ event: 'message', id });
	});

	it('is of the edition of its host when it names none, and there are two', async () => {
		const thai = inThailand(shopper);
		const { data } = ok(openChatThread, await thai.call('POST', THREADS, { shop: 'chiang-mai-cotton' }));
		const stream = await open(api, shopper, { host: 'th.localhost' });
		expect((await nextEvent(stream))?.event).toBe('ready');
		await send(seller, 'Not for Thailand');
		const body = { clientId: 'of-the-host', text: 'Hello' };
		const message = ok(sendChatMessage, await thai.call('POST', `${THREADS}/${data.id}/messages`, body)).data;
		expect(await nextEvent(stream)).toMatchObject({ event: 'message', id: message.id });
		expect((await openStream(api, shopper, { edition: 'fr' })).status).toBe(400);
	});

	it('misses nothing when many write concurrently', async () => {
		const stream = await open(other, shopper);
		await nextEvent(stream);
		const written = await Promise.all(
			Array.from({ length: 30 }, (_, place) => send(place % 2 === 0 ? shopper : seller, `At once ${place}`)),
		);
		const ids: string[] = [];
		while (ids.length < written.length) {
			const next = await nextEvent(stream);
			if (!next) throw new Error('the stream has ended');
			if (next.event === 'message') ids.push(String(next.id));
		}
		expect(ids).toEqual(written.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b)));
	});

	it('goes on when the database drops the connection that listens', async () => {
		const stream = await open(api, shopper);
		await nextEvent(stream);
		await api.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
		const message = await send(seller, 'After the break');
		expect(await nextEvent(stream)).toMatchObject({ event: 'message', id: message.id });
	});

	it('brings nothing of others, and is for registered shoppers [§6.3]', async () => {
		const visitor = createShopper(api);
		expect((await openStream(api, visitor)).status).toBe(401);
		await visitor.signIn('guest');
		expect((await openStream(api, visitor)).status).toBe(403);
	});

	it('sends heartbeats, and ends with the session', async () => {
		const browser = await signedIn(DEMO_ACCOUNT);
		const stream = await open(api, browser);
		await nextEvent(stream);
		expect((await stream.next())?.event).toBe('');
		await browser.signOut();
		const rest = [];
		for (let next = await stream.next(); next; next = await stream.next()) rest.push(next.event);
		expect(rest.every((event) => event === '')).toBe(true);
	});

	it('is limited per account, and closing one allows another', async () => {
		const opened = await Promise.all(Array.from({ length: 6 }, () => open(other, seller)));
		const refused = await openStream(other, seller);
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
		await opened[0]?.leave();
		await vi.waitFor(async () => expect((await open(other, seller)).status).toBe(200));
	});
});

it('a server that stops ends its streams, and takes no more', async () => {
	const stream = await openStream(other, shopper);
	expect((await stream.next())?.event).toBe('ready');
	await other.endStreams();
	expect(await stream.next()).toBeUndefined();
	expect((await openStream(other, shopper)).status).toBe(429);
});
