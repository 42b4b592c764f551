import type { Page } from '@playwright/test';
import { SHELL_PATH } from '../src/offline-caches.ts';
import { ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, fillCartByApi, open, signInByApi, test, textOf } from './support/shop.ts';
import { visitorOf } from './support/visitor.ts';

const isGuarded = (href: string) => /^\/(checkout|profile|chat)/i.test(href);
const text = (key: string) => textOf('en', 'app', key);

const openHome = (page: Page) => open(page, at('mm', '/?lang=en'));

test('phones have a search bar and a bottom bar, larger devices the header with its icons [§2.29]', async ({
	page,
	isMobile,
}) => {
	await openHome(page);
	const bottom = page.getByRole('navigation', { name: text('nav.bottom') });
	const cart = page.getByRole('banner').getByRole('link', { name: text('nav.cart') });
	await expect(bottom).toBeVisible({ visible: isMobile });
	await expect(cart).toBeVisible({ visible: !isMobile });
	await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
});

test('the header links where the specification says [§2.29]', ON.desktop, async ({ page }) => {
	// Phones have no header.
	await openHome(page);
	const header = page.getByRole('banner');
	await expect(header.getByRole('link', { name: text('nav.cart') })).toHaveAttribute('href', '/checkout');
	await expect(header.getByRole('link', { name: text('nav.wishlist') })).toHaveAttribute(
		'href',
		'/profile?target=wishlist',
	);
	await expect(header.locator('a[href="/"]').first()).toBeVisible();
	await header.getByRole('button', { name: text('nav.profile') }).click();
	await expect(page.getByRole('menuitem', { name: text('nav.signIn') })).toBeVisible();
});

test('tooltips name the icons [§2.31]', ON.desktop, async ({ page }) => {
	// Phones have no pointer that hovers.
	await openHome(page);
	for (const name of ['nav.cart', 'nav.wishlist']) {
		await page
			.getByRole('banner')
			.getByRole('link', { name: text(name) })
			.hover();
		await expect(page.getByRole('tooltip').filter({ hasText: text(name) })).toBeVisible();
	}
});

test('counts are asked for only when somebody is signed in, and shown [§1.26] [§6.5]', async ({ page }) => {
	await openHome(page);
	const asked: string[] = [];
	page.on('request', (request) => {
		if (/add-to-cart\/count|wish-list/.test(request.url())) asked.push(request.url());
	});
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect(asked).toEqual([]);

	await signInByApi(page, 'mm');
	await fillCartByApi(page, 'mm');
	await open(page, at('mm', '/'));
	const link = page.locator('a[href="/checkout"]:visible').first();
	await expect(link).toHaveAccessibleName(/2/);
	expect(asked.length).toBeGreaterThan(0);
});

test(
	'the footer lists categories, payments and two trust badges that open elsewhere [§1.28]',
	ON.desktop,
	async ({ page }) => {
		await openHome(page);
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('heading', { name: text('footer.categories') })).toHaveCount(1);
		await expect(footer.locator('a[href^="/category/"]').filter({ visible: true }).first()).toBeVisible();
		await expect(footer.getByText(text('footer.payments'))).toBeVisible();
		for (const badge of ['footer.trustMyanmar', 'footer.trustThailand']) {
			const link = footer.getByRole('link', { name: new RegExp(text(badge)) });
			await expect(link).toHaveAttribute('target', '_blank');
			await expect(link).toHaveAttribute('href', /^https:/);
		}
	},
);

test('every link of the frame leads somewhere [§2.25]', ON.desktop, async ({ page }) => {
	await openHome(page);
	const links = await page
		.locator('header a[href^="/"], footer a[href^="/"]')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
	expect(links.length).toBeGreaterThan(3);
	for (const href of new Set(links)) {
		const { status, headers } = await visitorOf(page, 'mm', PORTS.shop).send('GET', href);
		// Guarded pages redirect a visitor to sign in.
		expect([href, status === 302 ? headers.location?.split('?')[0] : status]).toEqual([
			href,
			isGuarded(href) ? '/login' : 200,
		]);
	}
});

test('the keyboard skips to the content', ON.desktop, async ({ page }) => {
	await openHome(page);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: text('skipToContent') });
	await expect(skip).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of categories leads three levels deep [§2.7]', ON.desktop, async ({ page }) => {
	// Phones have the bottom bar and the page of all categories instead.
	await openHome(page);
	const menu = page.getByRole('navigation', { name: text('nav.categories'), exact: true });
	await menu.getByText(text('nav.allCategories')).first().click();
	const deepest = menu.locator('[data-part="nav-menu-group"] ul a:visible').first();
	await expect(deepest).toHaveAttribute('href', /^\/Category\/[^/]+\/last\/[^/]+$/);
	const name = (await deepest.textContent()) ?? '';
	await deepest.click();
	await expect(page).toHaveURL(/\/Category\/[^/]+\/last\/[^/]+$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	await expect(deepest).toBeHidden();
});

test('the menu works without script as the first level of links', ON.desktop, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(at('mm', '/Categories?lang=en'));
	const menu = page.getByRole('navigation', { name: text('nav.categories'), exact: true });
	await menu.getByText(text('nav.allCategories')).first().click();
	await expect(menu.locator('[data-part="nav-menu-areas"] a').nth(1)).toBeVisible();
	await context.close();
});

test(
	'phones have neither header icons nor footer; the preferences lead to all that is there [§2.29]',
	ON.phone,
	async ({ page }) => {
		await openHome(page);
		await expect(page.getByRole('contentinfo')).toHaveCount(0);
		await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
		await page.getByRole('button', { name: text('preferences.open') }).click();
		await page
			.getByRole('dialog')
			.getByRole('link', { name: text('footer.links.center') })
			.click();
		await expect(page).toHaveURL(/\/help$/);
		await expect(page.getByRole('main').getByText(text('footer.payments'))).toBeVisible();
		await page.getByRole('main').locator('a[href="/Help/Faq"]').first().click();
		await expect(page).toHaveURL(/\/Help\/Faq/);
		const question = page.locator('main').getByRole('button', { expanded: false }).first();
		const response = page.locator('main [data-part="collapsible-content"]').first();
		await expect(response).toBeHidden();
		await question.click();
		await expect(response).toBeVisible();
	},
);

test('a newer version is offered quietly, and taken with the next page', ON.desktop, async ({ page }) => {
	await page.clock.install();
	await open(page, at('mm', '/Categories?lang=en'));
	await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'next' } }));
	await page.route('**/builds/meta/next.json', (route) => route.fulfill({ json: { id: 'next', assets: [] } }));
	await page.mouse.move(5, 5);
	await page.keyboard.press('Shift');
	// The clock jumps further than the timeout of a request: none may be pending.
	await page.waitForLoadState('networkidle');
	await page.clock.fastForward('05:01');
	await expect(page.getByText(text('newVersion.text'))).toBeVisible();
	await page
		.locator('[data-part=toast]')
		.getByRole('button', { name: text('dismiss'), exact: true })
		.click();
	await expect(page.getByText(text('newVersion.text'))).toBeHidden();
	const whole = page.waitForRequest((request) => request.isNavigationRequest());
	await page.getByRole('link', { name: textOf('en', 'app', 'home', { brand: 'Zaylat' }) }).click();
	await whole;
	await expect(page).toHaveURL(at('mm', '/'));
});

test('a lost connection is announced, and its return', ON.phone, async ({ page, context, problems }) => {
	// Preloads of pictures and fonts in the meantime.
	await openHome(page);
	problems.forgive(/ERR_INTERNET_DISCONNECTED/);
	await context.setOffline(true);
	await expect(page.getByText(text('connection.offline'))).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(text('connection.back'))).toBeVisible();
	await expect(page.getByText(text('connection.back'))).toBeHidden();
});

test(
	'a press shows the loading bar, also while the code of the way on is held up [§9.6]',
	ON.phone,
	async ({ page }) => {
		await openHome(page);
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route('**/assets/*.js', async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first().click();
		const bar = page.getByRole('progressbar', { name: text('loading'), exact: true });
		await expect(bar).toBeVisible();
		letGo();
		await expect(page).toHaveURL(/\/Products\/\d+/);
		await expect(bar).toBeHidden();
	},
);

test('browsers compile the files of every page while they arrive', ON.phone, async ({ page }) => {
	await openHome(page);
	const files = page.locator(':is(link[href*="/assets/client-"], link[href*="/assets/libraries-"])[rel=modulepreload]');
	await expect(files).toHaveCount(2);
	for (const file of await files.all()) {
		const code = await file.evaluate(async (link) => (await fetch(link.getAttribute('href') ?? '')).text());
		// Vite may write one line before it.
		expect(code.split('\n').slice(0, 2)).toContain('//# allFunctionsCalledOnLoad');
	}
});

test('scripts are fetched once the page has been painted, and the app shell’s at once', async ({ page }) => {
	await openHome(page);
	const [painted, fetched] = await page.evaluate(() => [
		performance.getEntriesByName('first-paint')[0]?.startTime,
		Math.min(
			...performance
				.getEntriesByType('resource')
				.filter(({ name }) => name.endsWith('.js'))
				.map(({ startTime }) => startTime),
		),
	]);
	expect(painted).toBeGreaterThan(0);
	expect(fetched).toBeGreaterThanOrEqual(painted ?? 0);
	// It paints nothing without them.
	const shell = await page.evaluate(async (path) => (await fetch(path)).text(), SHELL_PATH);
	expect(shell).toContain('<script type="module" src="/assets/');
});

test(
	'a page whose script fails once loads again, and is left readable when it fails again',
	ON.phone,
	async ({ page, problems }) => {
		problems.forgive(/ERR_FAILED/);
		let fails = 1;
		let documents = 0;
		page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
		await page.route(/\/assets\/libraries-/, (route) => (fails-- > 0 ? route.abort() : route.continue()));
		await openHome(page);
		expect(documents).toBe(2);

		fails = 100;
		documents = 0;
		await page.goto(at('mm', '/Track?lang=en'));
		await expect.poll(() => documents).toBe(2);
		await page.waitForLoadState('networkidle');
		await expect(page.getByRole('main')).toContainText('Track');
		expect(documents).toBe(2);
	},
);

test('a page whose script fails without a connection is left readable', ON.phone, async ({ page, problems }) => {
	problems.forgive(/ERR_FAILED/);
	let asked = 0;
	let documents = 0;
	page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
	await page.route(/\/assets\/libraries-/, (route) => route.abort());
	await page.route(/\/Track/, async (route) => {
		if (route.request().method() !== 'HEAD') return await route.continue();
		asked += 1;
		await route.abort();
	});
	await page.goto(at('mm', '/Track?lang=en'));
	await expect.poll(() => asked).toBe(1);
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('main')).toContainText('Track');
	expect(documents).toBe(1);
});
