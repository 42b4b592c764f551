import type { SellerCategory } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { approve } from './support/market.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { SHOPS } from './support/orders.ts';
import { at, expect, open, setLanguage, test, textOf } from './support/shop.ts';

/** Longest that a shopper waits for a change to be seen, in milliseconds. */
const SEEN_MS = 10_000;

test(
	'a seller brings in a product with variants and a picture on a phone, an operator approves it, shoppers find it and see its new price',
	ON.phone,
	async ({ page, browser }) => {
		const combination = MATRIX.mmPhone;
		const { edition, language } = combination;
		const shop = SHOPS[edition];
		const form = (key: string, values = {}) => textOf(language, 'editing', key, values);
		const list = (key: string, values = {}) => textOf(language, 'goods', key, values);
		const main = page.getByRole('main');
		const field = (key: string) => main.getByRole('textbox', { name: form(key), exact: true });
		// Letters only: a search reads digits as sizes, "l8" as 8 litres.
		const stamp = String(Date.now()).replace(/\d/g, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));
		const name = `Padonma ${stamp}`;
		const code = `e2e-${stamp}`;
		const price = (kyat: number) => formatPrice({ amount: kyat * 100, currency: 'mmk' }, language);

		await setLanguage(page, combination);
		const seller = buyerOf(page, combination);
		const { status } = await seller.signIn('credentials', {
			identifier: 'seller@example.com',
			password: PASSWORD,
		});
		expect(status).toBe(200);

		await test.step('the seller writes it, and what is typed outlives a reload', async () => {
			await open(page, at(edition, '/Selling/Products'));
			await main.getByRole('link', { name: list('add') }).click();
			await expect(page).toHaveURL(/\/Selling\/Products\/New$/);
			await field('name.label').fill(name);
			await field('description.label').fill('ကြာရိုးချည်ဖြင့် ရက်လုပ်ထားသော ပုဝါ။');
			await open(page, page.url());
			await expect(field('name.label')).toHaveValue(name);
			const category = main.getByRole('combobox', { name: form('category.label') });
			const { items } = await seller.demand<{ items: SellerCategory[] }>('GET', '/api/seller/categories');
			await category.fill(items[0]?.path.at(-1) ?? '');
			await main.getByRole('listbox').getByRole('option').first().click();
			const picture = { name: 'cloth.png', mimeType: 'image/png', buffer: await page.screenshot() };
			await main.locator('input[type=file]').first().setInputFiles(picture);
			await expect(main.getByText(textOf(language, 'reviewing', 'upload.sent'))).toBeVisible();
		});

		await test.step('with two variants, and submits it', async () => {
			await main.getByRole('button', { name: form('options.add') }).click();
			await field('options.name').fill('အရွယ်အစား');
			const value = (place: string) =>
				main.getByRole('textbox', { name: form('options.value', { number: place }), exact: true });
			await value('၁').fill('ကြီး');
			await main.getByRole('button', { name: form('options.addValue') }).click();
			await value('၂').fill('သေး');
			const variant = (of: string) => main.getByRole('group', { name: of, exact: true });
			const number = (of: string, key: string) => variant(of).getByRole('spinbutton', { name: form(key), exact: true });
			await number('ကြီး', 'variants.price').fill('25000');
			await number('ကြီး', 'variants.stock').fill('4');
			await number('သေး', 'variants.price').fill('19000');
			await number('သေး', 'variants.stock').fill('6');
			await main.getByRole('spinbutton', { name: form('weight.label') }).fill('120');
			await field('code.label').fill(code);
			await main.getByRole('button', { name: form('submit'), exact: true }).click();
			await expect(page).toHaveURL(/\/Selling\/Products$/);
			const row = main.getByRole('article').filter({ hasText: name });
			await expect(row.getByText(list('state.in_review'), { exact: true })).toBeVisible();
		});

		const context = await browser.newContext();
		const shopper = await context.newPage();
		await setLanguage(shopper, combination);
		const found = shopper.getByRole('main').getByRole('link', { name });
		const search = async () => {
			await open(shopper, at(edition, `/search-results?search=${encodeURIComponent(name)}`));
			return await found.count();
		};

		await test.step('a shopper does not find it before it is approved, and within seconds afterwards', async () => {
			expect(await search()).toBe(0);
			approve(shop, code);
			await expect.poll(search, { timeout: SEEN_MS }).toBeGreaterThan(0);
			await found.first().click();
			await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
			await expect(shopper.getByText(price(19_000)).filter({ visible: true }).first()).toBeVisible();
		});

		/** Whether the page shows a price to somebody who has not been there: browsers keep it as long as its headers say. */
		const shows = async (kyat: number) => {
			const fresh = await browser.newContext();
			const visitor = await fresh.newPage();
			await setLanguage(visitor, combination);
			await open(visitor, shopper.url());
			const count = await visitor.getByText(price(kyat)).filter({ visible: true }).count();
			await fresh.close();
			return count > 0;
		};

		await test.step('the seller changes the price, and shoppers see it', async () => {
			expect(await shows(19_000)).toBe(true);
			await open(page, at(edition, `/Selling/Products?search=${encodeURIComponent(stamp)}`));
			await main.getByRole('link', { name }).click();
			await main
				.getByRole('group', { name: 'သေး', exact: true })
				.getByRole('spinbutton', { name: form('variants.price'), exact: true })
				.fill('17500');
			await main.getByRole('button', { name: form('save'), exact: true }).click();
			await expect(page.getByText(form('saved.changed')).first()).toBeVisible();
			await expect.poll(() => shows(17_500), { timeout: SEEN_MS }).toBe(true);
			expect(await shows(19_000)).toBe(false);
		});
		await context.close();
	},
);
