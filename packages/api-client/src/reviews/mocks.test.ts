import { expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW, SCENARIOS } from '../mocks.ts';

test('a mock shopper writes a review, changes it, and removes it', async () => {
	const client = api.createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		fetch: createMockApi(SCENARIOS['signed-in']).fetch,
		validate: validateResponse,
	});
	const own = async () => (await client.send(api.ownReviews())).data.items;
	const { items } = (await client.send(api.awaitingReviews())).data;
	const [bought] = items;
	expect(await own()).toEqual([]);
	const review = { orderLineId: bought?.orderLineId ?? '', rating: 5, text: 'Lovely.', pictureKeys: [] };
	const { id } = (await client.send(api.writeReview(review))).data;
	const changed = (await client.send(api.changeReview(id, { rating: 2, text: 'It broke.', pictureKeys: [] }))).data;
	expect(changed).toMatchObject({ id, rating: 2, text: 'It broke.', product: { id: bought?.productId } });
	expect(changed.changedAt).not.toBeNull();
	expect(await own()).toEqual([changed]);
	const shown = (await client.send(api.productReviews(bought?.productId ?? ''))).data.items;
	expect(shown.find((each) => each.id === id)?.text).toBe('It broke.');
	await client.send(api.removeReview(id));
	expect(await own()).toEqual([]);
	expect((await client.send(api.awaitingReviews())).data.items).toEqual(items);
	const again = await client.attempt(api.removeReview(id));
	expect(again).toMatchObject({ error: { code: 'review_not_found' } });
});
