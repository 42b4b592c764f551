import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(async () => {
	await page.viewport(414, 896);
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('search results', () => {
	test('say how many there are, and offer the four orders as links [§2.17] [§9.16]', async () => {
		const { screen } = await renderShop('/search-results?search=shirt');
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Results for “shirt”' })).toBeVisible();
		await expect.element(screen.getByText(/^\d+ results$/)).toBeVisible();
		const orders = screen.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
		expect(orders.elements().map((link) => link.getAttribute('href'))).toEqual([
			'/search-results?search=shirt',
			'/search-results?search=shirt&sort=newest',
			'/search-results?search=shirt&sort=price_low_to_high',
			'/search-results?search=shirt&sort=price_high_to_low',
		]);
	});

	test('show more in place, behind a real link', async () => {
		const { screen, at } = await renderShop('/search', SCENARIOS.many);
		const tiles = screen.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
		await expect.element(tiles.first()).toBeVisible();
		expect(tiles.elements()).toHaveLength(30);
		const more = screen.getByRole('link', { name: 'Show more' });
		expect(more.element().getAttribute('href')).toMatch(/^\/search\?cursor=./);
		await more.click();
		await expect.poll(() => tiles.elements().length).toBe(60);
		expect(at()).toBe('/search');
	});

	test('open in the middle by address, with the way back to the start', async () => {
		const { screen, router, at } = await renderShop('/search', SCENARIOS.many);
		const href = screen.getByRole('link', { name: 'Show more' });
		await expect.element(href).toBeVisible();
		await router.navigate(href.element().getAttribute('href') ?? '');
		await screen.getByRole('link', { name: 'Back to first page' }).click();
		await expect.poll(at).toBe('/search');
	});

	test('say what to try when there are none', async () => {
		const { screen } = await renderShop('/search-results?search=qqqq');
		await expect.element(screen.getByRole('heading', { name: 'No results for “qqqq”' })).toBeVisible();
		await expect.element(screen.getByText(/Check the spelling/)).toBeVisible();
	});

	test('say what was corrected; one press searches for exactly the text, another goes back', async () => {
		const { screen, at } = await renderShop('/search-results?search=coton&sort=newest');
		await expect.element(screen.getByText('Showing results for “cotton”.')).toBeVisible();
		await screen.getByRole('link', { name: 'Search only for “coton”' }).click();
		await expect.poll(at).toBe('/search-results?search=coton&sort=newest&exact=true');
		await expect.element(screen.getByRole('heading', { name: 'No results for “coton”' })).toBeVisible();
		await screen.getByRole('link', { name: 'Include similar words' }).click();
		await expect.poll(at).toBe('/search-results?search=coton&sort=newest');
	});

	test('say what was left out', async () => {
		const { screen } = await renderShop('/search-results?search=cotton%20qqqq');
		await expect.element(screen.getByText('No product matches all the words. Left out: “qqqq”')).toBeVisible();
		await expect.element(screen.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
	});

	test('say nothing of a text that was taken as it was typed', async () => {
		const { screen } = await renderShop('/search-results?search=cotton');
		await expect.element(screen.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
		expect(screen.container.querySelector('[data-part="search-note"]')).toBeNull();
	});

	test('offer popular products when there are none', async () => {
		const { screen } = await renderShop('/search-results?search=qqqq');
		const popular = screen.getByRole('region', { name: 'Popular now' });
		await expect.poll(() => popular.getByRole('article').elements().length).toBe(6);
	});

	test('show Burmese in Zawgyi as Unicode, in the address too; what else it says stays', async () => {
		const { screen, at } = await renderShop(
			`/search-results?search=${encodeURIComponent('အကၤ်ီ')}&sort=newest`,
			SCENARIOS['signed-out'],
		);
		await expect.poll(at).toBe(`/search-results?search=${encodeURIComponent('အင်္ကျီ')}&sort=newest`);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Results for “အင်္ကျီ”' })).toBeVisible();
	});

	test.each(['x'.repeat(50), 'see https://example.com'])('%j leads to /FourNotFive [§2.26]', async (text) => {
		const { at } = await renderShop(`/search-results?search=${encodeURIComponent(text)}`);
		await expect.poll(at).toBe('/FourNotFive');
	});
});

describe('the filters of a listing', () => {
	const filters = (screen: Awaited<ReturnType<typeof renderShop>>['screen']) =>
		screen.getByRole('complementary', { name: 'Filters' });

	test('are links, each with what it leaves', async () => {
		await page.viewport(1440, 900);
		const { screen, at } = await renderShop('/search', SCENARIOS['signed-out']);
		const discount = filters(screen).getByRole('link', { name: /^10% off or more \d+$/ });
		await expect.element(discount).toHaveAttribute('href', '/search?minDiscount=10');
		await discount.click();
		await expect.poll(at).toBe('/search?minDiscount=10');
		await expect
			.element(filters(screen).getByRole('link', { name: /^10% off or more/ }))
			.toHaveAttribute('aria-current', 'true');
		await expect.element(screen.getByRole('group', { name: 'Active filters' })).toHaveTextContent('10% off or more');
	});

	test('are undone by going back, by their chip, and all at once', async () => {
		const { screen, router, at } = await renderShop('/search?minDiscount=10', SCENARIOS['signed-out']);
		await router.navigate('/search?minDiscount=10&inStock=true');
		await router.navigate(-1);
		await expect.poll(at).toBe('/search?minDiscount=10');
		await router.navigate('/search?minDiscount=10&inStock=true');
		await screen.getByRole('link', { name: 'Remove filter: In stock' }).click();
		await expect.poll(at).toBe('/search?minDiscount=10');
		await screen.getByRole('link', { name: 'Clear all' }).click();
		await expect.poll(at).toBe('/search');
	});

	test('set a price by keyboard', async () => {
		await page.viewport(1440, 900);
		const { screen, at } = await renderShop('/search', SCENARIOS['signed-out']);
		const highest = filters(screen).getByRole('slider', { name: 'Maximum price' });
		await expect.element(highest).toBeVisible();
		highest.element().focus();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(at).toMatch(/^\/search\?maxPrice=\d+$/);
	});

	test('take several shops and brands, each undone alone [§1.34]', async () => {
		await page.viewport(1440, 900);
		const { screen, at } = await renderShop('/search', SCENARIOS['signed-out']);
		const brands = filters(screen).getByRole('region', { name: 'Brand' });
		const brand = (place: number) => brands.getByRole('link').nth(place);
		const names: string[] = [];
		for (const place of [0, 1]) {
			await expect.element(brand(place)).toBeVisible();
			names.push(brand(place).element().querySelector('span:nth-child(2)')?.textContent ?? '');
			await brand(place).click();
			// The links of the other brands contain the new one once the page of the filter is shown.
			await expect.poll(() => new URLSearchParams(at().split('?')[1]).getAll('brand')).toHaveLength(place + 1);
			await expect.element(screen.getByRole('link', { name: `Remove filter: ${names[place]}` })).toBeVisible();
		}
		const chip = (name: string | undefined) => screen.getByRole('link', { name: `Remove filter: ${name}` });
		for (const name of names) await expect.element(chip(name)).toBeVisible();
		await chip(names[0]).click();
		await expect.poll(() => new URLSearchParams(at().split('?')[1]).getAll('brand')).toHaveLength(1);
		await expect.element(chip(names[1])).toBeVisible();
		await expect.element(chip(names[0])).not.toBeInTheDocument();
	});

	test('take prices that are typed, in any digits, and keep what is wrong', async () => {
		await page.viewport(1440, 900);
		const { screen, at } = await renderShop('/search?inStock=true', SCENARIOS['signed-out']);
		const lowest = filters(screen).getByRole('textbox', { name: 'Minimum price' });
		const highest = filters(screen).getByRole('textbox', { name: 'Maximum price' });
		await lowest.fill('၁၅,၀၀၀');
		await highest.fill('9000');
		await filters(screen).getByRole('button', { name: 'Apply price' }).click();
		await expect.element(filters(screen).getByText(/^The maximum price is below the minimum price/)).toBeVisible();
		await expect.element(highest).toHaveFocus();
		await highest.fill('cheap');
		await userEvent.keyboard('{Enter}');
		await expect.element(filters(screen).getByText('Enter an amount, for example 1,500.')).toBeVisible();
		await expect.element(highest).toHaveValue('cheap');
		await highest.fill('30000');
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe('/search?inStock=true&minPrice=1500000&maxPrice=3000000');
		await expect.element(lowest).toHaveValue('15000');
		await expect.element(screen.getByRole('link', { name: /^Remove filter: 15,000/ })).toBeVisible();
	});

	test('that leave nothing say so and can be cleared', async () => {
		const { screen, at } = await renderShop('/search?minDiscount=70&minRating=4', SCENARIOS['signed-out']);
		await expect.element(screen.getByRole('heading', { name: 'No products match your filters' })).toBeVisible();
		await screen.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
		await expect.poll(at).toBe('/search');
	});

	test('that cannot be loaded leave the products alive', async () => {
		await page.viewport(1440, 900);
		const { screen } = await renderShop('/search', SCENARIOS['facets-down']);
		await expect.element(filters(screen).getByRole('heading', { name: 'We couldn’t load the filters' })).toBeVisible();
		await expect.element(filters(screen).getByRole('button', { name: 'Try again' })).toBeVisible();
		await expect.element(screen.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
	});

	test('stand in a drawer on phones, whose button says what is left', async () => {
		await page.viewport(375, 812);
		const { screen, at } = await renderShop('/search', SCENARIOS['signed-out']);
		await screen.getByRole('button', { name: 'Filters' }).click();
		const drawer = screen.getByRole('dialog', { name: 'Filters' });
		await drawer.getByRole('link', { name: /^10% off or more/ }).click();
		await expect.poll(at).toBe('/search?minDiscount=10');
		const show = drawer.getByRole('button', { name: /^Show \d+ results?$/ });
		await expect.element(show).toBeVisible();
		await show.click();
		await expect.element(drawer).not.toBeInTheDocument();
		expect(at()).toBe('/search?minDiscount=10');
	});
});

test('going back finds the list as long as it was, without asking again', async () => {
	const calls: string[] = [];
	const { screen, router } = await renderShop('/search?sort=newest', { ...SCENARIOS.many, calls });
	const tiles = screen.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
	await screen.getByRole('link', { name: 'Show more' }).click();
	await expect.poll(() => tiles.elements().length).toBe(60);
	await router.navigate('/Categories');
	await expect.element(screen.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
	calls.length = 0;
	await router.navigate(-1);
	await expect.poll(() => tiles.elements().length).toBe(60);
	expect(calls.filter((call) => call.includes('cursor='))).toEqual([]);
});
