import { MOCK_NOW, SCENARIOS } from '@zaylat/api-client/mocks';
import { HOUR_MS } from '@zaylat/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { manualTimers } from '../../../testing/manual-timers.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const SHOP = '/Shops/38th-street-mobile';

describe('a shop', () => {
	test('shows who it is, its coupons, its flash sale and all its products [§2.19]', async () => {
		const { screen } = await renderShop(SHOP, SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: '38th Street Mobile' })).toBeVisible();
		for (const name of ['Coupons to collect', 'Flash sale', 'All products']) {
			await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
		}
		await expect.element(screen.getByText('31k followers')).toBeVisible();
		const pages = screen.getByRole('navigation', { name: '38th Street Mobile menu' });
		await expect.element(pages.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
		await expect
			.element(pages.getByRole('link', { name: 'Flash sale' }))
			.toHaveAttribute('href', `${SHOP}/flashSalePage`);
	});

	test('is asked for once by each of its pages [§2.19]', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop(SHOP, { ...SCENARIOS['signed-out'], calls });
		await screen.getByRole('link', { name: 'About' }).click();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'About 38th Street Mobile' })).toBeVisible();
		expect(calls.filter((call) => call === 'GET /api/shops/38th-street-mobile')).toHaveLength(2);
	});

	test('finds among its own products', async () => {
		const { screen, at } = await renderShop(SHOP, SCENARIOS['signed-out']);
		const field = screen.getByRole('searchbox', { name: 'Search in 38th Street Mobile' });
		await field.fill('elephant');
		await screen.getByRole('search').getByRole('button', { name: 'Search', exact: true }).last().click();
		await expect.poll(at).toBe(`${SHOP}?search=elephant`);
		await expect.element(screen.getByRole('heading', { name: 'No results for “elephant”' })).toBeVisible();
		await screen.getByRole('link', { name: 'See all products from this shop' }).click();
		await expect.poll(at).toBe(SHOP);
	});

	test('leads a search that cannot be used away (Specification §4)', async () => {
		const { screen, at } = await renderShop(SHOP, SCENARIOS['signed-out']);
		await screen.getByRole('searchbox', { name: /^Search in/ }).fill('https://elsewhere.example');
		await screen.getByRole('search').getByRole('button', { name: 'Search', exact: true }).last().click();
		await expect.poll(at).toBe('/FourNotFive');
	});

	test('lives on when its sections do not answer', async () => {
		const { screen } = await renderShop(SHOP, SCENARIOS['shop-sections-fail']);
		await expect.element(screen.getByRole('heading', { level: 1, name: '38th Street Mobile' })).toBeVisible();
		await expect.element(screen.getByText('We couldn’t load the coupons')).toBeVisible();
		await expect.element(screen.getByText('We couldn’t load the products')).toBeVisible();
	});

	test('that is gone says so', async () => {
		const { screen } = await renderShop('/Shops/gone', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Shop not found' })).toBeVisible();
	});

	test('shows what lies in a category, and says when it sells nothing in one', async () => {
		const { screen } = await renderShop('/Shops/inle-weavers/Category/fashion', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Fashion from Inle Weavers' })).toBeVisible();
		const inside = screen.getByRole('navigation', { name: 'More in Fashion' }).getByRole('link').first();
		await expect
			.poll(() => inside.element().getAttribute('href'))
			.toMatch(/^\/Shops\/inle-weavers\/Category\/fashion\//);
		const gone = await renderShop('/Shops/inle-weavers/Category/moon', SCENARIOS['signed-out']);
		await expect
			.element(gone.screen.getByRole('heading', { level: 1, name: 'This shop has no products in this category' }))
			.toBeVisible();
	});
});

describe('the list of shops', () => {
	test('leads to each of them, with what vouches for it [§2.19]', async () => {
		const { screen, at } = await renderShop('/Shops', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible();
		const row = screen.getByRole('article').filter({ hasText: 'Inle Weavers' });
		await expect.element(row.getByText(/follower/)).toBeVisible();
		await row.getByRole('link').click();
		await expect.poll(at).toBe('/Shops/inle-weavers');
	});

	test('says when there is none', async () => {
		const { screen } = await renderShop('/Shops', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'No shops yet' })).toBeVisible();
	});
});

describe('following a shop', () => {
	const MINE = '/Shops/ma-hla-corner';

	test('shows at once and counts [§1.15]', async () => {
		const { screen } = await renderShop(MINE, SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Follow Ma Hla Corner' }).click();
		await expect.element(screen.getByRole('button', { name: 'Unfollow Ma Hla Corner' })).toBeVisible();
		await expect.element(screen.getByText('641 followers')).toBeVisible();
	});

	test('is taken back when it is refused, with what to do', async () => {
		const { screen } = await renderShop(MINE, SCENARIOS['writes-fail']);
		await screen.getByRole('button', { name: 'Follow Ma Hla Corner' }).click();
		await expect.element(screen.getByText('We couldn’t save this change')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Follow Ma Hla Corner' })).toBeVisible();
		await expect.element(screen.getByText('640 followers')).toBeVisible();
	});

	test('asks a visitor to sign in, and is done afterwards', async () => {
		const { screen, at, shop } = await renderShop(MINE, SCENARIOS['signed-out']);
		await screen.getByRole('button', { name: 'Follow Ma Hla Corner' }).click();
		const dialog = screen.getByRole('dialog', { name: 'You need an account to follow shops' });
		await dialog.getByRole('link', { name: 'Sign in' }).click();
		await expect.poll(at).toBe('/login?redirect=%2FShops%2Fma-hla-corner');
		await shop.auth.signIn(
			'credentials',
			{ identifier: 'shopper@example.com', password: 'zaylat-demo' },
			{ callbackUrl: MINE, redirect: false },
		);
		await screen.getByRole('link', { name: 'Zaylat home' }).first().click();
		const back = await renderShop(MINE, SCENARIOS['signed-in']);
		await expect.element(back.screen.getByRole('button', { name: 'Unfollow Ma Hla Corner' })).toBeVisible();
	});

	test('tells a guest that it needs an account of their own', async () => {
		const { screen } = await renderShop(MINE, SCENARIOS.guest);
		await screen.getByRole('button', { name: 'Follow Ma Hla Corner' }).click();
		await expect.element(screen.getByText(/^You’re using a guest account/)).toBeVisible();
	});
});

describe('the flash sale of a shop', () => {
	const SALE = `${SHOP}/flashSalePage`;

	/** A shop whose clock the test sets. */
	async function openSale(failures = {}) {
		let time = MOCK_NOW;
		const timers = manualTimers();
		const calls: string[] = [];
		const shop = await renderShop(SALE, {
			...SCENARIOS['signed-out'],
			failures,
			now: () => time,
			timers,
			calls,
		});
		return {
			...shop,
			calls,
			pass(ms: number) {
				time += ms;
				timers.pass(1000);
			},
		};
	}

	test('counts down', async () => {
		const { screen, pass } = await openSale();
		await expect.element(screen.getByRole('timer')).toHaveTextContent('03:00:00');
		pass(60_000);
		await expect.element(screen.getByRole('timer')).toHaveTextContent('02:59:00');
	});

	test('that ends while one looks at it asks what holds now, past every cache, and says so', async () => {
		const { screen, pass, calls } = await openSale();
		await expect.element(screen.getByRole('timer')).toBeVisible();
		pass(3 * HOUR_MS);
		await expect.poll(() => calls.at(-1)).toMatch(/flash-sale\?after=2026-11-21T08%3A30%3A00\.000Z$/);
		await expect.element(screen.getByText('A new round has started. Prices are up to date.')).toBeVisible();
		await expect.element(screen.getByRole('timer')).toHaveTextContent('03:00:00');
	});

	test('says that prices may no longer hold when they cannot be asked for', async () => {
		const failures: Record<string, 'unavailable'> = {};
		const { screen, pass } = await openSale(failures);
		await expect.element(screen.getByRole('timer')).toBeVisible();
		failures.getShopFlashSale = 'unavailable';
		pass(3 * HOUR_MS);
		await expect.element(screen.getByText('This round has ended')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Reload prices' })).toBeVisible();
		delete failures.getShopFlashSale;
		await screen.getByRole('button', { name: 'Reload prices' }).click();
		await expect.element(screen.getByText('A new round has started. Prices are up to date.')).toBeVisible();
	});

	test('that there is none says so and leads to the shop', async () => {
		const { screen } = await renderShop(SALE, SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'No flash sale right now' })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'See all products from this shop' }))
			.toHaveAttribute('href', SHOP);
	});
});

describe('the followed shops', () => {
	test('leave the list when they are followed no more, until that is undone', async () => {
		const { screen } = await renderShop('/FollowedShops', SCENARIOS['signed-in']);
		const link = screen.getByRole('link', { name: '38th Street Mobile' });
		await expect.element(link).toHaveAttribute('href', SHOP);
		await screen.getByRole('button', { name: 'Unfollow 38th Street Mobile' }).click();
		await expect.element(link).not.toBeInTheDocument();
		await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.element(link).toBeVisible();
	});

	test('say what to do when there are none', async () => {
		const { screen } = await renderShop('/FollowedShops', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'You’re not following any shops yet' })).toBeVisible();
	});

	test('tell a guest that they need an account', async () => {
		const { screen } = await renderShop('/FollowedShops', SCENARIOS.guest);
		await expect.element(screen.getByRole('heading', { name: 'You need an account to follow shops' })).toBeVisible();
	});
});
