import {
	getReviewSummary,
	getShop,
	listAwaitingReviews,
	listFollows,
	listReviews,
	listShops,
	writeReview,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { REVIEW_SORTS } from '@zaylat/domain/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskedName } from '../src/reviews/service.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { buy } from './bought.ts';

let api: TestApi;
let account: Shopper;
beforeAll(async () => {
	api = await startApi();
	account = createShopper(api);
	await account.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
});
afterAll(() => api.close());

describe('shops', () => {
	it('are listed page by page, each once, most followers first', async () => {
		const shops = [];
		for (let cursor: string | null = ''; cursor !== null; ) {
			const path: string = `/api/shops?per_page=4${cursor && `&cursor=${cursor}`}`;
			const { data } = ok(listShops, await account.call('GET', path));
			shops.push(...data.items);
			cursor = data.page.next;
		}
		expect(shops.length).toBeGreaterThanOrEqual(20);
		expect(new Set(shops.map(({ slug }) => slug)).size).toBe(shops.length);
		const followers = shops.map(({ followerCount }) => followerCount);
		expect(followers).toEqual([...followers].sort((a, b) => b - a));
	});

	it('tell about themselves in the language of the request, with the categories that they sell in', async () => {
		const burmese = createShopper(api, 'mm', 'my');
		const { data } = ok(getShop, await burmese.call('GET', '/api/shops/inle-weavers'));
		expect(data.about).toMatch(/[\u1000-\u109f]/);
		expect(data.categories.map(({ slug }) => slug)).toEqual(['fashion']);
		expect(data.categories[0]?.productCount).toBe(data.productCount);
	});

	it.each([
		['inle-weavers', 'scene-fashion'],
		['zay-digital', 'scene-digital'],
	])('%s has the cover %s', async (slug, scene) => {
		const { data } = ok(getShop, await account.call('GET', `/api/shops/${slug}`));
		expect(data.cover.path).toContain(`/${scene}_own_whole_r`);
		expect((await api.app.request(`${data.cover.path}-320.webp`)).status).toBe(200);
	});

	it('keep their counts when products come and go', async () => {
		const count = async () => ok(getShop, await account.call('GET', '/api/shops/inle-weavers')).data.productCount;
		const before = await count();
		const { rows } = await api.query(
			"delete from products where id = (select max(p.id) from products p join shops s on s.id = p.shop_id where s.slug = 'inle-weavers') returning id",
		);
		expect(rows).toHaveLength(1);
		expect(await count()).toBe(before - 1);
	});

	it('count a follower once, however many calls come at once [§1.15]', async () => {
		const path = '/api/follows/bagan-lacquer';
		const { data: shop } = ok(getShop, await account.call('GET', '/api/shops/bagan-lacquer'));
		const all = (method: string) => Promise.all(Array.from({ length: 6 }, () => account.call(method, path)));
		for (const response of await all('PUT')) expect(response.status).toBe(200);
		expect((await account.call('GET', path)).json).toEqual({
			data: { isFollowing: true, followerCount: shop.followerCount + 1 },
		});
		expect(ok(listFollows, await account.call('GET', '/api/follows')).data.items).toHaveLength(1);
		await all('DELETE');
		expect((await account.call('GET', path)).json).toEqual({
			data: { isFollowing: false, followerCount: shop.followerCount },
		});
	});
});

describe('reviews', () => {
	let productId = 0;
	let path = '';
	beforeAll(async () => {
		const { rows } = await api.query(
			"select id, rating_count from products where edition = 'mm' order by rating_count desc, id limit 1",
		);
		productId = rows[0].id;
		path = `/api/products/${productId}`;
		expect(rows[0].rating_count).toBeGreaterThan(10);
	});
	const summary = async () => ok(getReviewSummary, await account.call('GET', `${path}/review-summary`)).data;

	it.each(REVIEW_SORTS)('%s: pages hold each once', async (sort) => {
		const seen: string[] = [];
		for (let cursor: string | null = ''; cursor !== null; ) {
			const page: string = `${path}/reviews?sort=${sort}&per_page=2${cursor && `&cursor=${cursor}`}`;
			const { data } = ok(listReviews, await account.call('GET', page));
			seen.push(...data.items.map(({ id }) => id));
			cursor = data.page.next;
		}
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen).toHaveLength((await summary()).count);
	});

	it('with pictures come first, each group newest first', async () => {
		const { data } = ok(listReviews, await account.call('GET', `${path}/reviews?sort=pictures&per_page=60`));
		const keys = data.items.map(({ pictures, createdAt }) => `${Number(pictures.length > 0)} ${createdAt}`);
		expect(new Set(keys.map(([first]) => first)).size).toBe(2);
		expect(keys).toEqual(keys.toSorted().toReversed());
	});

	it('change the rating of the product, once per thing bought, even when sent twice at once', async () => {
		const before = await summary();
		const { lineId } = await buy(api, DEMO_ACCOUNT.email, productId);
		const waiting = async () =>
			ok(listAwaitingReviews, await account.call('GET', '/api/reviews/awaiting')).data.items.map(
				({ orderLineId }) => orderLineId,
			);
		expect(await waiting()).toContain(lineId);
		const body = { orderLineId: lineId, rating: 1, text: 'Torn.', pictureKeys: [] };
		const responses = await Promise.all([1, 2, 3].map(() => account.call('POST', '/api/reviews', body)));
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
		const written = responses.find(({ status }) => status === 200);
		expect(written && ok(writeReview, written).data).toMatchObject({ authorName: 'D*** K***', isVerified: true });
		const after = await summary();
		expect(after.count).toBe(before.count + 1);
		expect(after.average).toBeLessThan(before.average);
		const { rows } = await api.query('select rating_count, rating_average from products where id = $1', [productId]);
		expect(rows[0]).toEqual({ rating_count: after.count, rating_average: after.average.toFixed(1) });
		expect(await waiting()).not.toContain(lineId);
	});

	it('count a vote once', async () => {
		const reviewsNow = async () => ok(listReviews, await account.call('GET', `${path}/reviews`)).data.items;
		// The account has written one too, for which it has no vote.
		const of = (await reviewsNow()).find(({ authorName }) => authorName !== 'D*** K***');
		const countNow = async () => (await reviewsNow()).find(({ id }) => id === of?.id)?.helpfulCount;
		const vote = `/api/reviews/${of?.id}/helpful`;
		const before = of?.helpfulCount ?? 0;
		await Promise.all([1, 2, 3, 4].map(() => account.call('PUT', vote)));
		expect(await countNow()).toBe(before + 1);
		await Promise.all([1, 2].map(() => account.call('DELETE', vote)));
		expect(await countNow()).toBe(before);
	});

	it.each([
		['Daw Khin', 'D*** K***'],
		['  王小明 ', '王***'],
		['ခင်မာ', 'ခ***'],
		['', '***'],
		['A B C D', 'A*** B*** C***'],
	])('show %j as %j', (name, expected) => {
		expect(maskedName(name)).toBe(expected);
	});
});
