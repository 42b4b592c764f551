import { SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { serveShop } from '../../../testing/serve-shop.tsx';
import { cartState } from '../../cart/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(path, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1 })).toBeVisible();
	return {
		...shop,
		size: (name: string) => shop.screen.getByRole('radio', { name, exact: true }),
		add: shop.screen.getByRole('button', { name: 'Add to cart', exact: true }),
		cart: () => ({ lines: shop.shop.stateOf(cartState).lines(), count: shop.shop.stateOf(cartState).count() }),
	};
}

describe('the order of what a product is', () => {
	test.each([
		[375, ['name', 'price', 'rating']],
		[800, ['name', 'rating', 'price']],
	])('in a window of %d px is %j', async (width, order) => {
		await page.viewport(width, 800);
		const { screen } = await open('/Products/1001');
		const article = screen.getByRole('article').first();
		const rating = article.getByRole('link', { name: /out of 5/ }).first();
		await expect.element(rating).toBeVisible();
		const tops = {
			name: screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top,
			price: article.element().querySelector('[data-part=price]')?.getBoundingClientRect().top ?? Number.NaN,
			rating: rating.element().getBoundingClientRect().top,
		};
		const inOrder = Object.entries(tops).sort(([, one], [, other]) => one - other);
		expect(inOrder.map(([part]) => part)).toEqual(order);
	});
});

describe('a product with options', () => {
	test('marks combinations that cannot be had, and follows the choice [§2.13]', async () => {
		const { screen, size } = await open('/Products/1001');
		const unavailable = screen.getByRole('radio', { name: /sold out|not available/ });
		await expect.element(unavailable.first()).toBeDisabled();
		await screen.getByRole('radio', { name: 'M', exact: true }).click();
		await expect.element(size('M')).toBeChecked();
		await expect.element(size('S')).not.toBeChecked();
	});

	test('says how many of a scarce one are left', async () => {
		const { screen } = await open('/Products/1006');
		await expect.element(screen.getByText(/^Only \d left$/)).toBeVisible();
	});

	test('changes the price with the step of the ladder [§1.6]', async () => {
		const { screen } = await open('/Products/1004');
		const article = screen.getByRole('article').first();
		const price = () => article.element().querySelector('[data-part=price-current]')?.textContent;
		const before = price();
		expect(before).toMatch(/^Price [\d,]+\sK$/);
		const quantity = screen.getByRole('spinbutton');
		await quantity.fill('12');
		await quantity.element().blur();
		await expect.poll(price).not.toBe(before);
	});

	test('shows the percentage that the price of the step is below the one before', async () => {
		const { screen } = await open('/Products/1004');
		const article = screen.getByRole('article').first();
		const discounts = () => article.getByText(/^−\d+%$/).elements();
		const shown = () => discounts().map((discount) => discount.textContent);
		// On the picture and beside the price; the ladder's own percentages are off the price of a piece.
		await expect.poll(shown).toEqual(['−18%', '−18%', '−8%', '−15%']);
		const quantity = screen.getByRole('spinbutton');
		await quantity.fill('12');
		await quantity.element().blur();
		await expect.poll(shown).toEqual(['−25%', '−25%', '−8%', '−15%']);
	});
});

describe('the coupon of a product', () => {
	test.each([
		['en', 375],
		['mm', 375],
		['thai', 375],
		['en', 1366],
		['mm', 1366],
	] as const)('comes later and moves none of the choices below it (%s, %i px)', async (language, width) => {
		await page.viewport(width, 800);
		async function place(options: Parameters<typeof renderShop>[1]) {
			const { screen } = await open('/Products/1001', { ...options, preferences: { language } });
			const ticket = () => document.querySelector('[data-part=coupon-ticket]');
			await expect.poll(ticket).not.toBeNull();
			// Its words are there: a button that collects, or none.
			if (options?.failures === undefined) await expect.poll(() => ticket()?.querySelector('form')).not.toBeNull();
			const height = ticket()?.getBoundingClientRect().height;
			await screen.unmount();
			return Math.round(height ?? 0);
		}
		const before = await place({ ...SCENARIOS['signed-in'], failures: { listCoupons: 'pending' } });
		expect(await place(SCENARIOS['signed-in'])).toBe(before);
	});
});

describe('buying', () => {
	test('puts the chosen variant and quantity in the cart and shows the way there', async () => {
		const { screen, add, cart, at } = await open('/Products/1001?variant=1001-3&quantity=2', {
			...SCENARIOS['empty-cart'],
		});
		await add.click();
		await expect.element(screen.getByText('Added to cart')).toBeVisible();
		expect(cart().lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([['1001-3', 2]]);
		await screen.getByRole('button', { name: 'View cart' }).click();
		await expect.poll(at).toMatch(/^\/checkout$/i);
	});

	test('buy now goes on to the checkout of this product alone, and leaves the cart as it is', async () => {
		const { screen, at, cart } = await open('/Products/1001?variant=1001-3&quantity=2', SCENARIOS['empty-cart']);
		await screen.getByRole('button', { name: 'Buy now' }).click();
		await expect.poll(at).toBe('/Checkout?step=review&buy=1001-3&quantity=2');
		await expect.element(screen.getByText(/ × 2$/)).toBeVisible();
		expect(cart().lines).toEqual([]);
	});

	test('buy now is completed after signing in', async () => {
		const { screen, at } = await open('/Products/1001?variant=1001-3&quantity=2', SCENARIOS['signed-out']);
		await screen.getByRole('button', { name: 'Buy now' }).click();
		await expect.poll(at).toMatch(/^\/login\?redirect=/);
		await screen.getByRole('button', { name: 'Continue as guest' }).click();
		await expect.poll(at).toBe('/Checkout?step=review&buy=1001-3&quantity=2');
	});

	test('requires sign-in, and keeps the choice for afterwards [§6.2]', async () => {
		const { screen, add, cart, at } = await open('/Products/1001', SCENARIOS['signed-out']);
		await screen.getByRole('radio', { name: 'M', exact: true }).click();
		await screen.getByRole('button', { name: 'Increase quantity', exact: true }).click();
		await add.click();
		await expect.poll(at).toMatch(/^\/login\?redirect=/);
		await expect.element(screen.getByText('Login is required to buy products')).toBeVisible();
		const target = new URL(at(), 'https://shop.test').searchParams.get('redirect') ?? '';
		expect(target).toMatch(/^\/Products\/1001\?variant=1001-\d+&quantity=2$/);

		await screen.getByRole('button', { name: 'Continue as guest' }).click();
		await expect.poll(at).toBe(target);
		// What was asked for before signing in is done after it, once; the message stays for a second.
		await expect.element(screen.getByText('Added to cart')).toBeVisible();
		await expect.element(screen.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
		await expect.element(screen.getByRole('spinbutton')).toHaveValue('2');
		expect(cart().lines.map(({ quantity }) => quantity)).toEqual([2]);
		expect(document.cookie).not.toContain('zaylat-purchase');
	});

	test('says why it was not added and what to do', async () => {
		const { screen, add, cart } = await open('/Products/1001', SCENARIOS['out-of-stock']);
		// The cart arrives after the page.
		await expect.poll(() => cart().count).toBeGreaterThan(0);
		const before = cart().count;
		await add.click();
		await expect.element(screen.getByText('Couldn’t add to cart')).toBeVisible();
		await expect.element(screen.getByText(/Choose another option/)).toBeVisible();
		expect(cart().count).toBe(before);
	});

	test('cannot start when all is sold out', async () => {
		const { screen } = await open('/Products/1014');
		await expect.element(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
		expect(screen.getByRole('button', { name: 'Buy now' }).elements()).toEqual([]);
	});
});

describe('details of its type [§1.32]', () => {
	test('show the measures of each size, and lead there from the sizes', async () => {
		const { screen } = await open('/Products/1001');
		const table = screen.getByRole('table', { name: 'Measurements in centimetres' });
		await expect.element(table.getByRole('row', { name: 'M 92–97 71' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Size chart' })).toHaveAttribute('href', '#size-chart');
		expect(document.getElementById('size-chart')?.contains(table.element())).toBe(true);
	});

	test('tell how it is cared for when that is opened', async () => {
		const { screen } = await open('/Products/1001');
		const care = screen.getByText('Do not bleach');
		await expect.element(care).not.toBeVisible();
		await screen.getByRole('button', { name: 'Care instructions' }).click();
		await expect.element(care).toBeVisible();
	});

	test('name what is in the box, and what the warranty covers', async () => {
		const { screen } = await open('/Products/1007');
		const details = screen.getByRole('region', { name: 'Product information' });
		await expect.element(details.getByText('1 × SIM tray pin')).toBeVisible();
		await details.getByRole('button', { name: 'Warranty' }).click();
		await expect.element(details.getByText('12 months')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Size chart' }).elements()).toEqual([]);
	});

	test('name ingredients and how long they keep', async () => {
		const { screen } = await open('/Products/1012');
		const details = screen.getByRole('region', { name: 'Product information' });
		await expect.element(details.getByText(/Sodium Palmate/)).toBeVisible();
		await details.getByRole('button', { name: 'Storage and shelf life' }).click();
		await expect.element(details.getByText('Unopened: 24 months')).toBeVisible();
	});

	test('take no place where nothing is known', async () => {
		const { screen } = await open('/Products/1021');
		await expect.element(screen.getByRole('region', { name: 'Reviews' })).toBeVisible();
		expect(screen.getByRole('region', { name: 'Product information' }).elements()).toEqual([]);
	});
});

describe('products viewed together [§1.33]', () => {
	test('are shown below the questions', async () => {
		const { screen } = await open('/Products/1001');
		const together = screen.getByRole('region', { name: 'Frequently viewed together' });
		// A full row of the window, which is 1024 px wide.
		await expect.poll(() => together.getByRole('article').elements().length).toBe(5);
	});

	test('count a view after others of the visit, once for each product', async () => {
		const calls: string[] = [];
		const { router, screen } = await open('/Products/1001', { ...SCENARIOS['signed-out'], calls });
		const counted = () => calls.filter((call) => call.startsWith('POST') && call.endsWith('/views'));
		const title = screen.getByRole('heading', { level: 1 });
		const first = title.element().textContent ?? '';
		await router.navigate('/Products/1003');
		await expect.poll(() => counted().length).toBe(1);
		await router.navigate('/Products/1001');
		await expect.element(title).toHaveTextContent(first);
		await router.navigate('/Products/1005');
		await expect.poll(() => counted().length).toBe(2);
		expect(counted().map((call) => call.replace(/^.*\/api/, '/api'))).toEqual([
			'/api/products/1003/views',
			'/api/products/1005/views',
		]);
	});
});

describe('a product that is not there', () => {
	test('says so and offers a next step (Specification §8)', async () => {
		const { screen } = await open('/Products/9999');
		await expect.element(screen.getByRole('heading', { name: 'Sorry product not found' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/search');
	});
});

describe('terms of sale', () => {
	test('begin with the least order (Decision 13)', async () => {
		const { screen } = await open('/Products/1022');
		await expect.element(screen.getByRole('spinbutton')).toHaveValue('12');
		await expect.element(screen.getByText('Minimum 12 per order')).toBeVisible();
	});

	test('let goods that are not here be ordered in advance', async () => {
		const { screen } = await open('/Products/1024');
		await expect.element(screen.getByText(/^Pre-order, arrives /)).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Pre-order' })).toBeEnabled();
	});

	test('say what is missing to the next price, and the points it earns (Decision 12)', async () => {
		const { screen } = await open('/Products/1001');
		await expect.element(screen.getByText(/^Add 11 more to pay [\d,]+\sK each$/)).toBeVisible();
		await expect.element(screen.getByText('Earn 18 points')).toBeVisible();
	});

	test('ask anew when the flash sale ends, and say that it has', async () => {
		const calls: string[] = [];
		const { screen } = await open('/Products/1001', { ...SCENARIOS['sale-over'], calls });
		await expect.element(screen.getByRole('timer')).toHaveTextContent('Ended');
		await expect.poll(() => calls.filter((call) => call.endsWith('/api/products/1001')).length).toBe(2);
	});
});

describe('a product of the other edition', () => {
	test('is said to be there, with the way to it', async () => {
		const { screen } = await open('/Products/5001');
		await expect.element(screen.getByRole('heading', { name: 'Sold in Thailand only' })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'View it in Thailand' }))
			.toHaveAttribute('href', 'https://th.shop.test/Products/5001');
	});
});

describe('delivery', () => {
	test('takes 3 to 7 days from now [§9.2]', async () => {
		const { screen } = await open('/Products/1001', { ...SCENARIOS['signed-in'], edition: 'th' });
		await expect.element(screen.getByText('Arrives Nov 24–28')).toBeVisible();
		await expect.element(screen.getByText('3 to 7 days to Bangkok')).toBeVisible();
	});

	test('of goods that are ordered in advance begins when they come [§9.2]', async () => {
		const { screen } = await open('/Products/1024', { ...SCENARIOS['signed-in'], edition: 'th' });
		await expect.element(screen.getByText('Pre-order, arrives Dec 15, 2026')).toBeVisible();
		await expect.element(screen.getByText('Arrives Dec 18–22')).toBeVisible();
	});

	test('takes as long abroad as the service says', async () => {
		const { screen } = await open('/Products/1001');
		await expect.element(screen.getByText('Arrives Nov 25–30')).toBeVisible();
		await expect.element(screen.getByText('4 to 9 days to China')).toBeVisible();
	});

	test('costs so much to the chosen country', async () => {
		const { screen } = await open('/Products/1001');
		await expect.element(screen.getByText('45,000 K with EMS')).toBeVisible();
	});

	test('says when nobody goes there (Specification §8)', async () => {
		const { screen } = await open('/Products/1001', SCENARIOS['no-delivery']);
		await expect.element(screen.getByText('No available delivery service for current shipping address')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Add to cart', exact: true })).toBeEnabled();
	});

	test('follows the region within the country, which is kept', async () => {
		const { screen } = await open('/Products/1001', { ...SCENARIOS['signed-in'], edition: 'th' });
		await expect.element(screen.getByText('3 to 7 days to Bangkok')).toBeVisible();
		await screen.getByRole('button', { name: 'Change' }).click();
		await screen.getByRole('combobox', { name: /Region/ }).selectOptions('Chiang Mai');
		await screen.getByRole('button', { name: 'Done' }).click();
		await expect.element(screen.getByText('3 to 7 days to Chiang Mai')).toBeVisible();
		expect(window.localStorage.getItem('deliver-region-th')).toBe('th-chiang-mai');
	});
});

describe('coupons', () => {
	test('say what the best one leaves to pay, by the number of pieces, and can all be collected', async () => {
		const { screen } = await open('/Products/1001');
		// One piece is below the least of both, so the nearest one is shown, with what it asks for.
		await screen.getByRole('button', { name: /^2 coupons from this shop/ }).click();
		const drawer = screen.getByRole('dialog', { name: /^Coupons from / });
		await expect.element(drawer.getByRole('button', { name: 'Collect 10% off, up to 10,000 K' })).toBeVisible();
		await expect.element(drawer.getByRole('button', { name: 'Collect Free delivery' })).toBeVisible();
	});

	test('the best one says what is left to pay', async () => {
		const { screen } = await open('/Products/1003');
		await expect.element(screen.getByText('Save 5,890 K more · 53,010 K with a coupon')).toBeVisible();
	});

	test('are those that are for the categories of the product', async () => {
		const { screen } = await open('/Products/1001', SCENARIOS['coupon-of-categories']);
		await screen.getByRole('button', { name: /^1 coupon from this shop/ }).click();
		const drawer = screen.getByRole('dialog', { name: /^Coupons from / });
		await expect.element(drawer.getByText('Free delivery', { exact: true })).toBeVisible();
		expect(drawer.getByText(/10% off/).elements()).toEqual([]);
		await screen.unmount();
		const phone = await open('/Products/1003', SCENARIOS['coupon-of-categories']);
		await expect.element(phone.screen.getByText(/ · For Phones and Groceries$/)).toBeVisible();
	});

	test('lead to those of the shop before the page is taken over', async () => {
		const { html } = await serveShop('/Products/1001', SCENARIOS['signed-out']);
		expect(html).toContain('href="/Shops/inle-weavers#coupons"');
	});
});

describe('parts that fail', () => {
	test('leave the product to be bought, and offer their own retry', async () => {
		const { screen, add, shop } = await open('/Products/1001', {
			failures: { ...SCENARIOS['product-sections-fail'].failures },
			user: 'registered',
		});
		await expect.element(screen.getByText('We couldn’t load the reviews')).toBeVisible();
		await expect.element(add).toBeEnabled();
		expect(shop.edition).toBe('mm');
		await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
	});
});
