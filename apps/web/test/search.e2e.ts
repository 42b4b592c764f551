import type { Page } from '@playwright/test';
import { ON } from './support/matrix.ts';
import { at, expect, open, searchField, test, textOf } from './support/shop.ts';

const text = (key: string) => textOf('en', 'app', key);
const ENGLISH = '/?lang=en';

/** Counts the API requests of the search box. */
function searchesOf(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		const url = new URL(request.url());
		if (/\/products\/search$/.test(url.pathname)) asked.push(url.searchParams.get('search') ?? '');
	});
	return asked;
}

/** From here on the clock advances only when a test advances it. */
async function stopClock(page: Page): Promise<void> {
	const now = await page.evaluate(() => Date.now());
	await page.clock.install({ time: now });
	await page.clock.pauseAt(now + 1_000);
}

const openHome = (page: Page) => open(page, at('mm', ENGLISH));

test('goods are searched from the third letter on, 500 ms after the last one [§4.5]', ON.desktop, async ({ page }) => {
	await openHome(page);
	const asked = searchesOf(page);
	const field = searchField(page, 'en');
	// The first letters load the field's code; it is loaded from the first search on.
	await field.fill('tea');
	await expect.poll(() => asked).toEqual(['tea']);
	await field.fill('');
	await stopClock(page);
	await field.pressSequentially('ba');
	await page.clock.runFor(2_000);
	expect(asked).toEqual(['tea']);

	await field.pressSequentially('g');
	await page.clock.runFor(499);
	expect(asked).toEqual(['tea']);
	await page.clock.runFor(1);
	await expect.poll(() => asked).toEqual(['tea', 'bag']);

	await field.pressSequentially('s');
	await page.clock.runFor(300);
	await field.press('Backspace');
	await page.clock.runFor(300);
	expect(asked).toEqual(['tea', 'bag']);
});

test('the dropdown says that it searches, then lists matches with a picture [§2.30] [§9.3]', async ({ page }) => {
	await openHome(page);
	let response = () => {};
	const held = new Promise<void>((resolve) => {
		response = resolve;
	});
	await page.route('**/api/products/search**', async (route) => {
		await held;
		await route.continue();
	});
	await searchField(page, 'en').fill('bag');
	await expect(page.getByText(text('search.searching')).first()).toBeVisible();
	response();
	const products = page.getByRole('group', { name: text('search.groups.products') });
	const first = products.getByRole('option').first();
	await expect(first).toBeVisible();
	await expect(first.locator('img')).toHaveAttribute('src', /^\/api\/pictures\//);
	expect(((await first.locator('[data-part="suggestion-name"]').textContent()) ?? '').length).toBeLessThanOrEqual(46);
});

test('nonsense finds nothing, says so, and Enter stays where it is [§2.30]', ON.desktop, async ({ page }) => {
	await openHome(page);
	const field = searchField(page, 'en');
	await field.fill('qqzzxxyyww');
	await expect(page.getByText(text('search.empty')).first()).toBeVisible();
	await field.press('Enter');
	await expect(page.getByText(text('search.empty')).first()).toBeVisible();
	await expect(page).toHaveURL(at('mm', ENGLISH));
});

test('Enter and the icon lead to the results [§2.17]', ON.phone, async ({ page }) => {
	await openHome(page);
	const field = searchField(page, 'en');
	await field.fill('bag');
	await expect(page.getByRole('option').first()).toBeVisible();
	await page.getByRole('button', { name: text('search.submit'), exact: true }).click();
	await expect(page).toHaveURL(/\/search-results\?search=bag/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('bag');
});

test('a category of the dropdown leads to as many results as it says', ON.desktop, async ({ page }) => {
	await openHome(page);
	await searchField(page, 'en').fill('teapot');
	const category = page
		.getByRole('group', { name: text('search.groups.categories') })
		.getByRole('option')
		.first();
	const count = Number.parseInt((await category.getByText(/^\d+ result/).textContent()) ?? '', 10);
	await category.click();
	await expect(page).toHaveURL(/\/search-results\?search=teapot&category=[\w-]+/);
	await expect(page.getByText(`${count} results`).first()).toBeVisible();
});

test('the arrow keys choose a match, Enter opens it', ON.desktop, async ({ page }) => {
	await openHome(page);
	const field = searchField(page, 'en');
	await field.fill('bag');
	const last = page.getByRole('search').getByRole('option').last();
	await expect(last).toBeVisible();
	await field.press('ArrowDown');
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
	await field.press('End');
	await expect(last).toHaveAttribute('aria-selected', 'true');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/Products\/\w+/);
});

test(
	'clearing hides the dropdown; losing focus closes and clears it after 300 ms [§4.5] [§9.3]',
	ON.desktop,
	async ({ page }) => {
		await openHome(page);
		const field = searchField(page, 'en');
		await field.fill('bag');
		await expect(page.getByRole('option').first()).toBeVisible();
		await field.fill('');
		await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);

		await field.fill('bag');
		await expect(page.getByRole('option').first()).toBeVisible();
		await stopClock(page);
		await field.blur();
		await page.clock.runFor(299);
		await expect(field).toHaveValue('bag');
		await page.clock.runFor(1);
		await expect(field).toHaveValue('');
		await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);
	},
);

for (const [what, typed] of [
	['a web link', 'see https://example.com'],
	['50 characters', 'x'.repeat(50)],
] as const) {
	test(`${what} leads to /FourNotFive [§2.26] [§4.5]`, ON.phone, async ({ page }) => {
		await openHome(page);
		await searchField(page, 'en').fill(typed);
		await expect(page).toHaveURL(/\/FourNotFive$/);
		await expect(page.getByText(textOf('en', 'errors', 'search_invalid.title')).first()).toBeVisible();
	});
}

test('both error pages of the search can be opened by themselves [§2.26]', ON.phone, async ({ page }) => {
	for (const path of ['/FourNotFive', '/FourNotFiveErr']) {
		await open(page, at('mm', `${path}?lang=en`));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
});

test('results are sorted by links and go on', ON.desktop, async ({ page }) => {
	await open(page, at('mm', '/search-results?search=&lang=en'));
	const sorted = page.getByRole('link', { name: textOf('en', 'catalog', 'listing.price_low_to_high') });
	await sorted.click();
	await expect(page).toHaveURL(/sort=price_low_to_high/);
	// The address changes a moment before the list does; a click in between would load more of the old one.
	await expect(sorted).toHaveAttribute('aria-current', 'true');
	const cards = page.getByRole('main').locator('a[href^="/Products/"]');
	const before = await cards.count();
	await page.getByRole('link', { name: textOf('en', 'catalog', 'listing.more') }).click();
	await expect.poll(() => cards.count()).toBeGreaterThan(before);
});
