import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../testing/render-shop.tsx';
import { textMisfits } from '../testing/text-misfits.ts';

const { innerWidth, innerHeight } = window;
// Parts that are loaded on demand: what is measured must be there.
beforeAll(() => import('../features/addresses/deliver-to.tsx'));
beforeEach(() => page.viewport(360, 780));
afterEach(() => page.viewport(innerWidth, innerHeight));

const SIGNED_IN = SCENARIOS['signed-in'];
const CANCEL = /^(အော်ဒါ ပယ်ဖျက်⁠မည်|ยกเลิกคำสั่งซื้อ)$/;
const STAFF = SCENARIOS['staff-administrator'];
const PAGES = {
	home: ['/', SIGNED_IN],
	search: ['/search', SIGNED_IN],
	category: ['/Category/fashion', SIGNED_IN],
	product: ['/Products/1001', SIGNED_IN],
	wholesale: ['/wholesale', SIGNED_IN],
	shop: ['/Shops/inle-weavers', SIGNED_IN],
	checkout: ['/Checkout', { ...SIGNED_IN, cart: [{ variantId: '1001-2', quantity: 2 }] }],
	'checkout, delivery': ['/Checkout?step=delivery', { ...SIGNED_IN, cart: [{ variantId: '1001-2', quantity: 2 }] }],
	'checkout, payment': ['/Checkout?step=payment', { ...SIGNED_IN, cart: [{ variantId: '1001-2', quantity: 2 }] }],
	coupons: ['/profile?target=coupons', SCENARIOS['coupons-collected']],
	shops: ['/Shops', SIGNED_IN],
	orders: ['/Orders', SIGNED_IN],
	order: ['/Orders/ZL31000001', SCENARIOS['returned-with-coupon']],
	'order in part': ['/Orders/ZL31000001', SCENARIOS['parcel-cancelled']],
	payment: [`/Payment?order=${MOCK_ORDER_TO_PAY}`, SCENARIOS['pay-by-qr']],
	'other way to pay': [`/Payment?order=${MOCK_ORDER_TO_PAY}&choose=1`, SCENARIOS['pay-by-qr']],
	chat: ['/chat', SIGNED_IN],
	'seller desk': ['/Selling', SCENARIOS.selling],
	'products of the desk': ['/Selling/Products', SCENARIOS.selling],
	'a new product': ['/Selling/Products/New', SCENARIOS.selling],
	'files of products': ['/Selling/Products/Import', SCENARIOS.selling],
	'a product of the desk': ['/Selling/Products/1001', SCENARIOS.selling],
	'the own shop': ['/Selling/Shop', SCENARIOS.selling],
	earnings: ['/Selling/Earnings', SCENARIOS.selling],
	statement: ['/Selling/Statements/STM-1-2', SCENARIOS.selling],
	'returns on the desk': ['/Selling?returns=open', SCENARIOS['return-requested']],
	invoice: ['/Invoice/ZL31000001', SIGNED_IN],
	tracking: ['/Track', SIGNED_IN],
	calculator: ['/DeliveryCalculator', SIGNED_IN],
	profile: ['/Profile', SIGNED_IN],
	'an application to sell': ['/Selling/Application', SIGNED_IN],
	'the console': ['/Operating', STAFF],
	'applications of the console': ['/Operating/Applications', STAFF],
	'goods of the console': ['/Operating/Goods', STAFF],
	'categories of the console': ['/Operating/Categories', STAFF],
	'orders of the console': ['/Operating/Orders', STAFF],
	'home page of the console': ['/Operating/Home', STAFF],
	'coupons of the console': ['/Operating/Coupons', STAFF],
	'pages of the console': ['/Operating/Pages', STAFF],
	'webhooks of the console': ['/Operating/Webhooks', STAFF],
	'sign in': ['/login', SCENARIOS['signed-out']],
	help: ['/Help/Faq', SIGNED_IN],
} as const;

/** Pages with the button that opens a dialog, and the role of the dialog. */
const DIALOGS = {
	return: ['/Orders/ZL31000001', SIGNED_IN, 'dialog', /^(ပြဿနာ တိုင်ကြား⁠မည် သို့မဟုတ် ပြန်ပေး⁠မည်|แจ้งปัญหาหรือคืนสินค้า)$/],
	cancellation: [`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid'], 'alertdialog', CANCEL],
} as const;

/** Narrower than this, a search text cannot be read while it is typed: about eight letters. */
const LEAST_SEARCH_EM = 5;

describe.each([
	['mm', 'mm'],
	['th', 'thai'],
] as const)('in a window of 360 px, edition %s, language %s [§1.35]', (edition, language) => {
	test.each(
		Object.entries(PAGES).flatMap(([name, [path, options]]) =>
			[150, 200].map((size) => [name, size, path, options] as const),
		),
	)('the page "%s" fits with text of %i%%', async (_, size, path, options) => {
		document.documentElement.style.fontSize = `${size}%`;
		document.documentElement.lang = language === 'mm' ? 'my' : 'th';
		const { screen } = await renderShop(path, { ...options, edition, preferences: { language } });
		await expect.element(screen.getByRole('main')).toBeVisible();
		await expect
			.poll(() => screen.container.querySelectorAll('[aria-busy="true"], [data-part="skeleton"]').length)
			.toBe(0);
		await document.fonts.ready;
		expect(textMisfits()).toEqual([]);
		const search = screen.container.querySelector('header [role="combobox"]');
		if (search) {
			const { width } = search.getBoundingClientRect();
			expect(width / Number.parseFloat(getComputedStyle(search).fontSize)).toBeGreaterThan(LEAST_SEARCH_EM);
		}
	});

	test.each(
		Object.entries(DIALOGS).flatMap(([name, [path, options, role, opener]]) =>
			[150, 200].map((size) => [name, size, path, options, role, opener] as const),
		),
	)('the dialog "%s" fits with text of %i%%', async (_, size, path, options, role, opener) => {
		document.documentElement.style.fontSize = `${size}%`;
		document.documentElement.lang = language === 'mm' ? 'my' : 'th';
		const { screen } = await renderShop(path, { ...options, edition, preferences: { language } });
		await screen.getByRole('main').getByRole('button', { name: opener }).first().click();
		await expect.element(screen.getByRole(role)).toBeVisible();
		await document.fonts.ready;
		await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
		expect(textMisfits()).toEqual([]);
	});
});
