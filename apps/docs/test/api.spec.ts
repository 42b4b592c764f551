import { expect, test } from './fixtures.ts';
import { builtStories } from './stories.ts';

const pageOf = (id: string) => `iframe.html?viewMode=story&id=${id}`;

test('every endpoint leads to the page of its group', async ({ ownPage }) => {
	await ownPage.goto(pageOf('api-overview--endpoints'));
	const links = ownPage.getByRole('main').getByRole('listitem').getByRole('link');
	await links.first().waitFor();
	const told = await links.evaluateAll((all) => all.map((link) => `${link.getAttribute('href')?.split('/').pop()}`));
	const ids = new Set(builtStories().map(({ id }) => id));
	expect(told.length).toBeGreaterThan(100);
	expect(told.filter((id) => !ids.has(id))).toEqual([]);
});

test('an endpoint is found by words of its path, its purpose and its errors', async ({ ownPage }) => {
	await ownPage.goto(pageOf('api-overview--endpoints'));
	const field = ownPage.getByRole('searchbox', { name: 'Find an endpoint' });
	await field.fill('POST review delivered not_found');
	await expect(ownPage.getByRole('main').getByRole('listitem')).toHaveText([/\/api\/reviews/]);
	await expect(ownPage.getByRole('status')).toHaveText(/^1 of \d+ endpoints$/);
	await field.fill('teapot');
	await expect(ownPage.getByRole('main').getByRole('listitem')).toHaveCount(0);
	await expect(ownPage.getByRole('heading', { name: 'No endpoint has these words' })).toBeVisible();
});

test('an endpoint is told in full: caller, limit, members, example, errors', async ({ ownPage }) => {
	await ownPage.goto(pageOf('api-reviews--endpoints'));
	const endpoint = ownPage.getByRole('region', { name: 'POST /api/reviews', exact: true });
	await expect(endpoint).toContainText('Registered shoppers.');
	await expect(endpoint).toContainText('180 calls in 1 minute');
	const rating = endpoint.getByRole('table', { name: 'Body of writeReview' }).getByRole('row', { name: /^rating/ });
	await expect(rating).toContainText('integer');
	await expect(rating).toContainText('at least 1, at most 5');
	await expect(endpoint.getByRole('row', { name: /^pictureKeys/ })).toContainText('Keys of uploaded pictures.');
	await endpoint.getByText('Example: body of writeReview').click();
	await expect(endpoint.getByText('"orderLineId"')).toBeVisible();
	const errors = endpoint.getByRole('table', { name: 'Errors of writeReview' });
	await expect(errors.getByRole('row', { name: /review_refused/ })).toContainText('Unable to review right now');
});
