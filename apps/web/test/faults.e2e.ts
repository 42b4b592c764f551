import type { Order } from '@zaylat/api-client/contract';
import { buyerOf } from './support/buyer.ts';
import { beginCheckout } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import {
	at,
	endSession,
	expect,
	fillCartByApi,
	open,
	ready,
	searchField,
	signInByApi,
	test,
	textOf,
} from './support/shop.ts';
import { shifts, watchShifts } from './support/steadiness.ts';

/** The pages here fail on purpose, and the browser logs that on its console. */
const EXPECTED = /Failed to load resource|is unreachable/;

test.beforeEach(({ problems }) => problems.forgive(EXPECTED));

test(
	'an unknown path answers 404 with its message, as a picture with words for those who cannot see it [§2.28] [§2.32]',
	ON.desktop,
	async ({ page }) => {
		expect(await open(page, at('mm', '/no/such/page?lang=en'))).toBe(404);
		await expect(
			page.getByRole('img', { name: textOf('en', 'errors', 'page_not_found.title', { path: '/no/such/page' }) }),
		).toBeVisible();
	},
);

test('a product that is gone answers 404 and offers the next step', ON.phone, async ({ page }) => {
	expect(await open(page, at('mm', '/Products/999999?lang=en'))).toBe(404);
	await expect(page.getByText('Sorry product not found').first()).toBeVisible();
	await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a session that ended elsewhere leads to sign-in and back, the cart kept', ON.phone, async ({ page }) => {
	await signInByApi(page, 'mm');
	await fillCartByApi(page, 'mm');
	await open(page, at('mm', '/Checkout?lang=en'));
	await expect(page.getByText(textOf('en', 'cart', 'summary.total'))).toBeVisible();
	await endSession(page);
	await page.goto(at('mm', '/Checkout'));
	await expect(page).toHaveURL(/\/login\?redirect=%2FCheckout/);
});

// The faults are one switch for all, so one size runs them.
test.describe('with an API that fails', ON.desktop, () => {
	// All tests share one fault setting: tests that change it run one after the other.
	test.describe.configure({ mode: 'serial' });

	const shop = (path: string) => at('mm', path, PORTS.faulty);
	const combination = async (page: import('@playwright/test').Page, kind: string) => {
		await page.request.post(`http://127.0.0.1:${PORTS.proxy}/fault?kind=${kind}`);
	};

	test.afterEach(({ page }) => combination(page, 'none'));

	for (const kind of ['down', 'unavailable', 'nonsense']) {
		test(`${kind}: pages answer 503 with a way on, and are well again by themselves`, async ({ page }) => {
			await combination(page, kind);
			const response = await page.goto(shop('/?lang=en'));
			expect(response?.status()).toBe(503);
			expect(response?.headers()['cache-control']).toBe('no-store');
			await ready(page);
			const again = page.getByRole('main').getByRole('button', { name: textOf('en', 'app', 'tryAgain') });
			await expect(again.first()).toBeVisible();
			await combination(page, 'none');
			await again.first().click();
			await expect(
				page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first(),
			).toBeVisible();
		});
	}

	test('one section of the home page that fails leaves the others alive, and comes when it is asked for again', async ({
		page,
	}) => {
		await page.request.post(`http://127.0.0.1:${PORTS.proxy}/fault?kind=unavailable&place=kind%3Ddigital`);
		expect((await page.goto(shop('/?lang=en')))?.status()).toBe(200);
		await ready(page);
		const section = page.getByRole('region', { name: textOf('en', 'home', 'digital') });
		// What follows the flash sale is hydrated when it comes near the window: only then the section is asked for again.
		await section.scrollIntoViewIfNeeded();
		await expect(section.getByText(textOf('en', 'home', 'digitalFailed'))).toBeVisible();
		await expect(page.getByRole('heading', { name: textOf('en', 'home', 'newest') })).toBeVisible();
		await combination(page, 'none');
		await section.getByRole('button', { name: textOf('en', 'catalog', 'listing.retry') }).click();
		await expect(section.getByRole('article').first()).toBeVisible();
	});

	test('an API that takes 400 ms: pages and what comes later arrive, steady, and nothing is asked for twice', async ({
		page,
	}) => {
		await watchShifts(page);
		await combination(page, 'late');
		await open(page, shop('/?lang=en'));
		await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
		await page.waitForLoadState('networkidle');
		// Measured before the next page takes this one's place, which moves everything.
		expect(await shifts(page)).toBeLessThan(0.01);
		const card = page.getByRole('main').locator('article a[href^="/Products/"]').filter({ visible: true }).first();
		const name = (await card.textContent()) ?? '';
		await card.click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
		await expect(page).toHaveURL(/\/Products\//);
		// Sections below the first screen load on their own.
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await expect(page.getByRole('region', { name: textOf('en', 'product', 'related') })).toBeVisible();
		await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
		await page.waitForLoadState('networkidle');
		const asked: { asked: string[] } = await (await page.request.get(`http://127.0.0.1:${PORTS.proxy}/fault`)).json();
		const reads = asked.asked.filter((path) => !path.startsWith('/api/auth/') && !path.startsWith('/api/pictures/'));
		expect(reads.length).toBeGreaterThan(2);
		expect([...reads].sort()).toEqual([...new Set(reads)].sort());
	});

	test('slow: the page comes, and the search says that it searches meanwhile', async ({ page }) => {
		await open(page, shop('/?lang=en'));
		await combination(page, 'slow');
		await searchField(page, 'en').fill('bag');
		await expect(page.getByText(textOf('en', 'app', 'search.searching')).first()).toBeVisible();
		await expect(page.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
	});

	/** A cart with one line, and the button that adds a piece to it. */
	async function openCart(page: import('@playwright/test').Page) {
		await signInByApi(page, 'mm', PORTS.faulty);
		await fillCartByApi(page, 'mm', PORTS.faulty);
		await open(page, shop('/Checkout?lang=en'));
		const quantity = page.getByRole('main').getByRole('spinbutton').first();
		await expect(quantity).toHaveValue('2');
		// Session and cart are requested again after hydration; the fault must not affect those requests.
		await page.waitForLoadState('networkidle');
		return { quantity, more: page.getByRole('button', { name: /^Increase quantity of/ }).first() };
	}

	test('a change in the cart that the server refuses is taken back, and said', async ({ page }) => {
		const { quantity, more } = await openCart(page);
		await combination(page, 'soldOut');
		await more.click();
		await expect(page.getByText(textOf('en', 'cart', 'notSaved')).first()).toBeVisible();
		await expect(quantity).toHaveValue('2');
	});

	for (const kind of ['down', 'unavailable', 'nonsense']) {
		test(`${kind}: a change in the cart waits, stays shown, and is stored when the server answers again`, async ({
			page,
		}) => {
			const { quantity, more } = await openCart(page);
			await combination(page, kind);
			await more.click();
			const waiting = page.getByText(textOf('en', 'cart', 'waiting.text'));
			await expect(waiting).toBeVisible();
			await expect(quantity).toHaveValue('3');
			await combination(page, 'none');
			await expect(waiting).toBeHidden({ timeout: 60_000 });
			await page.reload();
			await expect(quantity).toHaveValue('3');
		});
	}

	test('the API goes at the last step and comes back: nothing typed is lost, and one order is placed [§2.10]', async ({
		page,
	}) => {
		const walk = MATRIX.mmDesktop;
		const { variantId } = await plainGoods(walk.edition, 11);
		const { buyer, does } = await beginCheckout(page, walk, { pieces: { [variantId]: 1 }, port: PORTS.faulty });
		await does.toPayment();
		await does.chooseMethod('cash_on_delivery');
		await does.main.getByRole('button', { name: does.text('checkout', 'note.open') }).click();
		const note = does.main.getByRole('textbox', { name: does.text('checkout', 'note.label') });
		await note.fill('Please ring twice.');
		await combination(page, 'down');
		await does.pay.click();
		await expect(does.main.getByRole('alert')).toContainText(does.text('checkout', 'review.unsure'));
		await expect(note).toHaveValue('Please ring twice.');
		await combination(page, 'none');
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		const { items } = await buyer.demand<{ items: Order[] }>('GET', '/api/orders');
		expect(items.map(({ code }) => code)).toEqual([does.orderCode()]);
		expect(await buyer.orderOf(does.orderCode())).toMatchObject({ note: 'Please ring twice.' });
	});

	test('an API that takes 5 s: the page says that it works, one order is placed, and the next pages come', async ({
		page,
	}) => {
		const walk = MATRIX.mmDesktop;
		const { variantId, productId } = await plainGoods(walk.edition, 12);
		const { does } = await beginCheckout(page, walk, { pieces: { [variantId]: 1 }, port: PORTS.faulty });
		await does.toPayment();
		await does.chooseMethod('cash_on_delivery');
		await expect(page).toHaveURL(/step=review/);
		await combination(page, 'slow');

		await does.pay.dblclick();
		await expect(does.main.getByText(does.text('checkout', 'review.placing'))).toHaveRole('status');
		await expect(does.pay).toHaveAttribute('aria-busy', 'true');
		// What was written meanwhile can still be read and changed.
		await does.main.getByRole('button', { name: does.text('checkout', 'note.open') }).click();
		await expect(does.main.getByRole('textbox', { name: does.text('checkout', 'note.label') })).toBeEditable();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible({ timeout: 40_000 });
		const { items } = await buyerOf(page, walk).demand<{ items: Order[] }>('GET', '/api/orders');
		expect(items.map(({ code }) => code)).toEqual([does.orderCode()]);

		await does.main.getByRole('link', { name: does.text('payment', 'toOrder') }).click();
		await expect(page.getByRole('progressbar', { name: textOf(walk.language, 'app', 'loading') })).toBeVisible();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		await expect(page).toHaveURL(/\/Orders\/ZL/, { timeout: 40_000 });
		await expect(does.main.getByText(items[0]?.code ?? '').first()).toBeVisible({ timeout: 40_000 });
		await expect(does.main.getByRole('alert')).toHaveCount(0);

		const response = await page.goto(shop(`/Products/${productId}`), { timeout: 60_000 });
		expect(response?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
	});

	test('without categories the footer leaves them out and the page stands [§8.6]', async ({ page }) => {
		// The server caches categories for a minute per language, and no other test here uses these two languages.
		const categories = page.getByRole('contentinfo').locator('a[href^="/category/"]');
		await page.request.post(`http://127.0.0.1:${PORTS.proxy}/fault?kind=unavailable&place=normal-categories`);
		expect(await open(page, shop('/FourNotFive?lang=china'))).toBe(200);
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(categories).toHaveCount(0);
		await combination(page, 'none');
		expect(await open(page, shop('/FourNotFive?lang=thai'))).toBe(200);
		expect(await categories.count()).toBeGreaterThan(3);
	});
});
