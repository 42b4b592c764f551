import { SCENARIOS } from '@zaylat/api-client/mocks';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { LANGUAGES } from '@zaylat/domain/languages';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const QUIET = '/FourNotFiveErr';

/** Paths of the pictures in a part of the page. */
const picturesIn = (part: Element) => [...part.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

beforeEach(async () => {
	window.localStorage.clear();
	for (const name of ['locale', 'currency', 'deliver-country']) await cookieStore.delete(name);
	await page.viewport(1024, 800);
});

describe('flags (Specification §3)', () => {
	test.each([
		['currency', /, Currency: /, '/flags/us.svg', 10],
		['language', /^Language/, '/flags/mm.svg', 4],
		['delivery country', /^Deliver to/, '/flags/ae.svg', 8],
	] as const)('stand beside each %s of its menu, which fetches them [§3.16]', async (_, name, one, count) => {
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name }).click();
		const menu = screen.getByRole('menu');
		await expect.element(menu).toBeVisible();
		const pictures = picturesIn(menu.element());
		expect(pictures).toHaveLength(count);
		expect(pictures).toContain(one);
	});

	test('stand beside what is chosen in the lists of phones [§3.16]', async () => {
		await page.viewport(375, 812);
		const { screen } = await renderShop(QUIET);
		await screen.getByRole('button', { name: 'Delivery country, currency, language and appearance' }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByLabelText('Currency').selectOptions('yen');
		await expect.poll(() => picturesIn(dialog.element())).toEqual(['/flags/cn.svg', '/flags/jp.svg', '/flags/us.svg']);
	});

	test('stand beside the dialling codes of phones [§3.16]', async () => {
		const { screen } = await renderShop('/Track', SCENARIOS['signed-out']);
		await screen.getByRole('combobox', { name: 'Country code' }).selectOptions('66');
		const form = screen.getByRole('main').element();
		expect(picturesIn(form)).toEqual(['/flags/th.svg']);
	});

	test('are those that countries and languages name', () => {
		const named = [...LOCAL_COUNTRIES.map(({ icon }) => icon), ...Object.values(LANGUAGES).map(({ flag }) => flag)];
		for (const code of named) expect(code).toMatch(/^[a-z]{2}$/);
	});
});
