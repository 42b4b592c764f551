import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { comparisonState } from '../../comparison/feature.ts';

const KEPT = 'comparison-mm';
const SHIRTS = ['1001', '1022'];

beforeEach(async () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

describe('the comparison', () => {
	test('is chosen on cards, kept on the device, and opened from the tray', async () => {
		const { screen, shop, at } = await renderShop('/Category/fashion/clothing', SCENARIOS['signed-out']);
		const compare = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
		await compare('Handwoven cotton shirt, mandarin collar').click();
		await expect.element(compare('Handwoven cotton shirt, mandarin collar')).toHaveAttribute('aria-pressed', 'true');
		const tray = screen.getByRole('region', { name: 'Compare', exact: true });
		await expect.element(tray).toBeVisible();
		await expect.element(tray.getByText('Choose one more to compare')).toBeVisible();
		await compare('Plain cotton T-shirt, regular fit').click();
		const ids = () =>
			shop
				.stateOf(comparisonState)
				.getState()
				.chosen.map(({ id }) => id);
		await expect.poll(ids).toEqual(SHIRTS);
		expect(JSON.parse(window.localStorage.getItem(KEPT) ?? '')).toHaveLength(2);
		await tray.getByRole('link', { name: 'Compare 2' }).click();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Compare: Shirts' })).toBeVisible();
		expect(at()).toBe('/Compare?id=1001&id=1022');
		await expect.element(tray).not.toBeInTheDocument();
	});

	test('refuses a product of another kind, and can begin again with it', async () => {
		window.localStorage.setItem(KEPT, JSON.stringify(['1001/shirts', '1022/shirts']));
		const { screen, shop } = await renderShop('/Category/fashion', SCENARIOS['signed-out']);
		const shoes = screen.getByRole('button', { name: /^Compare Trail running shoes/ });
		await shoes.click();
		await expect.element(screen.getByText('You are comparing Shirts. This product is of another kind.')).toBeVisible();
		expect(shop.stateOf(comparisonState).getState().chosen).toHaveLength(2);
		await screen.getByRole('button', { name: 'Compare this one instead' }).click();
		await expect.element(shoes).toHaveAttribute('aria-pressed', 'true');
		expect(
			shop
				.stateOf(comparisonState)
				.getState()
				.chosen.map(({ id }) => id),
		).toEqual(['1002']);
	});

	test('shows only what differs, and a product can be removed from it', async () => {
		const { screen, at } = await renderShop('/Compare?id=1001&id=1022', SCENARIOS['signed-in']);
		const row = (name: string) => screen.getByRole('rowheader', { name });
		await expect.element(row('Fabric')).toBeVisible();
		await expect.element(row('Sold (differs)')).toBeVisible();
		await screen.getByRole('switch', { name: 'Only differences' }).click();
		await expect.element(row('Fabric')).not.toBeInTheDocument();
		await expect.element(row('Sold')).toBeVisible();
		await screen.getByRole('button', { name: /^Remove Handwoven/ }).click();
		await expect.poll(at).toBe('/Compare?id=1022');
		await expect.poll(() => screen.getByRole('columnheader').elements().length).toBe(1);
	});

	test('of an address that was shared is taken over by a device that compares nothing', async () => {
		const { shop } = await renderShop('/Compare?id=1001&id=1022', SCENARIOS['signed-out']);
		const ids = () =>
			shop
				.stateOf(comparisonState)
				.getState()
				.chosen.map(({ id }) => id);
		await expect.poll(ids).toEqual(SHIRTS);
	});

	test('of an address does not replace what the device compares', async () => {
		window.localStorage.setItem(KEPT, JSON.stringify(['1002/shoes']));
		const { screen, shop } = await renderShop('/Compare?id=1001&id=1022', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('rowheader', { name: 'Fabric' })).toBeVisible();
		expect(
			shop
				.stateOf(comparisonState)
				.getState()
				.chosen.map(({ id }) => id),
		).toEqual(['1002']);
	});

	test('opens what the device compares when the address names nothing', async () => {
		window.localStorage.setItem(KEPT, JSON.stringify(['1001/shirts', '1022/shirts']));
		const { at } = await renderShop('/Compare', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/Compare?id=1001&id=1022');
	});

	test('is chosen on the page of a product, which has no tray over the bar to buy', async () => {
		await page.viewport(375, 740);
		const { screen } = await renderShop('/Products/1001', SCENARIOS['signed-out']);
		await screen.getByRole('button', { name: 'Compare', exact: true }).click();
		await expect.element(screen.getByRole('link', { name: 'Compare 1 of 4' })).toBeVisible();
		await expect.poll(() => document.querySelector('[data-part=compare-tray]')?.checkVisibility()).toBe(false);
		await expect.element(screen.getByRole('button', { name: 'Buy now' })).toBeVisible();
	});

	test('loses products that are gone', async () => {
		window.localStorage.setItem(KEPT, JSON.stringify(['8888/shirts', '1001/shirts']));
		const { shop } = await renderShop('/Category/fashion', SCENARIOS['signed-out']);
		const ids = () =>
			shop
				.stateOf(comparisonState)
				.getState()
				.chosen.map(({ id }) => id);
		await expect.poll(ids).toEqual(['1001']);
	});
});
