import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

test.each([
	[1024, 1024],
	[1366, 1328],
	[1440, 1328],
	[1600, 1360],
	[1920, 1680],
	[2560, 1680],
])('in a window of %i px the page is %i px wide', async (window, width) => {
	await page.viewport(window, 800);
	const { screen } = await renderShop('/FourNotFiveErr');
	const main = screen.getByRole('main');
	await expect.element(main).toBeVisible();
	expect(main.element().getBoundingClientRect().width).toBe(width);
});

test.each(['/Categories', '/Shops', '/Help', '/Track', '/PostOffices', '/DeliveryCalculator', '/BusinessDirectory'])(
	'%s begins and ends where the header does',
	async (path) => {
		await page.viewport(1366, 800);
		const { screen } = await renderShop(path);
		const heading = screen.getByRole('main').getByRole('heading', { level: 1 });
		await expect.element(heading).toBeVisible();
		const { left, right } = screen.getByRole('main').element().getBoundingClientRect();
		expect([left, right]).toEqual([19, 1347]);
	},
);
