import type { Page } from '@playwright/test';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, ready, signInByApi, test, textOf } from './support/shop.ts';

const text = (area: Parameters<typeof textOf>[1], key: string, values = {}) => textOf('en', area, key, values);
const tiles = (page: Page) => page.getByRole('list', { name: text('catalog', 'listing.products'), exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page of a product has taken the place of its preview, which has the address already (ADR 132). */
async function productArrives(page: Page): Promise<void> {
	await expect(page).toHaveURL(/\/Products\//);
	await expect(page.locator('[data-part=product-preview]')).toHaveCount(0);
}

/** Chooses a filter: in the column of a desktop, in the drawer of a phone. */
async function chooseFilter(page: Page, name: RegExp, isPhone: boolean): Promise<void> {
	const link = (place: ReturnType<Page['getByRole']>) => place.getByRole('link', { name });
	if (!isPhone) {
		await link(page.getByRole('complementary', { name: text('catalog', 'facets.title') })).click();
		return;
	}
	await page.getByRole('button', { name: text('catalog', 'facets.title') }).click();
	const drawer = page.getByRole('dialog');
	await link(drawer).click();
	await expect(link(drawer)).toHaveAttribute('aria-current', 'true');
	await drawer.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
	await expect(drawer).toBeHidden();
}

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`filters, a product, and back to the same place, in the ${edition} edition`,
		ON[size],
		async ({ page, isMobile }) => {
			await open(page, at(edition, '/search?lang=en'));
			await chooseFilter(page, /^2 stars and up/, isMobile);
			await expect(page).toHaveURL(/minRating=2/);
			await ready(page);
			await expect(page.getByRole('group', { name: text('catalog', 'facets.active') })).toContainText('2 stars and up');

			const cards = tiles(page).getByRole('article');
			const first = await cards.count();
			await page.getByRole('link', { name: text('catalog', 'listing.more') }).click();
			await expect.poll(() => cards.count()).toBeGreaterThan(first);
			const count = await cards.count();

			const link = cards.nth(first + 8).getByRole('link');
			await link.scrollIntoViewIfNeeded();
			const place = await scrolled(page);
			const name = (await link.textContent()) ?? '';
			await link.click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
			await productArrives(page);

			await page.goBack();
			await expect(page).toHaveURL(/minRating=2/);
			await expect.poll(() => cards.count()).toBe(count);
			await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);

			await page
				.getByRole('link', { name: text('catalog', 'facets.clear') })
				.first()
				.click();
			await expect(page).not.toHaveURL(/minRating/);
		},
	);
}

test(
	'a long first page is laid out as it is scrolled to, and whole when one comes back to it',
	ON.phone,
	async ({ page }) => {
		await open(page, at('mm', '/?lang=en'));
		const cards = page.getByRole('region', { name: text('home', 'recommended') }).getByRole('article');
		const last = cards.last();
		const isLaidOut = () => last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
		await expect(last).toBeAttached();
		expect(await isLaidOut()).toBe(false);

		const link = cards.nth((await cards.count()) - 3).getByRole('link');
		await link.scrollIntoViewIfNeeded();
		await expect.poll(isLaidOut).toBe(true);
		const place = await scrolled(page);
		await link.click();
		await productArrives(page);
		await ready(page);

		await page.goBack();
		await expect(last).toBeAttached();
		await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);
		await page.evaluate(() => window.scrollTo(0, 0));
		expect(await isLaidOut()).toBe(true);
	},
);

test('going back shows the previous page from the cache', ON.phone, async ({ page }) => {
	await open(page, at('mm', '/?lang=en'));
	const products = page.getByRole('region', { name: text('home', 'recommended') }).getByRole('article');
	await products.first().getByRole('link').first().click();
	await expect(page).toHaveURL(/\/Products\//);
	await ready(page);
	const payloads: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('_payload.json')) payloads.push(request.url());
	});
	await page.goBack();
	await expect(products.first()).toBeVisible();
	expect(payloads.filter((url) => !url.includes('/Products/'))).toEqual([]);
});

test(
	'Back shows a list that was extended as it was left: its elements, its length and its place',
	ON.phone,
	async ({ page }) => {
		await open(page, at('mm', '/search?lang=en'));
		const cards = tiles(page).getByRole('article');
		await expect(cards).toHaveCount(30);
		await page.getByRole('link', { name: text('catalog', 'listing.more') }).click();
		await expect(cards).toHaveCount(60);
		const card = cards.nth(40);
		await card.scrollIntoViewIfNeeded();
		const place = await scrolled(page);
		const list = await tiles(page).elementHandle();
		await card.getByRole('link').first().click();
		await productArrives(page);
		await expect.poll(() => list?.isVisible()).toBe(false);
		await page.goBack();
		await expect(cards).toHaveCount(60);
		await expect(card).toBeInViewport();
		await expect.poll(() => list?.isVisible()).toBe(true);
		await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);
		await page.goForward();
		await productArrives(page);
		await expect.poll(() => list?.isVisible()).toBe(false);
	},
);

test('Back during the preview of a product leads to the list, to the same place', ON.phone, async ({ page }) => {
	await open(page, at('mm', '/search?lang=en'));
	const arrives = Promise.withResolvers<void>();
	await page.route(/\/Products\/.*_payload\.json/, async (route) => {
		await arrives.promise;
		await route.continue();
	});
	const link = tiles(page).getByRole('article').nth(9).getByRole('link').first();
	await link.scrollIntoViewIfNeeded();
	const place = await scrolled(page);
	expect(place).toBeGreaterThan(0);
	const name = (await link.textContent()) ?? '';
	await link.click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect.poll(() => scrolled(page)).toBe(0);

	await page.goBack();
	await expect(link).toBeVisible();
	await expect(page).toHaveURL(/\/search/);
	await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);

	await link.click();
	arrives.resolve();
	await expect(page).toHaveURL(/\/Products\//);
	await page.goBack();
	await expect(page).toHaveURL(/\/search/);
	await expect(link).toBeVisible();
	await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);

	// Phones discard pages that are not looked at.
	await link.click();
	await expect(page).toHaveURL(/\/Products\//);
	await page.reload();
	await ready(page);
	await page.goBack();
	await expect(link).toBeVisible();
	await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);

	// Back may come before the scripts have run: the document is then that of the product.
	await link.click();
	await expect(page).toHaveURL(/\/Products\//);
	await page.reload();
	await page.goBack();
	await expect(link).toBeVisible();
	await expect(page).toHaveURL(/\/search/);
});

test('language and currency change in the middle of a list, and the list stays', ON.desktop, async ({ page }) => {
	await open(page, at('mm', '/search?lang=en&minDiscount=10'));
	const first = tiles(page).getByRole('article').first();
	await expect(first).toContainText(/[\d,]+\u00a0K/);
	const href = await first.getByRole('link').getAttribute('href');

	await page.context().addCookies([{ name: 'currency', value: 'usd', url: at('mm') }]);
	await page.evaluate(() => window.localStorage.setItem('currency', 'usd'));
	await open(page, at('mm', '/search?lang=thai&minDiscount=10'));
	await expect(page.locator('html')).toHaveAttribute('lang', 'th');
	const filters = textOf('thai', 'catalog', 'facets.title');
	await expect(page.getByRole('complementary', { name: filters })).toBeVisible();
	const again = page.getByRole('article').first();
	await expect(again).toContainText(/\$/);
	expect(await again.getByRole('link').getAttribute('href')).toBe(href);
});

test('what a visitor saves is on the wishlist after sign-in [§1.11] [§2.16]', ON.phone, async ({ page }) => {
	await open(page, at('mm', '/search?lang=en'));
	const card = tiles(page).getByRole('article').first();
	const name = (await card.getByRole('link').textContent()) ?? '';
	await card.getByRole('button', { name: text('catalog', 'card.save', { name }) }).click();
	await expect(card.getByRole('button', { name: text('catalog', 'card.unsave', { name }) })).toBeVisible();

	await signInByApi(page, 'mm');
	await open(page, at('mm', '/WishList?lang=en'));
	await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

	await page.getByRole('button', { name: text('catalog', 'card.unsave', { name }) }).click();
	await expect(page.getByRole('heading', { name: text('wishlist', 'emptyTitle') })).toBeVisible();
	await page.getByRole('button', { name: text('wishlist', 'undo') }).click();
	await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('products that were looked at are found again, and can be forgotten', ON.desktop, async ({ page }) => {
	await open(page, at('th', '/search?lang=en'));
	const link = tiles(page).getByRole('article').first().getByRole('link');
	const name = (await link.textContent()) ?? '';
	await link.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	await productArrives(page);

	await open(page, at('th', '/RecentViews?lang=en'));
	await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
	await page.getByRole('button', { name: text('wishlist', 'recent.clear') }).click();
	await expect(page.getByRole('heading', { name: text('wishlist', 'recent.emptyTitle') })).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the filters are links that work', async ({ page, isMobile }) => {
		await page.goto(at('mm', '/search?lang=en'));
		const panel = page.getByRole('complementary', { name: text('catalog', 'facets.title') });
		// On phones the platform opens them.
		if (isMobile) await page.getByRole('button', { name: text('catalog', 'facets.title') }).click();
		await panel.getByRole('link', { name: /^10% off or more/ }).click();
		await expect(page).toHaveURL(/minDiscount=10/);
		await expect(page.getByRole('group', { name: text('catalog', 'facets.active') })).toContainText('10% off or more');
		await page
			.getByRole('link', { name: text('catalog', 'facets.clear') })
			.first()
			.click();
		await expect(page).not.toHaveURL(/minDiscount/);
	});
});
