import type { Locator, Page } from '@playwright/test';
import { ON } from './support/matrix.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

const LAPTOP = { width: 1366, height: 768 };
const LANGUAGES = ['en', 'mm', 'thai', 'china'] as const;

/** Where an element is in the window. */
async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`Nothing is shown of ${locator}`);
	return { ...box, bottom: box.y + box.height, end: box.x + box.width };
}

/** Opens a page in a window of another size. */
async function openAt(page: Page, size: { readonly width: number; readonly height: number }, address: string) {
	await page.setViewportSize(size);
	await open(page, address);
}

/** Elements of a part that reach out of it or of the window at the sides, and texts that are cut without a sign. */
const overflowing = (part: Locator) =>
	part.evaluate((root) => {
		const { left, right } = root.getBoundingClientRect();
		const scrolls = (element: Element) => element.closest('[data-part=nav-places]') !== null;
		return [...root.querySelectorAll('a, button, input, select, h1, h2, p')]
			.filter((element) => element.checkVisibility() && !scrolls(element))
			.filter((element) => {
				const box = element.getBoundingClientRect();
				// What only screen readers read is one pixel wide.
				if (box.width < 2) return false;
				return box.left < left - 1 || box.right > right + 1 || box.right > window.innerWidth + 1;
			})
			.map((element) => element.outerHTML.slice(0, 120));
	});

/** Controls of the header that lie over each other. */
const overlapping = (header: Locator) =>
	header.evaluate((root) => {
		const boxes = [...root.querySelectorAll('a, button, input')]
			.filter((element) => element.checkVisibility() && !element.closest('form'))
			.map((element) => ({
				name: element.getAttribute('aria-label') ?? element.textContent,
				box: element.getBoundingClientRect(),
			}));
		return boxes.flatMap(({ name, box }, place) =>
			boxes
				.slice(place + 1)
				.filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
				.filter(({ box: other }) => box.bottom > other.top + 1 && other.bottom > box.top + 1)
				.map((other) => `${name} / ${other.name}`),
		);
	});

for (const language of LANGUAGES) {
	test(`a laptop shows header, offers, categories and deals at once: ${language}`, ON.desktop, async ({ page }) => {
		await openAt(page, LAPTOP, at('th', `/?lang=${language}`));
		const main = page.getByRole('main');
		expect((await boxOf(main)).y).toBeLessThanOrEqual(130);
		const offers = main.getByRole('region', { name: textOf(language, 'home', 'offers'), exact: true });
		const lead = await boxOf(offers.getByRole('article').first());
		expect(lead.height).toBeGreaterThanOrEqual(236);
		expect(lead.height).toBeLessThanOrEqual(language === 'mm' ? 280 : 250);
		// Its picture fills it.
		const picture = await boxOf(offers.getByRole('article').first().locator('img').first());
		expect(picture.height).toBeGreaterThanOrEqual(lead.height);
		const sale = main.getByRole('region', { name: textOf(language, 'home', 'flashSale'), exact: true });
		const cards = sale.getByRole('article').filter({ visible: true });
		await expect(cards).toHaveCount(6);
		const [name, price] = [cards.first().getByRole('heading'), cards.first().locator('[data-part=price]')];
		expect((await boxOf(name)).bottom).toBeLessThan(LAPTOP.height);
		if (language !== 'mm') expect((await boxOf(price)).bottom).toBeLessThan(LAPTOP.height);
		expect(await overflowing(main)).toEqual([]);
	});
}

for (const width of [768, 1024, 1366]) {
	test(`nothing of the header wraps, overlaps or is cut at ${width} px`, ON.desktop, async ({ page }) => {
		for (const language of LANGUAGES) {
			await openAt(page, { width, height: 900 }, at('mm', `/?lang=${language}`));
			const header = page.getByRole('banner');
			expect((await boxOf(header)).height, language).toBeLessThanOrEqual(66);
			expect(await overlapping(header), language).toEqual([]);
			expect(await overflowing(header), language).toEqual([]);
			expect((await boxOf(page.getByRole('main'))).y, language).toBeLessThanOrEqual(130);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
		}
	});
}

test('the row of categories scrolls by arrows', ON.desktop, async ({ page }) => {
	await openAt(page, { width: 768, height: 900 }, at('mm', '/?lang=en'));
	const menu = page.getByRole('navigation', { name: textOf('en', 'app', 'nav.categories'), exact: true });
	const back = menu.getByRole('button', { name: textOf('en', 'app', 'nav.scrollBack') });
	const on = menu.getByRole('button', { name: textOf('en', 'app', 'nav.scrollOn') });
	const last = menu.locator('[data-part=nav-places] a').last();
	await expect(on).toBeVisible();
	await expect(back).toHaveCount(0);
	await expect(last).not.toBeInViewport();
	await expect(async () => {
		if ((await on.count()) > 0) await on.click({ timeout: 1_000 });
		await expect(on).toHaveCount(0, { timeout: 500 });
	}).toPass();
	await expect(last).toBeInViewport();
	await expect(back).toBeVisible();
});

test('the home page shows no product twice, and a banner leads to a collection', ON.desktop, async ({ page }) => {
	await open(page, at('th', '/?lang=en'));
	const main = page.getByRole('main');
	const banners = main.getByRole('region', { name: textOf('en', 'home', 'offers'), exact: true }).getByRole('link');
	for (const href of await banners.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
		expect(href).toMatch(/^\/product-collections\/[\w-]+\/\d+$/);
	}
	// The product of a card is linked once; the rest of the page is read as it was served, wherever it is scrolled to.
	const hrefs = await main
		.locator('a[href^="/Products/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(hrefs.length).toBeGreaterThan(40);
	expect(hrefs.filter((href, place) => hrefs.indexOf(href) !== place)).toEqual([]);
});

test('a product has pictures of 45 % of the width of a laptop, and facts beside them', ON.desktop, async ({ page }) => {
	await openAt(page, LAPTOP, at('th', '/category/phones/smartphones?lang=en'));
	await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
	const gallery = page.locator('[data-part=gallery]');
	await expect(gallery).toBeVisible();
	const main = await boxOf(page.getByRole('main'));
	const content = main.width - 48;
	const pictures = await boxOf(gallery);
	const stage = await boxOf(page.locator('[data-part=gallery-stage]'));
	expect(stage.height).toBeCloseTo(stage.width, 0);
	expect((await boxOf(page.locator('[data-part=gallery-thumbnails]'))).end).toBeLessThan(stage.x);
	expect(pictures.width / content).toBeGreaterThan(0.44);
	expect(pictures.width / content).toBeLessThan(0.46);
	expect(pictures.bottom).toBeLessThan(LAPTOP.height);
	const facts = await boxOf(page.getByRole('region', { name: textOf('en', 'product', 'facts'), exact: true }));
	const buy = page.getByRole('form', { name: textOf('en', 'product', 'buy.label') });
	expect(facts.x).toBeGreaterThanOrEqual(pictures.end);
	expect(facts.end).toBeLessThanOrEqual((await boxOf(buy)).x);
	// The way to buy stays while the facts are read.
	await page.mouse.wheel(0, 300);
	await expect(buy).toBeInViewport();
});

for (const width of [768, 1024]) {
	test(`a tablet of ${width} px has a bar to buy that stays`, ON.desktop, async ({ page }) => {
		await openAt(page, { width, height: 1024 }, at('mm', '/category/phones/smartphones?lang=mm'));
		await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
		const bar = page.locator('[data-part=buy-bar]');
		await expect(bar).toBeVisible();
		for (const top of [0, 600, 100_000]) {
			await page.evaluate((y) => window.scrollTo(0, y), top);
			await expect(bar.getByRole('button', { name: textOf('mm', 'product', 'buy.now') })).toBeInViewport();
		}
		expect((await boxOf(bar)).bottom).toBe(1024);
		expect((await boxOf(bar)).height).toBeLessThanOrEqual(84);
		expect(await overflowing(bar)).toEqual([]);
		// The end of the footer is above it; the page grows until all of the product is here.
		await expect
			.poll(async () => {
				await page.evaluate(() => window.scrollTo(0, 100_000));
				return (await boxOf(page.getByRole('contentinfo'))).bottom - (await boxOf(bar)).y;
			})
			.toBeLessThanOrEqual(1);
	});
}

for (const language of LANGUAGES) {
	test(`the cards of a row are of one height on a phone: ${language}`, ON.phone, async ({ page }) => {
		await open(page, at('mm', `/category/phones?lang=${language}`));
		const heights = await page
			.getByRole('main')
			.getByRole('article')
			.evaluateAll((cards) =>
				cards
					.slice(0, 8)
					.map((card) => ({ y: card.getBoundingClientRect().y, height: card.getBoundingClientRect().height })),
			);
		expect(heights.length).toBe(8);
		for (const { y, height } of heights) {
			for (const other of heights.filter((each) => Math.abs(each.y - y) < 1))
				expect(other.height).toBeCloseTo(height, 0);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
}

test('the viewer shows at once what the page has loaded', ON.desktop, async ({ page }) => {
	await openAt(page, LAPTOP, at('th', '/category/phones/smartphones?lang=en'));
	await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
	const stage = page.locator('[data-part=gallery-open]').first();
	await expect
		.poll(() => stage.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	// The larger file does not come.
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/api\/pictures\/.*-960\./, async (route) => {
		await held;
		await route.continue();
	});
	await page.setViewportSize({ width: 1366, height: 1300 });
	await stage.click();
	const dialog = page.getByRole('dialog');
	const preview = dialog.locator('[data-part=lightbox-slide]').first().locator('[data-part=lightbox-preview]');
	await expect(preview).toBeVisible();
	expect(await preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
	letGo();
	await expect(preview).toHaveCount(0);
});
