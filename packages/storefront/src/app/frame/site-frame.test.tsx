import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const QUIET = '/FourNotFiveErr';

beforeEach(async () => {
	window.localStorage.clear();
	for (const name of ['locale', 'currency', 'deliver-country', 'colour-mode', 'viewport']) {
		await cookieStore.delete(name);
	}
	await page.viewport(1024, 800);
});

describe('the frame', () => {
	test('counts cart and wishlist when somebody is signed in (Specification §6)', async () => {
		const { screen } = await renderShop(QUIET, {
			user: 'registered',
			cart: [{ variantId: '1001-2', quantity: 2 }],
			wishlist: ['1006', '1013'],
		});
		await expect.element(screen.getByRole('link', { name: /Cart.*2 pieces in the cart/ })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: /^Wishlist, \d+ things on the wishlist$/ })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Profile' }).element().getAttribute('href')).toBe('/profile');
	});

	test('asks for no counts when nobody is, and offers to sign in', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop(QUIET, { calls });
		await screen.getByRole('button', { name: 'Profile' }).click();
		const entry = screen.getByRole('menuitem', { name: 'Sign In' });
		await expect.element(entry).toBeVisible();
		expect(entry.element().getAttribute('href')).toBe('/login?redirect=%2FFourNotFiveErr');
		expect(calls.filter((call) => /cart|wish/.test(call))).toEqual([]);
	});

	test('links as the specification says (§2)', async () => {
		const { screen } = await renderShop(QUIET, { user: 'registered' });
		const hrefOf = (name: string) =>
			screen.getByRole('banner').getByRole('link', { name }).element().getAttribute('href');
		await expect.element(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible();
		expect(hrefOf('Zaylat home')).toBe('/');
		expect(hrefOf('Wishlist')).toBe('/profile?target=wishlist');
		expect(hrefOf('Cart')).toBe('/checkout');
	});

	test('lists every category in the footer as /category/{route}/{slug}', async () => {
		const { screen } = await renderShop(QUIET);
		const footer = screen.getByRole('contentinfo');
		await expect.element(footer).toBeInTheDocument();
		const hrefs = footer
			.getByRole('link')
			.elements()
			.map((link) => link.getAttribute('href') ?? '');
		expect(hrefs.filter((href) => /^\/category\/[^/]+\/[^/]+$/.test(href)).length).toBeGreaterThan(3);
		const external = footer.getByRole('link', { name: /opens in a new tab/ }).elements();
		expect(external).toHaveLength(5);
		for (const link of external) {
			expect(link.getAttribute('target')).toBe('_blank');
			expect(link.getAttribute('rel')).toContain('noopener');
		}
	});

	test('leads to no page that is not built', async () => {
		const { screen } = await renderShop(QUIET);
		await expect.element(screen.getByRole('contentinfo')).toBeInTheDocument();
		for (const link of document.querySelectorAll('a[href^="/"]')) {
			expect(link.getAttribute('href')).not.toMatch(/^\/(chat|help|legal|policy|wholesale|download)/i);
		}
	});

	test('on phones it is a search bar on top and a bar at the bottom (Specification §2)', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop(QUIET, { user: 'registered', cart: [{ variantId: '1001-2', quantity: 2 }] });
		const bar = screen.getByRole('navigation', { name: 'Quick links' });
		await expect.element(bar).toBeVisible();
		await expect.element(bar.getByRole('link', { name: /Cart.*2 pieces in the cart/ })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Wishlist' })).not.toBeInTheDocument();
		await expect.element(screen.getByRole('combobox', { name: 'Search the market' })).toBeVisible();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
	});

	test('marks the current place', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop('/Categories');
		await expect
			.element(screen.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Categories' }))
			.toHaveAttribute('aria-current', 'page');
	});
});

describe('choosing', () => {
	test('a language changes texts, data, <html lang>, storage and cookie', async () => {
		const { screen, shop } = await renderShop('/Categories');
		await screen.getByRole('button', { name: 'Language, English' }).click();
		await screen.getByRole('menuitemradio', { name: 'ไทย' }).click();
		await expect.element(screen.getByRole('link', { name: 'หมวดหมู่ทั้งหมด' })).toBeVisible();
		await expect.poll(() => document.documentElement.lang).toBe('th');
		await expect.poll(() => screen.getByRole('contentinfo').element().textContent).toMatch(/[ก-๛]{4}/);
		expect(window.localStorage.getItem('locale')).toBe('thai');
		expect(document.cookie).toContain('locale=thai');
		expect(shop.client().language).toBe('thai');
	});

	test('a currency and a delivery country', async () => {
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: /Currency, Myanmar kyat/ }).click();
		await screen.getByRole('menuitemradio', { name: 'Thai baht (THB)' }).click();
		await expect.element(screen.getByRole('button', { name: /Currency, Thai baht/ })).toBeVisible();
		await screen.getByRole('button', { name: 'Deliver to China' }).click();
		await screen.getByRole('menuitemradio', { name: 'Japan' }).click();
		await expect.element(screen.getByRole('button', { name: 'Deliver to Japan' })).toBeVisible();
		expect(window.localStorage.getItem('deliver-country')).toBe('jp');
	});

	test('colours', async () => {
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Colours, Same as the device' }).click();
		await screen.getByRole('menuitemradio', { name: 'Dark' }).click();
		await expect.poll(() => document.documentElement.dataset.colorMode).toBe('dark');
		expect(window.localStorage.getItem('colour-mode')).toBe('dark');
	});

	test('on phones in a dialog', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Delivery country, currency, language and colours' }).click();
		const dialog = screen.getByRole('dialog', { name: 'Preferences' });
		await dialog.getByLabelText('Currency').selectOptions('thb');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(window.localStorage.getItem('currency')).toBe('thb');
	});
});

describe('pages that fail', () => {
	test('an unknown path shows an image only, which says so', async () => {
		const { screen } = await renderShop('/nowhere');
		await expect.element(screen.getByRole('img', { name: /^Page not found: \/nowhere/ })).toBeVisible();
		expect(screen.getByRole('main').getByRole('button').elements()).toEqual([]);
		expect(screen.getByRole('main').getByRole('link').elements()).toEqual([]);
	});

	test('an error of the server shows its status and the way home', async () => {
		const { screen } = await renderShop('/Categories', { failures: { all: 'internal_error' } });
		await expect.element(screen.getByRole('heading', { name: '500 Internal Server Error!' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
	});

	test('a signed-out visitor of a guarded page is asked to sign in and back', async () => {
		const { at } = await renderShop('/checkout');
		await expect.poll(at).toBe('/login?redirect=%2Fcheckout');
	});
});
