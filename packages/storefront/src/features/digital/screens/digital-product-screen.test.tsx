import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartState } from '../../cart/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const path = (id: string) => `/digitalzaylat/ProductDetail/${id}`;

async function open(at: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['empty-cart']) {
	const shop = await renderShop(at, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1 })).toBeVisible();
	return {
		...shop,
		plan: (name: RegExp) => shop.screen.getByRole('radio', { name }),
		add: shop.screen.getByRole('button', { name: 'Add to cart', exact: true }),
		price: () =>
			shop.screen.getByRole('article').first().element().querySelector('[data-part=price-current]')?.textContent,
		cart: () =>
			shop.shop
				.stateOf(cartState)
				.lines()
				.map(({ variantId, quantity }) => [variantId, quantity]),
		gets: () =>
			shop.screen
				.getByRole('region', { name: 'What you get' })
				.getByRole('listitem')
				.elements()
				.map((item) => item.textContent),
	};
}

describe('plans (Specification §3, Decision 14)', () => {
	test('are choices with price, price of a month and saving', async () => {
		const { plan, price } = await open(path('9005'));
		await expect.element(plan(/^1 month/)).toBeChecked();
		await expect.element(plan(/^1 year 40,500.K/)).toHaveAccessibleDescription(/3,375.K\/month.*Save 25%/);
		const before = price();
		await plan(/^1 year/).click();
		await expect.poll(price).not.toBe(before);
		expect(price()).toMatch(/40,500/);
	});

	test('tell what one gets, how, and for how long', async () => {
		const { gets, plan } = await open(path('9008'));
		expect(gets()).toEqual([
			'A code in your account right after payment',
			'The code by email as well, or by SMS if your account only has a phone number',
			'1 year of use, starting when you pay',
			'Your account shows the days left and lets you turn renewal on or off',
			'Nothing is shipped, so there’s no delivery charge',
		]);
		await plan(/^For life/).click();
		await expect.poll(gets).toContain('No expiry: pay once and keep it');
	});

	test('of a file are downloaded, not emailed', async () => {
		const { gets, screen } = await open(path('9013'));
		expect(gets()[0]).toBe('A file in your account right after payment');
		expect(gets().join()).not.toMatch(/email/);
		expect(screen.getByRole('spinbutton').elements()).toEqual([]);
	});

	test('say durations in the language and its digits', async () => {
		const { screen } = await open(path('9003'), { ...SCENARIOS['empty-cart'], preferences: { language: 'mm' } });
		await expect.element(screen.getByText('ငွေချေသည့်အချိန်မှစ၍ ၃ လ သုံးနိုင်သည်')).toBeVisible();
	});
});

describe('buying', () => {
	test('puts the chosen plan in the cart [§1.9]', async () => {
		const { plan, add, screen, cart } = await open(path('9005'));
		await plan(/^3 months/).click();
		await add.click();
		await expect.element(screen.getByText('Added to cart')).toBeVisible();
		expect(cart()).toEqual([['9005-2', 1]]);
	});

	test('takes as many one-time codes as are wanted [§1.9]', async () => {
		const { screen, add, cart } = await open(`${path('9001')}?variant=9001-1&quantity=3`);
		await expect.element(screen.getByRole('spinbutton')).toHaveValue('3');
		await add.click();
		await expect.poll(cart).toEqual([['9001-1', 3]]);
	});

	test('takes subscriptions one at a time, whatever the address says', async () => {
		const { screen, add, cart } = await open(`${path('9003')}?variant=9003-1&quantity=3`);
		expect(screen.getByRole('spinbutton').elements()).toEqual([]);
		await add.click();
		await expect.poll(cart).toEqual([['9003-1', 1]]);
	});

	test('asks a visitor to sign in where the choice was made, and keeps it (Specification §6)', async () => {
		const { screen, plan, add, at } = await open(path('9005'), SCENARIOS['signed-out']);
		await plan(/^1 year/).click();
		await add.click();
		const question = screen.getByRole('dialog', { name: 'Login is required to buy products' });
		await expect.element(question).toBeVisible();
		expect(at()).toBe(path('9005'));
		await question.getByRole('link', { name: 'Sign In' }).click();
		await expect.poll(at).toMatch(/^\/login\?redirect=/);
		await expect.element(screen.getByText('Login is required to buy products')).toBeVisible();
		await screen.getByRole('button', { name: 'Continue as guest' }).click();
		await expect.poll(at).toBe(`${path('9005')}?variant=9005-3&quantity=1`);
		await expect.element(plan(/^1 year/)).toBeChecked();
	});

	test('goes on where it was when the question is put away', async () => {
		const { screen, plan, add, at } = await open(path('9005'), SCENARIOS['signed-out']);
		await plan(/^1 year/).click();
		await add.click();
		await screen.getByRole('button', { name: 'Close' }).click();
		expect(at()).toBe(path('9005'));
		await expect.element(plan(/^1 year/)).toBeChecked();
		await expect.element(add).toBeEnabled();
	});

	test('cannot start when all is sold out', async () => {
		const { screen } = await open(path('9012'));
		await expect.element(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
	});
});

describe('addresses', () => {
	test.each([
		['/Products/9001', path('9001')],
		[path('1001'), '/Products/1001'],
		['/Digital/1001', '/Products/1001'],
	])('%s leads to %s, where that kind of product is', async (from, to) => {
		const { at } = await renderShop(from, SCENARIOS['signed-out']);
		await expect.poll(at).toBe(to);
	});

	test.each([path('9009'), '/Digital/9009', '/Digital/photography-course-9009'])(
		'%s has the canonical form of the digital area',
		async (at) => {
			const { router } = await open('/digitalzaylat');
			await router.navigate(at);
			const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
			await expect.poll(canonical).toBe(`https://mm.shop.test${path('9009')}?lang=en`);
		},
	);

	test('that stand alone have the product and all about it as two pages [§2.20]', async () => {
		const { screen, at } = await open('/Digital/9013');
		const tabs = screen.getByRole('navigation', { name: 'This product' });
		await expect.element(tabs.getByRole('link', { name: 'Product' })).toHaveAttribute('aria-current', 'page');
		await tabs.getByRole('link', { name: 'About' }).click();
		await expect.poll(at).toBe('/Digital/9013/about');
		await expect
			.element(screen.getByRole('heading', { level: 1, name: 'About Audiobook: folk tales for children' }))
			.toBeVisible();
		await expect.element(screen.getByText('Find the file in your account')).toBeVisible();
		await screen.getByRole('link', { name: 'See plans and prices' }).click();
		await expect.poll(at).toBe('/Digital/9013');
	});

	test('that name no product say so (Specification §8)', async () => {
		const { screen } = await open('/Digital/netflix');
		await expect.element(screen.getByRole('heading', { name: 'Sorry product not found' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Digital home' })).toHaveAttribute('href', '/digitalzaylat');
	});
});
