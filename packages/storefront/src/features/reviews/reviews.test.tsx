import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

beforeEach(async () => {
	await page.viewport(1024, 800);
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in'], id = '1001') {
	const shop = await renderShop(`/Products/${id}`, options);
	const section = shop.screen.getByRole('region', { name: 'Reviews' });
	await expect.element(section).toBeVisible();
	return { ...shop, section, cards: () => section.getByRole('article').elements().length };
}

describe('reviews', () => {
	test('come by tens, and show more', async () => {
		const { section, cards } = await open();
		await expect.poll(cards).toBe(10);
		await expect.element(section.getByText('Showing 10 of 12')).toBeVisible();
		await section.getByRole('button', { name: 'Show more reviews' }).click();
		await expect.poll(cards).toBe(12);
	});

	test('can be narrowed to stars and to pictures', async () => {
		const { section, cards } = await open();
		await section.getByRole('button', { name: /^5 of 5 stars: / }).click();
		await expect.poll(cards).toBe(6);
		await section.getByRole('button', { name: /^With photos/ }).click();
		await expect.poll(cards).toBe(2);
	});

	test('are narrowed to stars by chips on a phone, where the bars are small', async () => {
		await page.viewport(375, 812);
		const { section, cards } = await open();
		const spread = section.getByRole('list', { name: 'Rating breakdown' });
		await expect.element(spread).toBeVisible();
		expect(spread.element().getBoundingClientRect().height).toBeLessThan(140);
		await section.getByRole('button', { name: /^5 of 5 stars: / }).click();
		await expect.poll(cards).toBe(6);
		await expect
			.element(section.getByRole('button', { name: /^5 of 5 stars: / }))
			.toHaveAttribute('aria-pressed', 'true');
	});

	test('say when there is none of that kind (Specification §8)', async () => {
		const { section, cards } = await open();
		await section.getByRole('button', { name: /^1 of 5 stars: / }).click();
		await expect.element(section.getByText('Sorry review not found')).toBeVisible();
		await section.getByRole('button', { name: 'See all reviews' }).click();
		await expect.poll(cards).toBe(10);
	});

	test('can be put in another order', async () => {
		const { section } = await open();
		await section.getByRole('combobox', { name: 'Sort by' }).selectOptions('Lowest rated');
		await expect
			.element(section.getByRole('article').first().getByRole('img', { name: '2 out of 5 stars' }))
			.toBeVisible();
	});

	test('show their pictures large', async () => {
		const { section, screen } = await open();
		await section
			.getByRole('button', { name: /^Enlarge photo 2 from / })
			.first()
			.click();
		await expect.element(screen.getByRole('dialog', { name: /^Photos from / })).toBeVisible();
	});

	test('take a vote of a registered shopper, and take it back', async () => {
		const { section } = await open();
		const vote = section.getByRole('button', { name: /^Helpful/ }).first();
		await expect.element(vote).toHaveAccessibleName(/^Helpful \(14\)/);
		await vote.click();
		await expect.element(vote).toHaveAccessibleName(/^Helpful \(15\)/);
		await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
		await vote.click();
		await expect.element(vote).toHaveAccessibleName(/^Helpful \(14\)/);
	});

	test('lead a visitor who votes to the sign-in page, and tell a guest that it needs an account', async () => {
		const visitor = await open(SCENARIOS['signed-out']);
		await visitor.section
			.getByRole('button', { name: /^Helpful/ })
			.first()
			.click();
		await expect.poll(visitor.at).toMatch(/^\/login\?redirect=/);
		await visitor.screen.unmount();

		const guest = await open(SCENARIOS.guest);
		await guest.section
			.getByRole('button', { name: /^Helpful/ })
			.first()
			.click();
		await expect.element(guest.screen.getByText('You need an account for this')).toBeVisible();
	});

	test('say so when nobody has written one', async () => {
		const { section } = await open(SCENARIOS['signed-in'], '1019');
		await expect.element(section.getByText('No reviews yet')).toBeVisible();
	});
});
