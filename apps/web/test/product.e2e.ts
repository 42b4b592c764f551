import type { Page } from '@playwright/test';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, LANGUAGE_OF, open, setLanguage, signIn, signInByApi, test, textOf } from './support/shop.ts';
import { visitorOf } from './support/visitor.ts';

const language = LANGUAGE_OF.mm;
const text = (key: string, values = {}) => textOf(language, 'product', key, values);
const words = (key: string, values = {}) => textOf(language, 'wholesale', key, values);

/** Id of a featured product with a gallery to turn, of which enough is left to reach the second step of its ladder. */
async function wellStocked(page: Page): Promise<string> {
	const visitor = visitorOf(page, 'mm', PORTS.shop);
	const { data } = await visitor.getJson('/api/wholesale');
	for (const { id } of data.featured) {
		const { variants, pictures } = (await visitor.getJson(`/api/products/${id}`)).data;
		if (pictures.length < 2) continue;
		if (variants.find(({ stock }: { stock: number }) => stock > 0)?.stock >= 12) return id;
	}
	throw new Error('Nothing with several pictures is sold by the dozen');
}

test('a product from the wholesale list: ladder, pictures, reviews [§1.6] [§2.18]', ON.desktop, async ({ page }) => {
	await test.step('opens a card of the wholesale area', async () => {
		await open(page, at('mm', '/wholesale'));
		await expect(page.getByRole('heading', { level: 1, name: words('home.title') })).toBeVisible();
		const id = await wellStocked(page);
		await page
			.getByRole('region', { name: words('home.featured') })
			.locator(`a[href="/Products/${id}"]`)
			.click();
		await expect(page).toHaveURL(new RegExp(`/Products/${id}$`));
	});

	await test.step('comes to the next step of the ladder by the quantity', async () => {
		const ladder = page.getByRole('table', { name: text('tiers.label') });
		const current = ladder.getByRole('row').filter({ hasText: text('tiers.current') });
		const before = await current.textContent();
		await page.getByRole('spinbutton', { name: text('quantity.label') }).fill('12');
		await page.keyboard.press('Tab');
		await expect(current).not.toHaveText(before ?? '');
	});

	await test.step('turns the pictures by keys, and shows one large', async () => {
		const gallery = page.locator('[data-part=gallery]');
		await gallery.locator('[data-part=gallery-open]').first().focus();
		await page.keyboard.press('ArrowRight');
		const second = gallery.locator('[data-part=gallery-open]').nth(1);
		await expect(second).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('[data-part=lightbox]')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('[data-part=lightbox]')).toBeHidden();
		await expect(second).toBeFocused();
	});

	await test.step('reads more reviews', async () => {
		const reviews = page.locator('#reviews');
		await reviews.scrollIntoViewIfNeeded();
		const more = reviews.getByRole('button', { name: textOf(language, 'reviews', 'more') });
		await expect(reviews.getByRole('article').first()).toBeVisible();
		const shown = await reviews.getByRole('article').count();
		const { data } = await visitorOf(page, 'mm', PORTS.shop).getJson(
			`/api${new URL(page.url()).pathname.toLowerCase()}/reviews`,
		);
		// A product with few reviews shows them all.
		if (data.page.next === null) return;
		await more.click();
		await expect.poll(() => reviews.getByRole('article').count()).toBeGreaterThan(shown);
	});
});

for (const [kind, { edition, language: spoken, size }] of [
	['visitor', MATRIX.thPhone],
	['guest', MATRIX.mmDesktop],
] as const) {
	test(`a ${kind} presses the heart of a product, and finds it on the wishlist [§1.11]`, ON[size], async ({ page }) => {
		const { productId } = await plainGoods(edition, kind === 'visitor' ? 13 : 14);
		const heart = (key: string, name: string) =>
			page
				.getByRole('article')
				.first()
				.getByRole('button', { name: textOf(spoken, 'catalog', `card.${key}`, { name }) });
		await setLanguage(page, { edition, language: spoken });
		if (kind === 'guest') await signInByApi(page, edition);
		await open(page, at(edition, `/Products/${productId}`));
		const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
		await heart('save', name).filter({ visible: true }).click();
		await expect(heart('unsave', name).filter({ visible: true })).toBeVisible();
		// The server stores the lists of accounts, the device those of visitors: both exist after a reload.
		await page.waitForLoadState('networkidle');
		await page.reload();
		await expect(heart('unsave', name).filter({ visible: true })).toBeVisible();
		if (kind === 'visitor') await signInByApi(page, edition);
		await open(page, at(edition, '/WishList'));
		await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
	});
}

test('a question for a price, from the card to the list of quotations [§1.19]', ON.phone, async ({ page }) => {
	await open(page, at('mm', '/login?redirect=%2Fwholesale'));
	await signIn(page, language);
	await expect(page).toHaveURL(/\/wholesale$/);

	const card = page
		.getByRole('region', { name: words('home.featured') })
		.getByRole('article')
		.nth(2);
	const name = (await card.getByRole('heading').textContent()) ?? '';
	await card.getByRole('button', { name: textOf(language, 'catalog', 'quotation.ask') }).click();
	const dialog = page.getByRole('dialog', { name: words('request.title') });
	await dialog.getByRole('textbox', { name: words('request.note') }).fill('သင်္ကြန်မတိုင်မီ လိုပါသည်။');
	await dialog.getByRole('button', { name: words('request.send') }).click();
	await dialog.getByRole('link', { name: words('sent.list') }).click();
	await expect(page).toHaveURL(/\/Quotations$/);
	await expect(page.getByRole('main').getByRole('article').first()).toContainText(name.trim());
});

test('a product of the other edition leads there', ON.desktop, async ({ page, problems }) => {
	problems.forgive(/404/);
	await open(page, at('th', '/search'));
	const path = await page.getByRole('main').locator('a[href^="/Products/"]').first().getAttribute('href');
	const response = await page.goto(at('mm', path ?? ''));
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('main').locator(`a[href$="${path}"]`)).toHaveAttribute('href', at('th', path ?? ''));
});

test('the picture of a pressed card stays until the larger one has arrived', ON.phone, async ({ page }) => {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await open(page, at('mm', '/Category/fashion'));
	const card = page.getByRole('article').first();
	const shown = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
	const [path = ''] = shown.split(/-\d+\.\w+$/);
	await page.route(`${path}-*`, async (route) => {
		if (route.request().url() !== shown) await released;
		await route.continue();
	});
	await card.locator('[data-card-link]').tap();
	const small = page.locator('[data-part="card-picture"] img');
	await expect(page.locator('[data-part="buy-bar"]')).toBeVisible();
	await expect(page.locator('[data-part="product-preview"]')).toHaveCount(0);
	await expect(small).toBeVisible();
	expect(await small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
	release();
	await expect(small).toHaveCount(0);
	const large = page.locator('[data-part="gallery-strip"] img').first();
	expect(await large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});
