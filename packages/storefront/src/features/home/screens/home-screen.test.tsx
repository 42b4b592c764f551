import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { wishlistState } from '../../wishlist/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

/** What is left beside the word that stands in a list of the system, which has no box that could be measured. */
function roomOf(list: Element): number {
	if (!(list instanceof HTMLSelectElement)) throw new Error('not a list of the system');
	const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
	const pen = document.createElement('canvas').getContext('2d');
	if (pen === null) throw new Error('nothing to measure with');
	pen.font = font;
	const word = pen.measureText(list.selectedOptions[0]?.text ?? '').width;
	return list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - word;
}

describe('the home page', () => {
	test('shows banners, categories, flash sale, shops and both grids [§2.3]', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		for (const name of ['Flash sale', 'Popular shops', 'New arrivals', 'Recommended for you']) {
			await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
		}
		await expect.element(screen.getByRole('region', { name: 'Deals' })).toBeVisible();
		await expect.element(screen.getByRole('navigation', { name: 'Browse categories' })).toBeVisible();
	});

	test('leads to every service of the shop on a phone, the coupons on it included', async () => {
		await page.viewport(360, 640);
		const { screen } = await renderShop('/');
		const services = screen.getByRole('navigation', { name: 'Shop services' });
		await expect.element(services).toBeVisible();
		const links = services
			.getByRole('link')
			.elements()
			.map((link) => link.getAttribute('href'));
		expect(links).toEqual([
			'/wholesale',
			'/#coupons',
			'/Track',
			'/DeliveryCalculator',
			'/PostOffices',
			'/help',
			'/BusinessDirectory',
		]);
		await expect.poll(() => screen.container.querySelector('#coupons')).not.toBeNull();
	});

	test.each(['en', 'mm', 'thai', 'china'] as const)(
		'asks where to deliver in one line with the mark of the demo on a phone of 360 px: %s',
		async (language) => {
			await page.viewport(360, 740);
			const { screen } = await renderShop('/', { isDemo: true, preferences: { language } });
			const main = screen.getByRole('main');
			const question = main.getByRole('combobox').first();
			await expect.element(question).toBeVisible();
			await document.fonts.ready;
			const form = question.element().closest('form');
			const mark = main.getByRole('complementary').first().element();
			const parts = [...(form?.children ?? []), mark].filter((part) => part.checkVisibility());
			const boxes = parts.map((part) => part.getBoundingClientRect());
			expect(boxes).toHaveLength(4);
			const middles = boxes.map(({ top, bottom }) =>
				Math.abs((top + bottom) / 2 - ((boxes[0]?.top ?? 0) + (boxes[0]?.bottom ?? 0)) / 2),
			);
			expect(Math.max(...middles)).toBeLessThan(2);
			for (const [place, box] of boxes.entries()) {
				expect(box.height).toBeLessThanOrEqual(46);
				if (place > 0) expect(box.left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
			}
			expect(document.documentElement.scrollWidth).toBe(360);
			expect(roomOf(question.element())).toBeGreaterThanOrEqual(0);
		},
	);

	test('offers coupons and goods at a discount by category, and leads to all of a category', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		const coupons = screen.getByRole('region', { name: 'Coupons to collect' });
		await expect.element(coupons.getByRole('button', { name: 'Collect 10% off, up to 10,000 K' })).toBeVisible();
		const offers = screen.getByRole('region', { name: 'Deals by category' });
		await expect
			.element(offers.getByRole('heading', { level: 3 }).first().getByRole('link'))
			.toHaveAttribute('href', expect.stringMatching(/^\/category\/[^/]+\/[^/]+\?minDiscount=10$/));
		await expect.element(offers.getByText(/^−\d+%$/).first()).toBeVisible();
	});

	test('leads a shopper back to what waits in the cart', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-in']);
		const waiting = screen.getByRole('region', { name: 'Still in your cart' });
		await expect.element(waiting.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/Checkout');
	});

	test('says nothing of a cart that is empty', async () => {
		const { screen } = await renderShop('/', SCENARIOS['empty-cart']);
		await expect.element(screen.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
		await expect.element(screen.getByRole('region', { name: 'Still in your cart' })).not.toBeInTheDocument();
	});

	test('counts the flash sale down in words for screen readers', async () => {
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/Ends in \d+ hr \d+ min/);
	});

	test('uses Burmese digits in Burmese', async () => {
		const { screen } = await renderShop('/', { ...SCENARIOS['signed-out'], preferences: { language: 'mm' } });
		await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/[၀-၉]{2}:[၀-၉]{2}:[၀-၉]{2}/);
	});

	test('keeps what a visitor saves on the device, and counts it (Decision 20)', async () => {
		const { screen, shop, at } = await renderShop('/', SCENARIOS['signed-out']);
		await screen
			.getByRole('button', { name: /^Add .* to the wishlist$/ })
			.first()
			.click();
		await expect.element(screen.getByRole('button', { name: /^Remove .* from the wishlist$/ }).first()).toBeVisible();
		expect(shop.stateOf(wishlistState).ids()).toHaveLength(1);
		expect(window.localStorage.getItem('wishlist-mm')).toMatch(/^\["\w+"\]$/);
		expect(at()).toBe('/');
	});

	test('stands with a section that fails, which can be asked for again', async () => {
		const { screen } = await renderShop('/', SCENARIOS['listings-down']);
		await expect.element(screen.getByRole('heading', { name: 'We couldn’t load digital goods' })).toBeVisible();
		await expect.element(screen.getByRole('heading', { name: 'Flash sale' })).toBeVisible();
		await expect.element(screen.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('shows what a visitor looked at last', async () => {
		window.localStorage.setItem('recent-views-mm', JSON.stringify(['1004', '1002']));
		const { screen } = await renderShop('/', SCENARIOS['signed-out']);
		const row = screen.getByRole('region', { name: 'Recently viewed' });
		await expect.element(row).toBeVisible();
		await expect.poll(() => row.getByRole('article').elements().length).toBe(2);
	});

	test('saves a product of somebody who is signed in', async () => {
		const { screen, shop } = await renderShop('/', SCENARIOS['empty-cart']);
		const heart = screen.getByRole('button', { name: /^Add .* to the wishlist$/ }).first();
		await heart.click();
		await expect.element(screen.getByRole('button', { name: /^Remove .* from the wishlist$/ }).first()).toBeVisible();
		expect(shop.stateOf(wishlistState).ids()).toHaveLength(1);
	});

	test('says what to do when there is nothing to sell', async () => {
		const { screen } = await renderShop('/', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'New products are on their way' })).toBeVisible();
		await expect.element(screen.getByText('pnpm base-data load')).not.toBeInTheDocument();
	});

	test('tells the operator how to open the market, on the machine of the server', async () => {
		const { screen } = await renderShop('/', { ...SCENARIOS.empty, isLocal: true });
		const guide = screen.getByRole('region', { name: 'This market has no goods yet' });
		for (const command of [/pnpm base-data load/, /pnpm market operator create/, /pnpm market shop create/]) {
			await expect.element(guide.getByText(command)).toBeVisible();
		}
		await expect
			.element(screen.getByRole('heading', { name: 'New products are on their way' }))
			.not.toBeInTheDocument();
	});

	test('says nothing of that where there are goods', async () => {
		const { screen } = await renderShop('/', { ...SCENARIOS['signed-out'], isLocal: true });
		await expect.element(screen.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
		await expect.element(screen.getByText('pnpm base-data load')).not.toBeInTheDocument();
	});
});
