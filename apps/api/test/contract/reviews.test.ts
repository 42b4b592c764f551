import { endpointsByResource, listReviews } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, DEMO_SELLER } from '../../src/db/seed/people.ts';
import { createShopper } from '../../src/testing/index.ts';
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

		it.each(VOTES)('%s knows no such review', async (name, method) => {
			const shopper = await as('registered');
			for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
				expectError(name, 'review_not_found', await shopper.call(method, `/api/reviews/${id}/helpful`));
			}
			expectError(name, 'bad_request', await shopper.call(method, `/api/reviews/${'x'.repeat(41)}/helpful`));
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

			it("takes at most four pictures, all the account's own and shown nowhere else", async () => {
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
