import type { Page, Route } from '@playwright/test';
import { plainGoods } from './support/backstage.ts';
import { at, expect, open, test } from './support/shop.ts';
import { places, shifts, watchShifts } from './support/steadiness.ts';

/** What a browser says of a picture that does not come. */
const MISSING = /Failed to load resource/;

/** The ways in which pictures do not come. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
	'are not found': (route) => route.fulfill({ status: 404, body: '' }),
	'are refused by their server': (route) => route.fulfill({ status: 500, body: '' }),
	'are cut off': (route) => route.abort('connectionreset'),
	'are no pictures': (route) => route.fulfill({ contentType: 'image/webp', body: 'not a picture' }),
};

const boxes = (page: Page) => page.getByRole('main').locator('[data-part="lazy-image"]').filter({ visible: true });
const steady = (page: Page) => page.getByRole('main').locator('h1, h2, article, [data-part="lazy-image"]');

/** Shows the page as a visitor who looks at it: what comes with the first sign of interest is there. */
async function lookAt(page: Page, address: string): Promise<void> {
	await open(page, address);
	await page.mouse.move(10, 300);
	await expect(boxes(page).first()).toBeVisible();
}

for (const [kind, fail] of Object.entries(FAULTS)) {
	test(`pictures that ${kind}: the list keeps its layout and shows placeholders`, async ({ page, problems }) => {
		problems.forgive(MISSING);
		await watchShifts(page);
		const address = at('mm', '/search?lang=en&minDiscount=10');
		await lookAt(page, address);
		await expect(boxes(page).first()).toHaveAttribute('data-state', 'loaded');
		const whole = await places(steady(page));
		expect(whole.length).toBeGreaterThan(4);

		await page.route('**/api/pictures/**', fail);
		await lookAt(page, address);
		await expect(boxes(page).first()).toHaveAttribute('data-state', 'placeholder');
		await expect(boxes(page).first().locator('[data-part="lazy-image-default-placeholder"]')).toBeVisible();
		expect(await places(steady(page))).toEqual(whole);
		expect(await shifts(page)).toBeLessThan(0.01);
		// What the picture belongs to can be read and used.
		await expect(page.getByRole('article').first().getByRole('link').first()).toBeVisible();
	});
}

test('a product whose pictures do not come says what they show, and can be bought', async ({ page, problems }) => {
	problems.forgive(MISSING);
	await watchShifts(page);
	await page.route('**/api/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
	const { productId } = await plainGoods('mm', 12);
	await lookAt(page, at('mm', `/Products/${productId}?lang=en`));
	const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
	await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible();
	await expect(boxes(page).first()).toHaveAttribute('data-state', 'placeholder');
	expect(await shifts(page)).toBeLessThan(0.01);
	await expect(page.locator('[data-part="buy-bar"]').getByRole('button').first()).toBeEnabled();
});

test('home without its pictures stands as it does with them', async ({ page, problems }) => {
	problems.forgive(MISSING);
	await lookAt(page, at('th', '/?lang=en'));
	const whole = await places(steady(page));
	await watchShifts(page);
	await page.route('**/api/pictures/**', (route) => route.abort());
	await lookAt(page, at('th', '/?lang=en'));
	await expect(boxes(page).first()).toHaveAttribute('data-state', /placeholder|failed/);
	expect(await places(steady(page))).toEqual(whole);
	expect(await shifts(page)).toBeLessThan(0.01);
});
