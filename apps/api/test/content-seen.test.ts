import { getHelpArticle, getHome } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { openStaff } from './staff.ts';

/*
 * What staff write is what shoppers see within a second, on all servers. The servers keep their answers for ten minutes, so
 * what they show is new only because they were told, or because its time has come.
 */

const SEEN_MS = 1_000;
const ENV = { ANSWER_CACHE_SECONDS: '600' };

let api: TestApi;
let servers: readonly [TestApi, TestApi];
let staff: Shopper;

beforeAll(async () => {
	api = await startApi();
	servers = [api.startSecond({ env: ENV }), api.startSecond({ env: ENV })];
	staff = await openStaff(api, { roles: ['catalogue'] });
});
afterAll(async () => {
	for (const server of servers) await server.close();
	await api.close();
});

/** The banners that each server shows. */
const shown = () =>
	Promise.all(
		servers.map(async (server) => {
			const { banners } = ok(getHome, await createShopper(server).call('GET', '/api/home')).data;
			return banners.map(({ id }) => id);
		}),
	);

const banner = {
	title: { en: 'Water festival' },
	text: {},
	action: { en: 'See all' },
	alt: {},
	...{ to: '/', pictures: ['scene-phones_own_whole'], tint: 3 },
	...{ isDraft: false, startsAt: null as string | null, endsAt: null as string | null, languages: [] },
};

const put = async (id: string, body: typeof banner) => {
	const response = await browserAt(servers[0], staff).call('PUT', `/api/operating/home/banners/${id}`, body);
	expect(response.status, JSON.stringify(response.json)).toBe(200);
};

/** Tells how long all servers took from a moment on to show a banner, or to show it no more. */
async function seenWithin(from: number, id: string, isShown: boolean): Promise<number> {
	await expect
		.poll(async () => (await shown()).map((ids) => ids.includes(id)), { interval: 25, timeout: 8_000 })
		.toEqual([isShown, isShown]);
	return performance.now() - from;
}

it('a banner that is written and removed at one server', async () => {
	await shown();
	await put('told', banner);
	expect(await seenWithin(performance.now(), 'told', true)).toBeLessThan(SEEN_MS);
	const removed = await browserAt(servers[1], staff).call('DELETE', '/api/operating/home/banners/told');
	expect(removed.status).toBe(200);
	expect(await seenWithin(performance.now(), 'told', false)).toBeLessThan(SEEN_MS);
});

it('a banner whose time comes and goes, though nobody changes anything', async () => {
	const at = (ms: number) => new Date(api.clock.now() + ms).toISOString();
	await put('timed', { ...banner, startsAt: at(400), endsAt: at(800) });
	for (const isShown of [true, false]) {
		// All servers keep what they show before that moment.
		expect((await shown()).flat().includes('timed')).toBe(!isShown);
		const from = performance.now() + 400;
		api.clock.advance(400);
		expect(await seenWithin(from, 'timed', isShown)).toBeLessThan(SEEN_MS);
	}
});

it('a page that is published, and one whose time comes', async () => {
	const titles = () =>
		Promise.all(
			servers.map(async (server) => {
				const response = await createShopper(server).call('GET', '/api/help-articles/faq');
				return ok(getHelpArticle, response).data.title;
			}),
		);
	const at = browserAt(servers[0], staff);
	/** Writes and publishes a text. @param from from when it holds */
	const publish = async (title: string, from: string | null) => {
		const texts = { title: { en: title }, summary: { en: 'In short' }, markdown: { en: '## What\n\nWords.' } };
		const draft = await at.call('PUT', '/api/operating/pages/faq/draft', { revision: null, texts });
		expect(draft.status, JSON.stringify(draft.json)).toBe(200);
		const response = await at.call('POST', '/api/operating/pages/faq/publish', { revision: 1, from });
		expect(response.status, JSON.stringify(response.json)).toBe(200);
	};
	const seenFrom = async (from: number, title: string) => {
		await expect.poll(titles, { interval: 25, timeout: 8_000 }).toEqual([title, title]);
		expect(performance.now() - from).toBeLessThan(SEEN_MS);
	};
	await titles();
	await publish('Published', null);
	await seenFrom(performance.now(), 'Published');
	await publish('Planned', new Date(api.clock.now() + 500).toISOString());
	expect(await titles()).toEqual(['Published', 'Published']);
	const from = performance.now() + 500;
	api.clock.advance(500);
	await seenFrom(from, 'Planned');
});
