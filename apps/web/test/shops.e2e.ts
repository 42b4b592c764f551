import type { Page, Response } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import { MINUTE_MS } from '@zaylat/domain/time';
import { MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, LANGUAGE_OF, open, ready, signIn, test, textOf } from './support/shop.ts';
import { visitorOf } from './support/visitor.ts';

/** A shop of an edition, by its place in the list of the API. */
async function shopAt(page: Page, edition: Edition, place: number): Promise<{ slug: string; name: string }> {
	const { data } = await visitorOf(page, edition, PORTS.shop).getJson('/api/shops?per_page=20');
	return data.items[place];
}

/** A response that a follow was stored or removed. */
const isSaved = (method: 'PUT' | 'DELETE') => (response: Response) =>
	response.request().method() === method && response.url().includes('/api/follows/') && response.ok();

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const language = LANGUAGE_OF[edition];

	test(
		`the journey from home over a shop and its category to a product in the ${edition} edition [§2.19]`,
		ON[size],
		async ({ page }) => {
			await open(page, at(edition));
			const heading = page.getByRole('heading', { level: 1 });
			const nameOfHome = (await heading.textContent()) ?? '';
			await page.getByRole('main').locator('a[href^="/Shops/"]').filter({ visible: true }).first().click();
			await expect(page).toHaveURL(/\/Shops\/[^/]+$/);
			await expect(heading).not.toHaveText(nameOfHome);
			// Headings have places to break a line in Burmese (U+200B); titles and labels have the plain name.
			const name = ((await heading.textContent()) ?? '').replaceAll('\u200B', '');
			await expect.poll(() => page.title()).toContain(name);

			const pages = page.getByRole('navigation', { name: textOf(language, 'shops', 'pages', { name }) });
			await pages.getByRole('link', { name: textOf(language, 'shops', 'tabs.categories') }).click();
			await expect(page).toHaveURL(/\/Shops\/[^/]+\/category$/);
			await page.getByRole('main').locator('a[href*="/Category/"]').filter({ visible: true }).first().click();
			await expect(page).toHaveURL(/\/Shops\/[^/]+\/Category\/[^/]+$/);
			await expect.poll(async () => (await heading.textContent())?.replaceAll('\u200B', '')).toContain(name);

			await page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first().click();
			await expect(page).toHaveURL(/\/Products\/\w+$/);
			await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
		},
	);

	test(`a visitor follows a shop by signing in, in the ${edition} edition [§1.15]`, ON[size], async ({ page }) => {
		const shop = await shopAt(page, edition, 4);
		const button = (key: 'follow' | 'unfollow') =>
			page.getByRole('main').getByRole('button', { name: `${textOf(language, 'follow', key)} ${shop.name}` });
		await open(page, at(edition, `/Shops/${shop.slug}`));
		await button('follow').click();
		await page
			.getByRole('dialog')
			.getByRole('link', { name: textOf(language, 'follow', 'needed.signIn') })
			.click();
		await expect(page).toHaveURL(/\/login\?redirect=/);
		// The button combinations at once; the shop knows when it has answered.
		const followed = page.waitForResponse(isSaved('PUT'));
		await signIn(page, language);
		await expect(page).toHaveURL(new RegExp(`/Shops/${shop.slug}$`));
		await expect(button('unfollow')).toBeVisible();
		await followed;

		await open(page, at(edition, '/FollowedShops'));
		await expect(page.getByRole('main').getByRole('link', { name: shop.name })).toBeVisible();
		const unfollowed = page.waitForResponse(isSaved('DELETE'));
		await button('unfollow').click();
		await expect(page.getByRole('main').getByRole('link', { name: shop.name })).toHaveCount(0);
		await unfollowed;
		await page.reload();
		await ready(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: shop.name })).toHaveCount(0);
	});
}

/** A shop with something in the flash sale, and when its round ends. */
async function shopOnSale(page: Page, edition: Edition): Promise<{ slug: string; endsAt: string }> {
	const { getJson } = visitorOf(page, edition, PORTS.shop);
	const { data } = await getJson('/api/shops?per_page=60');
	for (const { slug } of data.items) {
		const sale = (await getJson(`/api/shops/${slug}/flash-sale`)).data;
		if (sale !== null) return { slug, endsAt: sale.endsAt };
	}
	throw new Error('No shop has anything in the flash sale');
}

test('a flash sale that ends while one looks at it says so, without a reload', ON.phone, async ({ page }) => {
	const { slug, endsAt } = await shopOnSale(page, 'mm');
	await page.clock.install();
	await open(page, at('mm', `/Shops/${slug}/flashSalePage?lang=en`));
	await expect(page.getByRole('timer')).toHaveText(/^\d{2,}\s*:/);
	// The server's clock does not jump with the device's, so what comes after the round is told here.
	await page.route(/\/flash-sale\?after=/, (route) => route.fulfill({ json: { data: null } }));
	const asked = page.waitForRequest(/\/flash-sale\?after=/);
	// The clock jumps further than the timeout of a request: none may be pending.
	await page.waitForLoadState('networkidle');
	await page.clock.fastForward(Date.parse(endsAt) - Date.now() + MINUTE_MS);
	await asked;
	await expect(page.getByRole('heading', { level: 1, name: textOf('en', 'shops', 'flash.overTitle') })).toBeVisible();
	await expect(page.getByRole('main').locator('[data-part=price-current]')).toHaveCount(0);
});

test(
	'the goods of a shop stand as they were sent until touched, while its clock goes on',
	ON.phone,
	async ({ page }) => {
		const { slug } = await shopOnSale(page, 'mm');
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		const goods = () => fetched.filter((url) => /\/(sale|shop)-goods-/.test(url) || url.includes('/api/products'));
		await page.goto(at('mm', `/Shops/${slug}?lang=en`));
		await ready(page);
		await page.waitForLoadState('networkidle');
		const timer = page.getByRole('timer');
		const before = await timer.textContent();
		await expect(timer).not.toHaveText(before ?? '');
		expect(goods()).toEqual([]);

		const heart = (key: 'save' | 'unsave') =>
			page
				.getByRole('main')
				.getByRole('button', { name: new RegExp(textOf('en', 'catalog', `card.${key}`, { name: '.+' })) });
		await heart('save').first().click();
		await expect(heart('unsave').first()).toBeVisible();
		expect(goods().some((url) => url.includes('/api/'))).toBe(false);
		await page.reload();
		await expect(heart('unsave').first()).toBeVisible();
	},
);

test(
	'a collection answers under its id whatever its slug, and opens further pages in place [§2.14]',
	ON.desktop,
	async ({ page }) => {
		const { data } = await visitorOf(page, 'mm', PORTS.shop).getJson('/api/collections');
		const [{ id, slug }] = data.items;
		await open(page, at('mm', `/product-collections/of-another-name/${id}?lang=en`));
		await expect(page).toHaveURL(new RegExp(`/product-collections/${slug}/${id}`));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const products = page.getByRole('list', { name: textOf('en', 'collections', 'products') }).getByRole('article');
		await expect(products).toHaveCount(30);
		await page.getByRole('link', { name: textOf('en', 'collections', 'more') }).click();
		await expect.poll(() => products.count()).toBeGreaterThan(30);
	},
);

test('the business directory works without script, by trade and region [§1.21]', ON.desktop, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(at('th', '/BusinessDirectory?lang=en'));
	await page.getByLabel(textOf('en', 'directory', 'category')).selectOption('printing');
	await page
		.getByRole('main')
		.getByRole('button', { name: textOf('en', 'directory', 'submit') })
		.click();
	await expect(page).toHaveURL(/category=printing/);
	await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
	await context.close();
});
