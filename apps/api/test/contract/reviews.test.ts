import { randomUUID } from 'node:crypto';
import {
	changeReview,
	endpointsByResource,
	getReviewSummary,
	listAwaitingReviews,
	listOwnReviews,
	listReviews,
	unmarkHelpful,
	writeReview,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { buy, upload } from '../bought.ts';
import { type ContractContext, testContract } from './suite.ts';

const PRODUCT = '/api/products/1001';
const BY_PRODUCT = [
	['listReviews', 'reviews'],
	['getReviewSummary', 'review-summary'],
] as const;
const VOTES = [
	['markHelpful', 'PUT'],
	['unmarkHelpful', 'DELETE'],
] as const;

async function votePath({ api }: ContractContext): Promise<string> {
	const { rows } = await api.query(
		"select r.id from reviews r join products p on p.id = r.product_id where p.edition = 'mm' order by r.id limit 1",
	);
	return `/api/reviews/${rows[0].id}/helpful`;
}

/** A review of an account, written behind the API's back. @returns its id */
async function written(api: TestApi, email: string = DEMO_ACCOUNT.email): Promise<string> {
	const { lineId } = await buy(api, email);
	const id = randomUUID();
	await api.query(
		`insert into reviews (id, product_id, user_id, order_line_id, author_name, language, rating, text, variant_name, created_at)
		select $1, product_id, (select id from users where email = $3), id, 'D***', 'en', 5, 'Lovely.', variant_name, $4 from order_lines where id = $2`,
		[id, lineId, email, new Date(api.clock.now())],
	);
	await api.query('update order_lines set reviewed_at = $2 where id = $1', [lineId, new Date(api.clock.now())]);
	return id;
}

testContract({
	endpoints: endpointsByResource.reviews,
	examples: {
		listReviews: () => ({ path: `${PRODUCT}/reviews` }),
		getReviewSummary: () => ({ path: `${PRODUCT}/review-summary` }),
		listAwaitingReviews: async ({ api }) => {
			await buy(api, DEMO_ACCOUNT.email);
			return { path: '/api/reviews/awaiting' };
		},
		writeReview: async ({ api }) => {
			const { lineId } = await buy(api, DEMO_ACCOUNT.email);
			const pictureKeys = [await upload(api, DEMO_ACCOUNT.email)];
			return { path: '/api/reviews', body: { orderLineId: lineId, rating: 5, text: 'Lovely.', pictureKeys } };
		},
		listOwnReviews: () => ({ path: '/api/reviews/own' }),
		changeReview: async ({ api }) => ({
			path: `/api/reviews/${await written(api)}`,
			body: { rating: 3, text: 'Still good.', pictureKeys: [] },
		}),
		removeReview: async ({ api }) => ({ path: `/api/reviews/${await written(api)}` }),
		markHelpful: async (context) => ({ path: await votePath(context) }),
		unmarkHelpful: async (context) => ({ path: await votePath(context) }),
	},
	more(context) {
		const { as, expectError } = context;
		it.each(BY_PRODUCT)('%s knows no such product', async (name, end) => {
			const shopper = await as('anyone');
			for (const id of ['999999', 'abc']) {
				expectError(name, 'product_not_found', await shopper.call('GET', `/api/products/${id}/${end}`));
			}
			expectError(name, 'bad_request', await shopper.call('GET', `/api/products/${'1'.repeat(41)}/${end}`));
			const thai = createShopper(context.api, 'th');
			expectError(name, 'product_not_found', await thai.call('GET', `${PRODUCT}/${end}`));
		});

		it('listReviews refuses cursors of another order', async () => {
			const shopper = await as('anyone');
			const { data } = ok(listReviews, await shopper.call('GET', `${PRODUCT}/reviews?per_page=1`));
			const answer = await shopper.call('GET', `${PRODUCT}/reviews?sort=helpful&cursor=${data.page.next}`);
			expectError('listReviews', 'bad_request', answer);
			expect(failed(answer).fields).toEqual({ cursor: 'unknown_cursor' });
		});

		it('names what was bought in the language of the reader', async () => {
			const { api } = context;
			const { lineId } = await buy(api, DEMO_ACCOUNT.email);
			await api.query('update order_lines set variant_name = $1 where id = $2', [
				{ en: 'Red', mm: 'အနီ', thai: 'แดง', china: '红色' },
				lineId,
			]);
			const body = { orderLineId: lineId, rating: 4, text: '', pictureKeys: [] };
			const { data } = ok(writeReview, await (await as('registered')).call('POST', '/api/reviews', body));
			const readIn = async (language: 'en' | 'my' | 'th' | 'zh-Hans') => {
				const answer = await createShopper(api, 'mm', language).call('GET', `${PRODUCT}/reviews?per_page=60`);
				return ok(listReviews, answer).data.items.find(({ id }) => id === data.id)?.variantName;
			};
			expect(await Promise.all((['en', 'my', 'th', 'zh-Hans'] as const).map(readIn))).toEqual([
				'Red',
				'အနီ',
				'แดง',
				'红色',
			]);
		});

		it.each(VOTES)('%s knows no such review', async (name, method) => {
			const shopper = await as('registered');
			for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
				expectError(name, 'review_not_found', await shopper.call(method, `/api/reviews/${id}/helpful`));
			}
			expectError(name, 'bad_request', await shopper.call(method, `/api/reviews/${'x'.repeat(41)}/helpful`));
		});

		describe('a review of the own', () => {
			const summary = async () =>
				ok(getReviewSummary, await (await as('anyone')).call('GET', `${PRODUCT}/review-summary`)).data;
			const usedAt = async (key: string) =>
				(await context.api.query('select used_at from uploads where picture_key = $1', [key])).rows[0].used_at;

			it('gets no vote of its writer', async () => {
				const shopper = await as('registered');
				const path = `/api/reviews/${await written(context.api)}/helpful`;
				expectError('markHelpful', 'review_refused', await shopper.call('PUT', path));
				const answer = await shopper.call('DELETE', path);
				expect(ok(unmarkHelpful, answer).data).toEqual({ isHelpful: false, helpfulCount: 0 });
			});

			it('is changed with its pictures, updates the rating, and is marked as changed', async () => {
				const { api } = context;
				const shopper = await as('registered');
				const { lineId } = await buy(api, DEMO_ACCOUNT.email);
				const [kept, dropped, added] = [
					await upload(api, DEMO_ACCOUNT.email),
					await upload(api, DEMO_ACCOUNT.email),
					await upload(api, DEMO_ACCOUNT.email),
				];
				const body = { orderLineId: lineId, rating: 5, text: 'Lovely.', pictureKeys: [kept, dropped] };
				const first = ok(writeReview, await shopper.call('POST', '/api/reviews', body)).data;
				const before = await summary();
				const change = { rating: 1, text: ' It broke. ', pictureKeys: [added, kept, added] };
				const changed = ok(changeReview, await shopper.call('PATCH', `/api/reviews/${first.id}`, change)).data;
				expect(changed).toMatchObject({
					...{ id: first.id, rating: 1, text: 'It broke.', createdAt: first.createdAt, isVerified: true },
					...{ pictureKeys: [added, kept], changedAt: new Date(api.clock.now()).toISOString() },
					product: { id: '1001' },
				});
				expect(Date.parse(changed.changeableUntil) - Date.parse(first.createdAt)).toBe(30 * DAY_MS);
				const starsOf = ({ rows }: typeof before) => rows.map(({ count }) => count);
				const [five = 0, four, three, two, one = 0] = starsOf(before);
				expect(starsOf(await summary())).toEqual([five - 1, four, three, two, one + 1]);
				expect([await usedAt(dropped), await usedAt(kept)]).toEqual([null, expect.any(Date)]);
				const page = async (query: string) =>
					ok(listOwnReviews, await shopper.call('GET', `/api/reviews/own?${query}`)).data;
				const all = (await page('per_page=60')).items;
				expect(all.find(({ id }) => id === first.id)).toEqual(changed);
				const read: string[] = [];
				for (let cursor: string | null = ''; cursor !== null; ) {
					const { items, page: end }: Awaited<ReturnType<typeof page>> = await page(
						`per_page=1${cursor && `&cursor=${cursor}`}`,
					);
					read.push(...items.map(({ id }) => id));
					cursor = end.next;
				}
				expect(read).toEqual(all.map(({ id }) => id));
			});

			it('is removed with its pictures, and what was bought can be reviewed again', async () => {
				const { api } = context;
				const shopper = await as('registered');
				const { lineId } = await buy(api, DEMO_ACCOUNT.email);
				const key = await upload(api, DEMO_ACCOUNT.email);
				const body = { orderLineId: lineId, rating: 5, text: '', pictureKeys: [key] };
				const awaiting = async () =>
					ok(listAwaitingReviews, await shopper.call('GET', '/api/reviews/awaiting')).data.items.map(
						({ orderLineId }) => orderLineId,
					);
				const before = await summary();
				const { id } = ok(writeReview, await shopper.call('POST', '/api/reviews', body)).data;
				expect(await awaiting()).not.toContain(lineId);
				context.expectOk('removeReview', await shopper.call('DELETE', `/api/reviews/${id}`));
				expect(await summary()).toEqual(before);
				expect(await usedAt(key)).toBeNull();
				expect(await awaiting()).toContain(lineId);
				const again = await shopper.call('DELETE', `/api/reviews/${id}`);
				expectError('removeReview', 'review_not_found', again);
			});

			it('can be changed and removed by its author only', async () => {
				const shopper = await as('registered');
				const change = { rating: 1, text: '', pictureKeys: [] };
				const others = await written(context.api, DEMO_SELLER.email);
				const own = await written(context.api);
				const thai = createShopper(context.api, 'th');
				for (const [name, value] of shopper.cookies) thai.cookies.set(name, value);
				for (const [by, id] of [
					...[others, 'x', randomUUID()].map((id) => [shopper, id] as const),
					[thai, own] as const,
				]) {
					expectError('changeReview', 'review_not_found', await by.call('PATCH', `/api/reviews/${id}`, change));
					expectError('removeReview', 'review_not_found', await by.call('DELETE', `/api/reviews/${id}`));
				}
			});

			it("takes no pictures but the account's own", async () => {
				const shopper = await as('registered');
				const id = await written(context.api);
				const pictureKeys = [await upload(context.api, DEMO_SELLER.email)];
				const answer = await shopper.call('PATCH', `/api/reviews/${id}`, { rating: 4, text: '', pictureKeys });
				expectError('changeReview', 'upload_not_found', answer);
			});

			it('is closed to changes after thirty days, and can still be removed', async () => {
				const shopper = await as('registered');
				const id = await written(context.api);
				const change = (text: string) =>
					shopper.call('PATCH', `/api/reviews/${id}`, { rating: 4, text, pictureKeys: [] });
				const writtenDaysAgo = (days: number) =>
					context.api.query('update reviews set created_at = $2 where id = $1', [
						id,
						new Date(context.api.clock.now() - days * DAY_MS),
					]);
				await writtenDaysAgo(29.9);
				context.expectOk('changeReview', await change('In time'));
				await writtenDaysAgo(30);
				expectError('changeReview', 'review_closed', await change('Too late'));
				context.expectOk('removeReview', await shopper.call('DELETE', `/api/reviews/${id}`));
			});
		});

		describe('writeReview', () => {
			const write = async (orderLineId: string, more: object = {}) =>
				(await as('registered')).call('POST', '/api/reviews', {
					...{ orderLineId, rating: 4, text: '', pictureKeys: [] },
					...more,
				});

			it('wants something that the account bought', async () => {
				const others = await buy(context.api, DEMO_SELLER.email);
				for (const id of [others.lineId, 'x', '00000000-0000-4000-8000-000000000000']) {
					expectError('writeReview', 'order_not_found', await write(id));
				}
			});

			it('wants it delivered, and takes one review', async () => {
				const sent = await buy(context.api, DEMO_ACCOUNT.email, 1001, 'start shipping');
				expectError('writeReview', 'review_refused', await write(sent.lineId));
				const had = await buy(context.api, DEMO_ACCOUNT.email, 1001, 'complete');
				context.expectOk('writeReview', await write(had.lineId));
				expectError('writeReview', 'review_refused', await write(had.lineId));
			});

			it("takes at most four pictures, all the account's own and shown nowhere else [§1.14] [§5.2]", async () => {
				const { lineId } = await buy(context.api, DEMO_ACCOUNT.email);
				const others = await upload(context.api, DEMO_SELLER.email);
				const own = await upload(context.api, DEMO_ACCOUNT.email);
				for (const pictureKeys of [[others], [own, 'nothing']]) {
					expectError('writeReview', 'upload_not_found', await write(lineId, { pictureKeys }));
				}
				const five = await write(lineId, { pictureKeys: [own, own, own, own, own] });
				expectError('writeReview', 'bad_request', five);
				context.expectOk('writeReview', await write(lineId, { pictureKeys: [own] }));
				const next = await buy(context.api, DEMO_ACCOUNT.email);
				expectError('writeReview', 'upload_not_found', await write(next.lineId, { pictureKeys: [own] }));
			});

			it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { text: 'x'.repeat(2001) }])(
				'refuses %j',
				async (more) => {
					const { lineId } = await buy(context.api, DEMO_ACCOUNT.email);
					expectError('writeReview', 'bad_request', await write(lineId, more));
				},
			);
		});
	},
});
