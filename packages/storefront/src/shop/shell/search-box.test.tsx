import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manualTimers } from '../../testing/manual-timers.ts';
import { renderShop } from '../../testing/render-shop.tsx';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function setUp(path = '/FourNotFiveErr', options: Parameters<typeof renderShop>[1] = {}) {
	const timers = manualTimers();
	const calls: string[] = [];
	const shop = await renderShop(path, { timers, calls, ...options });
	const field = shop.screen.getByRole('combobox', { name: 'Search products' });
	await expect.element(field).toBeVisible();
	return { ...shop, calls, timers, field, searches: () => calls.filter((call) => call.includes('/search?')) };
}

describe('the search box (Specification §2, §4)', () => {
	test('shows that it searches, then the matches, 500 ms after the last key [§1.25] [§2.30]', async () => {
		const { screen, field, timers, searches } = await setUp();
		await field.fill('shirt');
		await expect.element(screen.getByText('Searching')).toBeVisible();
		timers.pass(499);
		expect(searches()).toEqual([]);
		timers.pass(1);
		await expect.element(screen.getByRole('option').first()).toBeVisible();
		expect(searches()).toHaveLength(1);
	});

	test('asks nothing for two characters', async () => {
		const { field, timers, searches } = await setUp();
		await field.fill('sh');
		timers.pass(1000);
		expect(searches()).toEqual([]);
	});

	test('says that nothing was found [§2.30]', async () => {
		const { screen, field, timers } = await setUp();
		await field.fill('qqqqzzzz');
		timers.pass(500);
		await expect.element(screen.getByText('No search result found')).toBeVisible();
	});

	test('Enter keeps keyword and area and leads to the results [§4.5]', async () => {
		const { field, at } = await setUp();
		await field.fill('shirt');
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe('/search-results?search=shirt');
		expect(window.sessionStorage.getItem('search-keyword')).toBe('shirt');
		expect(window.sessionStorage.getItem('search-area')).toBe('goods');
	});

	test.each([
		['before the debounce has passed', 0],
		['while the request is under way', 500],
	])('a word that is sent %s causes one search, whose response the page of results takes [§4.5]', async (_, ms) => {
		const { screen, field, timers, at, calls } = await setUp();
		await field.fill('shirt');
		timers.pass(ms);
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe('/search-results?search=shirt');
		const results = screen.getByRole('main');
		await expect.element(results.getByText(/^\d+ results$/)).toBeVisible();
		await expect.element(results.getByRole('heading', { level: 2 }).first()).toBeVisible();
		timers.pass(1000);
		expect(calls.filter((call) => /\/api\/products(\/search)?\?/.test(call))).toEqual([
			expect.stringContaining('/api/products/search?'),
		]);
	});

	test('a word whose matches are shown causes no further search on Enter [§4.5]', async () => {
		const { screen, field, timers, at, calls } = await setUp();
		await field.fill('shirt');
		timers.pass(500);
		await expect.element(screen.getByRole('option').first()).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe('/search-results?search=shirt');
		await expect.element(screen.getByRole('main').getByText(/^\d+ results$/)).toBeVisible();
		expect(calls.filter((call) => /\/api\/products(\/search)?\?/.test(call))).toHaveLength(1);
	});

	test('the icon does the same', async () => {
		const { screen, field, at } = await setUp();
		await field.fill('shirt');
		await screen.getByRole('button', { name: 'Search', exact: true }).click();
		await expect.poll(at).toBe('/search-results?search=shirt');
	});

	test('Enter leads nowhere when there are no results [§4.5]', async () => {
		const { screen, field, at } = await setUp();
		await field.fill('qqqqzzzz');
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByText('No search result found')).toBeVisible();
		expect(at()).toBe('/FourNotFiveErr');
		await field.fill('');
		await userEvent.keyboard('{Enter}');
		expect(at()).toBe('/FourNotFiveErr');
		expect(window.sessionStorage.getItem('search-keyword')).toBeNull();
	});

	test('a product shows price and shop, and leads to its page', async () => {
		const { screen, field, timers, at } = await setUp();
		await field.fill('shirt');
		timers.pass(500);
		const product = screen.getByRole('group', { name: 'Products' }).getByRole('option').first();
		await expect.element(product).toBeVisible();
		expect(product.element().textContent).toMatch(/[\d,]+\sK/);
		await product.click();
		await expect.poll(at).toMatch(/^\/Products\/\d+$/);
	});

	test('a category says how many match in it, and leads to these results', async () => {
		const { screen, field, timers, at } = await setUp();
		await field.fill('shirt');
		timers.pass(500);
		const category = screen.getByRole('group', { name: 'Categories' }).getByRole('option').first();
		await expect.element(category).toBeVisible();
		const count = Number.parseInt(category.getByText(/^\d+ result/).element().textContent ?? '', 10);
		await category.click();
		await expect.poll(at).toMatch(/^\/search-results\?search=shirt&category=[\w-]+$/);
		await expect.element(screen.getByText(`${count} results`)).toBeVisible();
	});

	test('a suggested text leads to its results, by keyboard too', async () => {
		const { screen, field, timers, at } = await setUp();
		await field.fill('cott');
		timers.pass(500);
		const text = screen.getByRole('group', { name: 'Suggested searches' }).getByRole('option').first();
		await expect.element(text).toBeVisible();
		const wanted = text.element().textContent ?? '';
		expect(wanted).toMatch(/^cott./i);
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect.poll(at).toBe(`/search-results?search=${encodeURIComponent(wanted)}`);
		expect(window.sessionStorage.getItem('search-keyword')).toBe(wanted);
	});

	test.each(['x'.repeat(50), 'see https://a.test'])('"%s" leads to /FourNotFive', async (text) => {
		const { screen, field, at, searches } = await setUp('/FourNotFiveErr');
		await field.fill(text);
		await expect.poll(at).toBe('/FourNotFive');
		await expect.element(screen.getByRole('heading', { name: 'Invalid search' })).toBeVisible();
		expect(searches()).toEqual([]);
	});

	test('49 characters are searched for', async () => {
		const { field, timers, at, searches } = await setUp();
		await field.fill('x'.repeat(49));
		timers.pass(500);
		await expect.poll(searches).toHaveLength(1);
		expect(at()).toBe('/FourNotFiveErr');
	});

	test('offers popular searches on focus, which lead to results', async () => {
		const { screen, field, at } = await setUp();
		await field.click();
		const popular = screen.getByRole('group', { name: 'Popular searches' }).getByRole('option');
		await expect.element(popular.first()).toBeVisible();
		expect(screen.getByRole('group', { name: 'Recent searches' }).query()).toBeNull();
		const text = popular.first().element().textContent ?? '';
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect.poll(at).toBe(`/search-results?search=${encodeURIComponent(text)}`);
	});

	test('offers the searches that led to results before, the newest first, until they are cleared', async () => {
		window.localStorage.setItem('recent-searches-mm-goods', JSON.stringify(['lotus', 'shirt']));
		const { screen, field, router } = await setUp();
		await field.fill('shirt');
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => router.state.location.pathname).toBe('/search-results');
		await router.navigate('/FourNotFiveErr');
		await screen.getByRole('main').click();
		await field.click();
		const recent = screen.getByRole('group', { name: 'Recent searches' }).getByRole('option');
		await expect.poll(() => recent.elements().map(({ textContent }) => textContent)).toEqual(['shirt', 'lotus']);
		const popular = screen.getByRole('group', { name: 'Popular searches' });
		await expect.element(popular).toBeVisible();
		const clear = screen.getByRole('button', { name: 'Clear recent searches' });
		// A list or a row that scrolls takes the focus itself, so how many presses it takes depends on the width.
		for (let presses = 0; presses < 4 && document.activeElement !== clear.element(); presses += 1) {
			await userEvent.keyboard('{Tab}');
		}
		await expect.element(clear).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(recent.first()).not.toBeInTheDocument();
		await expect.element(field).toHaveFocus();
		await expect.element(popular).toBeVisible();
		expect(window.localStorage.getItem('recent-searches-mm-goods')).toBeNull();
	});

	test('offers nothing on focus where popular searches cannot be loaded, and asks again the next time', async () => {
		const { screen, field, calls } = await setUp(undefined, { failures: { getPopularSearches: 'unavailable' } });
		const asked = () => calls.filter((call) => call.includes('popular-searches')).length;
		await field.click();
		await expect.poll(asked).toBeGreaterThan(0);
		await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
		const before = asked();
		await screen.getByRole('main').click();
		await field.click();
		await expect.poll(asked).toBeGreaterThan(before);
	});

	test('clearing hides the dropdown [§4.5]', async () => {
		const { screen, field, timers } = await setUp();
		await field.fill('shirt');
		timers.pass(500);
		await expect.element(screen.getByRole('option').first()).toBeVisible();
		await screen.getByRole('button', { name: 'Clear search' }).click();
		await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
		await expect.element(field).toHaveValue('');
	});

	test('leaving it closes the dropdown and clears the text [§4.5]', async () => {
		const { screen, field, timers } = await setUp();
		await field.fill('shirt');
		timers.pass(500);
		await expect.element(screen.getByRole('option').first()).toBeVisible();
		await screen.getByRole('main').click();
		await expect.element(field).toHaveValue('');
		await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
	});

	test('the text of the results stays in it, and comes back after another was typed and left', async () => {
		const { screen, field, router } = await setUp('/search-results?search=shirt');
		await expect.element(field).toHaveValue('shirt');
		await field.fill('lotus');
		// What a press on the page does; the place of a press is covered while results arrive on a busy machine.
		screen.getByRole('main').element().focus();
		await expect.element(field).toHaveValue('shirt');
		await router.navigate('/Categories');
		await expect.element(field).toHaveValue('');
	});

	test.each([
		['Burmese', ['လ', 'လု', 'လုံ', 'လုံချည်']],
		['Thai', ['เ', 'เส', 'เสื', 'เสื้อ']],
		['Chinese', ['s', 'shou', 'shou ji', '手机壳']],
	])('sends nothing that an input method has not settled: %s', async (_, steps) => {
		const { field, timers, searches } = await setUp();
		const input = field.element();
		if (!(input instanceof HTMLInputElement)) throw new Error('no input');
		const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
		input.focus();
		input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
		for (const data of steps) {
			setValue?.call(input, data);
			input.dispatchEvent(
				new InputEvent('input', { bubbles: true, data, inputType: 'insertCompositionText', isComposing: true }),
			);
			timers.pass(1_000);
		}
		await expect.element(field).toHaveValue(steps.at(-1));
		expect(timers.pending).toBe(0);
		expect(searches()).toEqual([]);
		input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }));
		await expect.poll(() => timers.pending).toBe(1);
		timers.pass(500);
		await expect.poll(searches).toEqual([expect.stringContaining(encodeURIComponent(steps.at(-1) ?? ''))]);
	});

	test('shows Burmese in Zawgyi as Unicode on the page of results', async () => {
		const { field, at } = await setUp();
		await field.fill('အကၤ်ီ');
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe(`/search-results?search=${encodeURIComponent('အင်္ကျီ')}`);
		await expect.element(field).toHaveValue('အင်္ကျီ');
	});

	test('searches a text in Zawgyi as it was typed once its conversion is undone [§5.11]', async () => {
		const { screen, field, at } = await setUp();
		await field.fill('အကၤ်ီ');
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByText('Converted from Zawgyi to Unicode.')).toBeVisible();
		await screen.getByRole('button', { name: 'Undo', exact: true }).click();
		const typed = `/search-results?search=${encodeURIComponent('အကၤ်ီ')}&exact=true`;
		await expect.poll(at).toBe(typed);
		await expect.element(field).toHaveValue('အကၤ်ီ');
		await field.click();
		await userEvent.keyboard('{Enter}');
		await expect.poll(at).toBe(typed);
	});

	test('works as a form without script', async () => {
		const { field } = await setUp();
		const form = field.element().closest('form');
		expect(form?.getAttribute('action')).toBe('/search-results');
		expect(form?.method).toBe('get');
		expect(field.element().getAttribute('name')).toBe('search');
	});
});
