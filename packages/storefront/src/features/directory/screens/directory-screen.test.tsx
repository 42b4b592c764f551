import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the business directory', () => {
	test('shows how to reach a business, without anybody else’s script', async () => {
		const { screen } = await renderShop('/BusinessDirectory', SCENARIOS['signed-out']);
		const card = screen.getByRole('article').first();
		await expect.element(card.getByRole('heading', { level: 2, name: 'Inle Weavers' })).toBeVisible();
		await expect
			.element(card.getByRole('link', { name: 'Call 09 5 012 345' }))
			.toHaveAttribute('href', 'tel:+9595012345');
		await expect
			.element(card.getByRole('link', { name: /^Show on the map/ }))
			.toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=Taunggyi%2C+Shan+State');
		await expect
			.element(card.getByRole('link', { name: /^Visit shop/ }))
			.toHaveAttribute('href', '/Shops/inle-weavers');
	});

	test('is narrowed by trade and region, in its address [§1.21]', async () => {
		const { screen, at } = await renderShop('/BusinessDirectory', SCENARIOS['signed-out']);
		await screen.getByRole('combobox', { name: 'Industry' }).selectOptions('Printing');
		await screen.getByRole('combobox', { name: 'Region' }).selectOptions('Yangon Region');
		await screen.getByRole('main').getByRole('button', { name: 'Search' }).click();
		await expect.poll(at).toBe('/BusinessDirectory?category=printing&region=mm-yangon');
		await expect.element(screen.getByRole('heading', { level: 2, name: 'Bahan Printing House' })).toBeVisible();
		await screen.getByRole('link', { name: 'Clear all' }).click();
		await expect.poll(at).toBe('/BusinessDirectory');
	});

	test('says what to do when nothing fits', async () => {
		const { screen } = await renderShop('/BusinessDirectory?search=elephant', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
		await expect.element(screen.getByRole('main').getByRole('searchbox')).toHaveValue('elephant');
	});

	test('lives on without the list of regions, and offers to ask again', async () => {
		const { screen } = await renderShop('/BusinessDirectory', SCENARIOS['lists-fail']);
		await expect.element(screen.getByText('We couldn’t load the regions')).toBeVisible();
		await expect.element(screen.getByRole('heading', { level: 2, name: 'Inle Weavers' })).toBeVisible();
	});
});
