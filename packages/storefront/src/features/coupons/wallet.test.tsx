import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';
import { serveShop } from '../../testing/serve-shop.tsx';

const SHOP = '/Shops/inle-weavers';
const WALLET = '/profile?target=coupons';
const COLLECT = 'Collect 10% off, up to 10,000 K';

/** Sets a cookie of the page. */
const setCookie = (cookie: string, { document } = window) => {
	document.cookie = cookie;
};

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	setCookie('zaylat-coupon=; Max-Age=0; Path=/');
});

describe('collecting a coupon', () => {
	test('shows it at once, and the account has it with its end [§1.17]', async () => {
		const { screen, at } = await renderShop(SHOP, SCENARIOS['signed-in']);
		const coupons = screen.getByRole('region', { name: 'Coupons to collect' });
		await coupons.getByRole('button', { name: COLLECT }).click();
		await expect.element(coupons.getByText('Collected')).toBeVisible();
		await screen.getByRole('button', { name: 'View my coupons' }).click();
		await expect.poll(at).toBe(WALLET);
		const usable = screen.getByRole('region', { name: 'Ready to use' });
		await expect.element(usable.getByText('WELCOME10')).toBeVisible();
		await expect.element(usable.getByText(/valid until Dec 11, 2026/)).toBeVisible();
	});

	test('is taken back when it is refused, with the reason', async () => {
		const refused = { collectCoupon: { code: 'coupon_invalid', details: { reason: 'used_up' } } } as const;
		const { screen } = await renderShop(SHOP, { ...SCENARIOS['signed-in'], failures: refused });
		await screen.getByRole('button', { name: COLLECT }).click();
		await expect.element(screen.getByText('It has already been used up.')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: COLLECT })).toBeVisible();
	});

	test('leads a visitor to the sign-in, and is done afterwards', async () => {
		const { screen, at } = await renderShop(SHOP, SCENARIOS['signed-out']);
		await screen.getByRole('button', { name: COLLECT }).click();
		await expect.poll(at).toBe('/login?redirect=%2FShops%2Finle-weavers');
		const calls: string[] = [];
		const back = await renderShop(SHOP, { ...SCENARIOS['signed-in'], calls });
		await expect.element(back.screen.getByText('Coupon collected')).toBeVisible();
		expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/coupons/collected/WELCOME10']);
	});

	test('is a form before the page is taken over', async () => {
		const { html } = await serveShop(SHOP, SCENARIOS['signed-out']);
		const page = new DOMParser().parseFromString(html, 'text/html');
		const form = page.querySelector('form[action="/forms/coupon"][method="post"]');
		expect(form?.querySelector('button[name=coupon]')?.getAttribute('value')).toBe('WELCOME10');
	});

	test('asks nothing for a visitor who has none', async () => {
		const calls: string[] = [];
		const { screen } = await renderShop(SHOP, { ...SCENARIOS['signed-out'], calls });
		await expect.element(screen.getByRole('button', { name: COLLECT })).toBeVisible();
		expect(calls.filter((call) => call.includes('collected'))).toEqual([]);
	});
});

describe('the coupons of the account', () => {
	test('say which can be used, which were used and which have ended', async () => {
		const { screen } = await renderShop(WALLET, SCENARIOS['coupons-collected']);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
		const usable = screen.getByRole('region', { name: 'Ready to use' });
		const past = screen.getByRole('region', { name: 'Used and expired' });
		expect(usable.getByRole('listitem').elements().length).toBe(2);
		await expect.element(past.getByText('Used', { exact: true })).toBeVisible();
		await expect.element(past.getByText('Expired', { exact: true })).toBeVisible();
		expect(past.getByRole('link').elements()).toEqual([]);
	});

	test('say which categories they are for, and lead to the first one', async () => {
		const { screen } = await renderShop(WALLET, SCENARIOS['coupon-of-categories']);
		const tickets = screen.getByRole('region', { name: 'Ready to use' }).getByRole('listitem');
		const ticket = tickets.filter({ hasText: 'For Phones and Groceries' });
		await expect.element(ticket.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/Category/phones');
	});

	test.each([
		['mm', 'ဖုန်း နှင့် စားသောက်ကုန် အတွက်'],
		['thai', 'ใช้กับ มือถือ และ ของกินของใช้'],
		['china', '限手机和食品'],
	] as const)('say so in %s', async (language, words) => {
		const { screen } = await renderShop(WALLET, { ...SCENARIOS['coupon-of-categories'], preferences: { language } });
		await expect.element(screen.getByText(new RegExp(` · ${words}$`)).first()).toBeVisible();
	});

	test('lead to where coupons are while there are none', async () => {
		const { screen } = await renderShop(WALLET, SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('heading', { name: 'No coupons yet' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Find coupons' })).toHaveAttribute('href', '/#coupons');
	});

	test('that do not arrive can be asked for again', async () => {
		const { screen } = await renderShop(WALLET, {
			...SCENARIOS['signed-in'],
			failures: { listCollectedCoupons: 'unavailable' },
		});
		await expect.element(screen.getByText('We couldn’t load your coupons')).toBeVisible();
	});

	test('are counted in the account, beside the points', async () => {
		const { screen, at } = await renderShop('/profile', SCENARIOS['coupons-collected']);
		const figures = screen.getByRole('list', { name: 'Points and coupons' });
		await expect.element(figures.getByRole('link', { name: /Bonus points/ })).toHaveAttribute('href', '/Points');
		await figures.getByRole('link', { name: /Coupons\s*2 to use/ }).click();
		await expect.poll(at).toBe(WALLET);
	});
});
