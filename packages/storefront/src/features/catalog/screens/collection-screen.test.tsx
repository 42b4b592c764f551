import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const PATH = '/product-collections/made-by-hand/1';

describe('a collection', () => {
	test('shows its banner, its products and the way to others [§2.14]', async () => {
		const { screen } = await renderShop(PATH, SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Made by hand' })).toBeVisible();
		await expect.element(screen.getByRole('list', { name: 'Products in this collection' })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'The best discounts' }))
			.toHaveAttribute('href', '/product-collections/half-price-and-near/2');
	});

	test('leads from a slug of before to the one of now', async () => {
		const { at } = await renderShop('/product-collections/of-another-name/1', SCENARIOS['signed-out']);
		await expect.poll(at).toBe(PATH);
	});

	test('opens its further products in place, with an address for those who want one', async () => {
		const { screen, at } = await renderShop(PATH, SCENARIOS.many);
		const products = () => screen.getByRole('list', { name: 'Products in this collection' }).getByRole('article');
		await expect.poll(() => products().elements().length).toBe(30);
		const more = screen.getByRole('link', { name: 'Show more' });
		await expect.element(more).toHaveAttribute('href', `${PATH}?cursor=after-30`);
		await more.click();
		await expect.poll(() => products().elements().length).toBe(60);
		expect(at()).toBe(PATH);
	});

	test('that has ended says so', async () => {
		const { screen } = await renderShop('/product-collections/gone/999', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible();
	});
});
