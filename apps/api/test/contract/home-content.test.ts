import {
	arrangeHome,
	endpointsByResource,
	getHome,
	getHomeContent,
	previewHome,
	sendContentPicture,
} from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/home';

let photo: Blob;
beforeAll(async () => {
	const image = sharp({ create: { width: 120, height: 80, channels: 4, background: '#c8323280' } });
	photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
});

const always = { isDraft: false, startsAt: null, endsAt: null, languages: [] };

const banner = (more: object = {}) => ({
	title: { en: 'Water festival' },
	text: {},
	action: { en: 'See all' },
	alt: { en: 'A bucket of water' },
	...{ to: '/search?sort=newest', pictures: ['scene-phones_own_whole'], tint: 3, ...always, ...more },
});

let made = 0;
const newId = () => {
	made += 1;
	return `made-${made}`;
};

/** Writes a banner as a member of staff. @returns its id */
async function written({ as }: ContractContext, more: object = {}): Promise<string> {
	const id = newId();
	const response = await (await as('staff')).call('PUT', `${PATH}/banners/${id}`, banner(more));
	expect(response.status, JSON.stringify(response.json)).toBe(200);
	return id;
}

const collectionOf = async ({ api }: Pick<ContractContext, 'api'>): Promise<number> =>
	(await api.query("select id from collections where edition = 'mm' order by id limit 1")).rows[0].id;

async function section(context: ContractContext, more: object = {}) {
	return { kind: 'collection', title: {}, collection: await collectionOf(context), ...always, ...more };
}

async function writtenSection(context: ContractContext): Promise<string> {
	const id = newId();
	const body = await section(context);
	expect((await (await context.as('staff')).call('PUT', `${PATH}/sections/${id}`, body)).status).toBe(200);
	return id;
}

testContract({
	endpoints: endpointsByResource['home-content'],
	examples: {
		getHomeContent: () => ({ path: PATH }),
		previewHome: () => ({ path: `${PATH}/preview?drafts=true&language=thai` }),
		saveBanner: () => ({ path: `${PATH}/banners/${newId()}`, body: banner() }),
		removeBanner: async (context) => ({ path: `${PATH}/banners/${await written(context)}` }),
		saveHomeSection: async (context) => ({ path: `${PATH}/sections/${newId()}`, body: await section(context) }),
		removeHomeSection: async (context) => ({ path: `${PATH}/sections/${await writtenSection(context)}` }),
		arrangeHome: async ({ as }) => {
			const { sections } = ok(getHomeContent, await (await as('staff')).call('GET', PATH)).data;
			return { path: `${PATH}/order`, body: { list: 'sections', ids: sections.map(({ id }) => id).toReversed() } };
		},
		sendContentPicture: () => ({ path: `${PATH}/pictures`, body: photo }),
	},
	more(context) {
		const { as, expectError } = context;
		const staff = () => as('staff');
		const preview = async (query: string) =>
			ok(previewHome, await (await staff()).call('GET', `${PATH}/preview?${query}`)).data;

		describe('a banner', () => {
			it('is shown from its start to its end, in its languages, and drafts to nobody', async () => {
				const now = context.api.clock.now();
				const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
				const planned = await written(context, { startsAt: at(2), endsAt: at(4), languages: ['thai'] });
				const draft = await written(context, { isDraft: true, title: { china: '泼水节' }, action: {} });
				const shown = async (query: string) => (await preview(query)).banners.map(({ id }) => id);
				expect(await shown('language=thai')).not.toContain(planned);
				expect(await shown(`language=thai&at=${at(3)}`)).toContain(planned);
				expect(await shown(`language=en&at=${at(3)}`)).not.toContain(planned);
				expect(await shown(`language=thai&at=${at(5)}`)).not.toContain(planned);
				expect(await shown('language=thai')).not.toContain(draft);
				const { banners } = await preview('language=mm&drafts=true');
				// A language that is missing has the words of another one.
				expect(banners.find(({ id }) => id === draft)?.title).toBe('泼水节');
				const content = ok(getHomeContent, await (await staff()).call('GET', PATH)).data.banners;
				const states = [planned, draft].map((id) => content.find((each) => each.id === id)?.state);
				expect(states).toEqual(['planned', 'draft']);
			});

			it('says what is wrong at each field, and stays in its edition', async () => {
				const id = newId();
				const wrong = banner({ title: {}, to: 'https://example.com', pictures: [], startsAt: null });
				const response = await (await staff()).call('PUT', `${PATH}/banners/${id}`, wrong);
				expectError('saveBanner', 'bad_request', response);
				expect(failed(response).fields).toEqual({ title: 'missing', to: 'no_path', pictures: 'missing' });
				const drawn = await (await staff()).call('PUT', `${PATH}/banners/${id}`, banner({ pictures: ['nothing'] }));
				expect(failed(drawn).fields).toEqual({ pictures: 'unknown' });
				const own = await written(context);
				const other = { 'x-edition': 'th' };
				const elsewhere = await (await staff()).call('PUT', `${PATH}/banners/${own}`, banner(), other);
				expectError('saveBanner', 'path_not_found', elsewhere);
				expect((await (await staff()).call('DELETE', `${PATH}/banners/${own}`, undefined, other)).status).toBe(404);
				for (const name of ['removeBanner', 'removeHomeSection'] as const) {
					const path = `${PATH}/${name === 'removeBanner' ? 'banners' : 'sections'}/nothing`;
					expectError(name, 'path_not_found', await (await staff()).call('DELETE', path));
				}
			});

			it('is in the audit trail with the texts before and after', async () => {
				const id = await written(context);
				const changed = banner({ title: { en: 'Water festival', thai: 'สงกรานต์' }, tint: 5 });
				await (await staff()).call('PUT', `${PATH}/banners/${id}`, changed);
				const { rows } = await context.api.query(
					'select action, before, after from audit_entries where subject_id = $1 order by id desc limit 1',
					[id],
				);
				expect(rows[0]).toMatchObject({
					action: 'banner_saved',
					before: { 'title.en': 'Water festival', tint: 3, to: '/search?sort=newest' },
					after: { 'title.thai': 'สงกรานต์', tint: 5 },
				});
			});
		});

		describe('sections', () => {
			it('are shown in the order that staff arrange, and not when hidden', async () => {
				const by = await staff();
				const { sections } = ok(getHomeContent, await by.call('GET', PATH)).data;
				const kinds = async () => (await preview('')).sections.map(({ kind }) => kind);
				const ids = sections.filter(({ kind }) => kind !== 'collection').map(({ id }) => id);
				const rest = sections.filter(({ kind }) => kind === 'collection').map(({ id }) => id);
				const order = ['recommended-mm', ...ids.filter((id) => id !== 'recommended-mm'), ...rest];
				ok(arrangeHome, await by.call('PUT', `${PATH}/order`, { list: 'sections', ids: order }));
				expect((await kinds())[0]).toBe('recommended');
				const hidden = { kind: 'recommended', title: {}, collection: null, ...always, isDraft: true };
				expect((await by.call('PUT', `${PATH}/sections/recommended-mm`, hidden)).status).toBe(200);
				expect(await kinds()).not.toContain('recommended');
				expect((await preview('')).recommended).toEqual([]);
				const missing = { list: 'sections', ids: order.slice(1) };
				const response = await by.call('PUT', `${PATH}/order`, missing);
				expectError('arrangeHome', 'bad_request', response);
				expect(failed(response).fields).toEqual({ ids: 'unknown' });
			});

			it('that are hand-picked show a collection of their edition', async () => {
				const id = newId();
				const collection = await collectionOf(context);
				const body = await section(context, { title: { en: 'Picked for you' } });
				await (await staff()).call('PUT', `${PATH}/sections/${id}`, body);
				const found = (await preview('language=en')).sections.find((each) => each.id === id);
				expect(found).toMatchObject({ kind: 'collection', title: 'Picked for you' });
				expect(found?.to).toMatch(new RegExp(`^/product-collections/[^/]+/${collection}$`));
				expect(found?.products.length).toBeGreaterThan(0);
				const wrong = { ...body, collection: 999_999 };
				const response = await (await staff()).call('PUT', `${PATH}/sections/${id}`, wrong);
				expectError('saveHomeSection', 'bad_request', response);
				expect(failed(response).fields).toEqual({ collection: 'unknown' });
				const elsewhere = await (await staff()).call('PUT', `${PATH}/sections/${id}`, body, { 'x-edition': 'th' });
				expectError('saveHomeSection', 'path_not_found', elsewhere);
			});
		});

		describe('pictures', () => {
			it('keep what is transparent, and are served in the widths of the home page', async () => {
				const { key, picture } = ok(
					sendContentPicture,
					await (await staff()).call('POST', `${PATH}/pictures`, photo),
				).data;
				expect(key).toMatch(/^photo_/);
				expect(picture.widths).toContain(960);
				const served = await context.api.app.request(`${picture.path}-320.webp`);
				expect(served.status).toBe(200);
				const { width, height, hasAlpha } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
				expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 320, hasAlpha: true });
			});

			it('are refused where they are none, or too large', async () => {
				const page = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
				const by = await staff();
				expectError('sendContentPicture', 'upload_refused', await by.call('POST', `${PATH}/pictures`, page));
				const large = new Blob([new Uint8Array(8_388_609)], { type: 'image/png' });
				expectError('sendContentPicture', 'body_too_large', await by.call('POST', `${PATH}/pictures`, large));
			});
		});

		it('is what the home page shows', async () => {
			const id = await written(context);
			const home = ok(getHome, await createShopper(context.api).call('GET', '/api/home')).data;
			expect(home.banners.map((each) => each.id)).toContain(id);
			expect(home.banners.find((each) => each.id === id)?.pictures[0]?.alt).toBe('A bucket of water');
		});
	},
});
