import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';
import { createShop } from '../define-shop.ts';

const QUIET = '/FourNotFiveErr';

beforeEach(async () => {
	window.localStorage.clear();
	for (const name of ['locale', 'currency', 'deliver-country', 'colour-mode', 'viewport']) {
		await cookieStore.delete(name);
	}
	await page.viewport(1024, 800);
	// Where the pointer was left, a menu would open.
	await userEvent.hover(document.documentElement, { position: { x: 1, y: 790 } });
});

describe('the app shell', () => {
	test('counts cart and wishlist when somebody is signed in [§1.26]', async () => {
		const { screen } = await renderShop(QUIET, {
			user: 'registered',
			cart: [{ variantId: '1001-2', quantity: 2 }],
			wishlist: ['1006', '1013'],
		});
		await expect.element(screen.getByRole('link', { name: /Cart.*2 items in your cart/ })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: /^Wishlist, \d+ items in your wishlist$/ })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: /^Profile, \d+ unread notifications$/ }))
			.toHaveAttribute('href', '/profile');
	});

	test('asks for no counts when nobody is, and offers to sign in [§6.5]', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop(QUIET, { calls });
		await screen.getByRole('button', { name: 'Profile' }).click();
		const entry = screen.getByRole('menuitem', { name: 'Sign In' });
		await expect.element(entry).toBeVisible();
		expect(entry.element().getAttribute('href')).toBe('/login?redirect=%2FFourNotFiveErr');
		expect(calls.filter((call) => /cart|wish/.test(call))).toEqual([]);
	});

	test('links as the specification says (§2) [§2.29]', async () => {
		const { screen } = await renderShop(QUIET, { user: 'registered' });
		const hrefOf = (name: string) =>
			screen.getByRole('banner').getByRole('link', { name }).element().getAttribute('href');
		await expect.element(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible();
		expect(hrefOf('Zaylat home')).toBe('/');
		expect(hrefOf('Wishlist')).toBe('/profile?target=wishlist');
		expect(hrefOf('Cart')).toBe('/checkout');
	});

	test('tooltips name what the icons of the header are for [§2.31]', async () => {
		const { screen } = await renderShop(QUIET, { user: 'registered' });
		const header = screen.getByRole('banner');
		const icons = [
			[header.getByRole('link', { name: /^Profile/ }), 'Profile'],
			[header.getByRole('button', { name: /^Language/ }), 'Language'],
			[header.getByRole('button', { name: /, Currency: / }), 'Currency'],
			[header.getByRole('button', { name: /^Deliver to/ }), 'Delivery country'],
		] as const;
		for (const [icon, name] of icons) {
			await icon.hover();
			await expect.element(screen.getByRole('tooltip').filter({ hasText: name })).toBeVisible();
		}
	});

	test('lists every category in the footer as /category/{route}/{slug} [§1.28] [§2.25]', async () => {
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
		const paths = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
		expect(paths.filter((path) => !createShop().isBuilt(path))).toEqual([]);
	});

	test('the footer leads to help, cooperation, legal and policy pages in lower case [§2.25]', async () => {
		const { screen } = await renderShop(QUIET);
		const footer = screen.getByRole('contentinfo');
		await expect.element(footer.getByRole('link', { name: 'How to buy' })).toHaveAttribute('href', '/help/howtobuy');
		for (const folder of ['help', 'cooperatewithus', 'legal', 'policy']) {
			expect(footer.element().querySelectorAll(`a[href^="/${folder}/"]`).length, folder).toBeGreaterThan(3);
		}
	});

	test.each([
		['mm', ['KBZPay', 'Wave Pay', 'AYA Pay', 'CB Pay', 'MMQR', 'MPU']],
		['th', ['PromptPay', 'TrueMoney']],
	] as const)(
		'the footer of the %s edition shows its own accepted payments and the cards [§1.28]',
		async (edition, own) => {
			const { screen } = await renderShop(QUIET, { edition });
			const marks = screen.getByRole('contentinfo').getByRole('list', { name: 'We accept' });
			await expect.element(marks.getByRole('img', { name: 'UnionPay' })).toBeInTheDocument();
			const names = marks
				.getByRole('img')
				.elements()
				.map((mark) => mark.getAttribute('aria-label'));
			expect(names).toEqual([...own, 'Visa', 'Mastercard', 'American Express', 'UnionPay']);
		},
	);

	test.each([
		['mm', 'Zaylat Marketplace Co., Ltd.', '109876543'],
		['th', 'Zaylat Marketplace (Thailand) Co., Ltd.', '0105500000001'],
	] as const)(
		'the footer of the %s edition names its operator and leads to registrations [§1.28]',
		async (edition, company, number) => {
			const { screen } = await renderShop(QUIET, { edition });
			const footer = screen.getByRole('contentinfo');
			await expect.element(footer.getByText(company, { exact: true })).toBeInTheDocument();
			await expect.element(footer.getByText(`Registration number ${number}`)).toBeInTheDocument();
			for (const [register, registration, href] of [
				['Myanmar company registry', '109876543', 'https://www.myco.dica.gov.mm/'],
				['DBD Registered', '0105500000001', 'https://www.trustmarkthai.com/'],
			] as const) {
				const badge = footer.getByRole('link', { name: new RegExp(`^${register}.* · ${registration}`) });
				await expect.element(badge).toHaveAttribute('href', href);
			}
		},
	);

	test('the menu of categories opens three levels, which are asked for when somebody comes near', async () => {
		const calls: string[] = [];
		const { screen, at } = await renderShop(QUIET, { calls });
		const menu = screen.getByRole('navigation', { name: 'Categories', exact: true });
		const trigger = menu.getByText('All categories').first();
		await expect.element(trigger).toBeVisible();
		const before = calls.filter((call) => call.includes('withProducts')).length;
		await trigger.click();
		const all = menu.getByRole('link', { name: /^All in / }).first();
		await expect.element(all).toBeVisible();
		expect(calls.filter((call) => call.includes('withProducts'))).toHaveLength(before + 1);
		const deepest = menu.element().querySelector<HTMLAnchorElement>('[data-part="nav-menu-group"] ul a');
		expect(deepest?.getAttribute('href')).toMatch(/^\/Category\/[^/]+\/last\/[^/]+$/);
		await userEvent.keyboard('{Escape}');
		// What is folded up is not in the tree that is read out.
		await expect.element(all).not.toBeInTheDocument();
		expect(at()).toBe(QUIET);
	});

	test('the row of categories has an arrow where it goes on', async () => {
		await page.viewport(768, 800);
		const { screen } = await renderShop(QUIET);
		const menu = screen.getByRole('navigation', { name: 'Categories', exact: true });
		const row = () => menu.element().querySelector('[data-part=nav-places] ul');
		await expect.poll(() => (row()?.scrollWidth ?? 0) > (row()?.clientWidth ?? 0)).toBe(true);
		const back = menu.getByRole('button', { name: 'Earlier categories' });
		const on = menu.getByRole('button', { name: 'More categories' });
		await expect.element(back).not.toBeInTheDocument();
		await on.click();
		await expect.element(back).toBeVisible();
		row()?.scrollTo({ left: 100_000, behavior: 'instant' });
		await expect.element(on).not.toBeInTheDocument();
		await back.click();
		await expect.element(on).toBeVisible();
	});

	test('the menu has the first level when the others do not arrive', async () => {
		const { screen } = await renderShop(QUIET, { failures: { listCategoriesWithProducts: 'unavailable' } });
		const menu = screen.getByRole('navigation', { name: 'Categories', exact: true });
		await menu.getByText('All categories').first().click();
		await expect.element(menu.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/Categories');
	});

	test('offers a newer version, and goes on with this one when asked to [§9.17]', async () => {
		const { screen, shop } = await renderShop(QUIET);
		const main = screen.getByRole('main');
		await expect.element(main).toBeVisible();
		const top = main.element().getBoundingClientRect().top;
		shop.newVersion.setState(true);
		const offer = screen.getByText('A new version is available.');
		await expect.element(offer).toBeVisible();
		// It comes at any time: what is about to be pressed stays.
		expect(main.element().getBoundingClientRect().top).toBe(top);
		await expect.element(screen.getByRole('button', { name: 'Update' })).toBeVisible();
		await screen.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Dismiss' }).click();
		await expect.element(offer).not.toBeInTheDocument();
	});

	test('a link out of the shop says without a connection that it does not open', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop('/help');
		const store = screen.getByRole('main').getByRole('link', { name: /Google Play/ });
		await expect.element(store).toBeVisible();
		const opened = vi.fn((event: Event) => event.preventDefault());
		const follow = (event: Event) => event.defaultPrevented || opened(event);
		window.addEventListener('click', follow);
		onTestFinished(() => window.removeEventListener('click', follow));
		await store.click();
		expect(opened).toHaveBeenCalledTimes(1);
		const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		await store.click();
		await expect
			.element(screen.getByText('This page couldn’t be opened. Check your connection and try again.'))
			.toBeVisible();
		expect(opened).toHaveBeenCalledTimes(1);
		online.mockRestore();
	});

	test('keeps the footer below the screen while places stand for what comes', async () => {
		await page.viewport(800, 812);
		const { screen } = await renderShop(QUIET);
		const footer = screen.getByRole('contentinfo');
		await expect.element(footer).toBeInTheDocument();
		const top = () => footer.element().getBoundingClientRect().top;
		expect(top()).toBeLessThan(812);
		const place = document.createElement('span');
		place.dataset.part = 'skeleton';
		screen.getByRole('main').element().append(place);
		expect(top()).toBeGreaterThanOrEqual(812);
		place.remove();
	});

	test('on phones it is a search bar on top and a bar at the bottom [§2.29]', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop(QUIET, { user: 'registered', cart: [{ variantId: '1001-2', quantity: 2 }] });
		const bar = screen.getByRole('navigation', { name: 'Quick links' });
		await expect.element(bar).toBeVisible();
		await expect.element(bar.getByRole('link', { name: /Cart.*2 items in your cart/ })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Wishlist' })).not.toBeInTheDocument();
		await expect.element(screen.getByRole('combobox', { name: 'Search products' })).toBeVisible();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
	});

	test('on phones there is neither the header with its links nor the footer, on the error page either [§2.29] [§2.36]', async () => {
		await page.viewport(375, 812);
		for (const path of [QUIET, '/nowhere']) {
			const { screen, stop } = await renderShop(path);
			await expect.element(screen.getByRole('main')).toBeVisible();
			expect(screen.getByRole('contentinfo').elements()).toEqual([]);
			for (const name of ['Cart', 'Wishlist', 'Profile', 'Track order']) {
				expect(screen.getByRole('banner').getByRole('link', { name }).elements(), name).toEqual([]);
			}
			stop();
			await screen.unmount();
		}
	});

	test('on phones the help center has what stands in the footer elsewhere, and the preferences lead there [§2.29]', async () => {
		await page.viewport(375, 812);
		const { screen, at } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Delivery country, currency, language and appearance' }).click();
		await screen.getByRole('dialog').getByRole('link', { name: 'Help Center' }).click();
		await expect.poll(at).toBe('/help');
		const main = screen.getByRole('main');
		await expect.element(main.getByRole('list', { name: 'We accept' })).toBeVisible();
		expect(main.getByRole('link', { name: /opens in a new tab/ }).elements()).toHaveLength(5);
		expect(main.element().querySelectorAll('a[href^="/Help/"]').length).toBeGreaterThan(1);
	});

	test('on phones the bar that buys is in the place of the one with the places of the shop, and leads to the cart', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop('/Products/1001', {
			user: 'registered',
			cart: [{ variantId: '1001-2', quantity: 2 }],
		});
		const bar = screen.getByRole('form', { name: 'Buy' });
		await expect.element(bar.getByRole('link', { name: /Cart.*2 items in your cart/ })).toBeVisible();
		expect(screen.getByRole('navigation', { name: 'Quick links' }).elements()).toEqual([]);
	});

	test('nothing is fixed or sticky in a low window, as at 400% zoom', async () => {
		await page.viewport(375, 320);
		const { screen } = await renderShop('/Products/1001');
		await expect.element(screen.getByRole('main')).toBeVisible();
		const stuck = [...document.querySelectorAll('header, nav, main *')].filter(
			(element) =>
				element.getClientRects().length > 0 && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
		);
		expect(stuck).toEqual([]);
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
	test('a language changes texts, data, <html lang>, storage and cookie [§1.27]', async () => {
		const { screen, shop } = await renderShop('/Categories');
		await screen.getByRole('button', { name: 'Language: English' }).click();
		await screen.getByRole('menuitemradio', { name: 'ไทย' }).click();
		await expect.element(screen.getByText('หมวดหมู่ทั้งหมด').first()).toBeVisible();
		await expect.poll(() => document.documentElement.lang).toBe('th');
		await expect.poll(() => screen.getByRole('contentinfo').element().textContent).toMatch(/[ก-๛]{4}/);
		expect(window.localStorage.getItem('locale')).toBe('thai');
		expect(document.cookie).toContain('locale=thai');
		expect(shop.client().language).toBe('thai');
	});

	test('a currency and a delivery country [§1.27]', async () => {
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: /Currency: Myanmar kyat/ }).click();
		await screen.getByRole('menuitemradio', { name: 'Thai baht (THB)' }).click();
		await expect.element(screen.getByRole('button', { name: /Currency: Thai baht/ })).toBeVisible();
		await screen.getByRole('button', { name: 'Deliver to China' }).click();
		await screen.getByRole('menuitemradio', { name: 'Japan' }).click();
		await expect.element(screen.getByRole('button', { name: 'Deliver to Japan' })).toBeVisible();
		expect(window.localStorage.getItem('deliver-country')).toBe('jp');
	});

	test('colours, which narrower windows have in a dialog', async () => {
		await page.viewport(1366, 768);
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Appearance: Same as device' }).click();
		await screen.getByRole('menuitemradio', { name: 'Dark' }).click();
		await expect.poll(() => document.documentElement.dataset.colorMode).toBe('dark');
		expect(window.localStorage.getItem('colour-mode')).toBe('dark');
		await page.viewport(1024, 768);
		await expect.element(screen.getByRole('button', { name: /^Appearance: / })).not.toBeInTheDocument();
		await screen.getByRole('button', { name: 'Delivery country, currency, language and appearance' }).click();
		await expect.element(screen.getByRole('dialog').getByLabelText('Appearance')).toHaveValue('dark');
	});

	test('on phones in a dialog', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Delivery country, currency, language and appearance' }).click();
		const dialog = screen.getByRole('dialog', { name: 'Preferences' });
		await dialog.getByLabelText('Currency').selectOptions('thb');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		expect(window.localStorage.getItem('currency')).toBe('thb');
	});
});

describe('pages that fail', () => {
	test('an unknown path shows an image, which says so, and ways on below it [§2.32] [§2.36]', async () => {
		const { screen } = await renderShop('/nowhere');
		await expect.element(screen.getByRole('img', { name: /^Page not found: \/nowhere/ })).toBeVisible();
		expect(screen.getByRole('main').getByRole('button').elements()).toEqual([]);
		const ways = screen.getByRole('main').getByRole('link').elements();
		expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/search', '/Categories']);
		await expect.element(screen.getByRole('contentinfo')).toBeInTheDocument();
	});

	test('an error of the server shows its status and the way home [§2.32]', async () => {
		const { screen } = await renderShop('/Categories', { failures: { all: 'internal_error' } });
		await expect.element(screen.getByRole('heading', { name: '500 Internal Server Error!' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
	});

	test('a signed-out visitor of a guarded page is asked to sign in and back', async () => {
		const { at } = await renderShop('/checkout');
		await expect.poll(at).toBe('/login?redirect=%2Fcheckout&error=SessionRequired');
	});
});
