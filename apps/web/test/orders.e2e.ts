import { readFile } from 'node:fs/promises';
import { formatPrice } from '@zaylat/domain/money';
import { buyerOf, PHONES } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { goodsOfShops, orderLinkIn, plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, SHOPS, sellerAt, WAY } from './support/orders.ts';
import { at, expect, forgetVisitor, open, ready, test, textOf } from './support/shop.ts';

test(
	'an order of several parcels is printed with all of them, and without what is pressed',
	ON.desktop,
	async ({ page }) => {
		const combination = MATRIX.mmDesktop;
		const { buyer, main, show } = await memberAt(page, combination);
		const goods = await goodsOfShops(combination.edition, 2);
		await buyer.put(Object.fromEntries(goods.map(({ variantId }) => [variantId, 1])));
		const { code, parcels } = await buyer.order('cash_on_delivery');
		expect(parcels).toHaveLength(2);
		await show(`/Orders/${code}`);
		const names = parcels.flatMap(({ lines }) => lines.map(({ name }) => name));
		const named = (name: string) => main.getByRole('heading', { name, exact: true });
		await expect(main.locator('details:not([open])')).toHaveCount(1);
		await expect(main.getByRole('button').filter({ visible: true })).not.toHaveCount(0);
		await page.emulateMedia({ media: 'print' });
		for (const name of names) await expect(named(name)).toBeVisible();
		await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
		await expect(page.getByRole('banner')).toBeHidden();
		await expect(page.getByRole('contentinfo')).toBeHidden();
	},
);

test(
	'an order on its way: approved, sent, received, reviewed with a picture, bought again [§1.14] [§2.12]',
	ON.desktop,
	async ({ page, browser }) => {
		const combination = MATRIX.mmDesktop;
		const { buyer, text, main, dialog, press, show, status } = await memberAt(page, combination);
		const { variantId } = await plainGoods(combination.edition, 0, SHOPS[combination.edition]);
		await buyer.put({ [variantId]: 2 });
		const { code, parcels } = await buyer.order('cash_on_delivery');
		const trackCode = parcels[0]?.trackCode ?? '';
		const name = parcels[0]?.lines[0]?.name ?? '';

		await test.step('stands where it is looked for, and nowhere else', async () => {
			await show('/Orders');
			await main.getByRole('link', { name: text('stage.delivered'), exact: true }).click();
			await expect(main.getByText(text('list.none.delivered'))).toBeVisible();
			await main.getByRole('link', { name: text('stage.preparing'), exact: true }).click();
			await main.getByRole('link', { name: text('card.title', { code }) }).click();
			await expect(page).toHaveURL(new RegExp(`/Orders/${code}$`));
			await expect(status('pending').first()).toBeVisible();
		});

		await test.step('tells how far it is', async () => {
			const seller = await sellerAt(browser, combination);
			for (const to of WAY) await seller.move(trackCode, to);
			await seller.close();
			await page.reload();
			await ready(page);
			const way = main
				.getByRole('list', { name: textOf(combination.language, 'tracking', 'way') })
				.getByRole('listitem');
			for (const [at, passed] of ['pending', ...WAY].entries()) {
				await expect(way.nth(at)).toContainText(textOf(combination.language, 'tracking', `status.${passed}`));
			}
			await expect(status('on going').first()).toBeVisible();
			await expect(main.getByText('11041')).toHaveText(/^\D*11041$/);
			await expect(main.getByRole('button', { name: text('cancel.button'), exact: true })).toBeHidden();
		});

		await test.step('is confirmed after one question', async () => {
			await press('parcel.confirm');
			await dialog.getByRole('button', { name: text('confirm.yes') }).click();
			await expect(status('complete').first()).toBeVisible();
			await expect(main.locator(`a[href="/Receipt/${code}"]`)).toBeVisible();
			expect(await buyer.orderOf(code)).toMatchObject({ status: 'complete' });
		});

		await test.step('is reviewed with a picture', async () => {
			const words = (key: string) => textOf(combination.language, 'reviewing', key);
			await main.getByRole('button', { name: words('write') }).click();
			const review = page.getByRole('dialog', { name: words('title') });
			await review.getByRole('radio').nth(4).check();
			await review.getByRole('textbox').fill('Soft, and the colour is that of the picture.');
			const picture = { name: 'cloth.png', mimeType: 'image/png', buffer: await page.screenshot() };
			await review.locator('input[type=file]').first().setInputFiles(picture);
			await expect(review.getByText(words('upload.sent'))).toBeVisible();
			await review.getByRole('button', { name: words('send'), exact: true }).click();
			await expect(review).toBeHidden();
			await expect(main.getByText(text('lines.reviewed')).first()).toBeVisible();
		});

		await test.step('is bought again', async () => {
			await press('again.button');
			await page.getByRole('button', { name: text('again.cart') }).click();
			await expect(page).toHaveURL(/\/Checkout$/i);
			await expect(main.getByText(name).first()).toBeVisible();
			await expect(main.getByRole('spinbutton')).toHaveValue('2');
		});
	},
);

test('an order is cancelled with a reason, and is found among the cancelled', ON.phone, async ({ page }) => {
	const combination = MATRIX.thPhone;
	const { buyer, text, main, dialog, press, show } = await memberAt(page, combination);
	const { variantId } = await plainGoods(combination.edition, 5);
	await buyer.put({ [variantId]: 1 });
	const { code } = await buyer.order('cash_on_delivery');
	await show(`/Orders/${code}`);
	await press('cancel.button');
	const confirm = dialog.getByRole('button', { name: text('cancel.button'), exact: true });
	await confirm.click();
	await expect(dialog.getByText(text('cancel.missing'))).toBeVisible();
	await dialog.getByRole('radio', { name: textOf(combination.language, 'tracking', 'reasons.too_slow') }).check();
	await confirm.click();
	await expect(dialog).toBeHidden();
	await expect(main.getByText(textOf(combination.language, 'tracking', 'cancelledByYou')).first()).toBeVisible();
	await expect(main.getByRole('button', { name: text('cancel.button'), exact: true })).toBeHidden();
	await show('/Orders?stage=cancelled');
	await expect(main.getByRole('link', { name: text('card.title', { code }), exact: true })).toBeVisible();
	await show('/Orders?stage=preparing');
	await expect(main.getByText(text('list.none.preparing'))).toBeVisible();
});

test(
	'an order whose payment failed is paid from the list, and has its documents then [§1.19]',
	ON.desktop,
	async ({ page }) => {
		const combination = MATRIX.thDesktop;
		const { buyer, text, main, show } = await memberAt(page, combination);
		const { variantId } = await plainGoods(combination.edition, 6);
		await buyer.put({ [variantId]: 1 });
		const { id, code, total } = await buyer.order('card');
		const { reference } = await buyer.pay(id);
		await buyer.settle(reference, 'refuse');
		const does = shopperAt(page, combination.language);

		await show(`/Orders/${code}`);
		await expect(main.getByText(text('pay.failed.title')).first()).toBeVisible();
		await expect(main.locator(`a[href="/Receipt/${code}"]`)).toHaveCount(0);
		await show('/Orders?stage=to_pay');
		await main.getByRole('link', { name: text('card.pay') }).click();
		await expect(does.heading('payment', 'failed.title')).toBeVisible();
		await does.press('payment', 'failed.retry');
		await does.atBank('confirm');
		await expect(does.heading('payment', 'success.title')).toBeVisible();
		await main.getByRole('link', { name: does.text('payment', 'toOrder') }).click();
		for (const document of ['Invoice', 'Receipt']) {
			await main.locator(`a[href="/${document}/${code}"]`).click();
			await expect(page).toHaveURL(new RegExp(`/${document}/${code}$`));
			await expect(main.getByText(code).first()).toBeVisible();
			await expect(main.getByText(formatPrice(total, combination.language)).first()).toBeVisible();
			const saving = page.waitForEvent('download');
			await main.getByRole('link', { name: textOf(combination.language, 'documents', 'save') }).click();
			const file = await saving;
			expect(file.suggestedFilename()).toMatch(/^(INV|RCP)-\d{4}-ZL\d{8}\.pdf$/);
			expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-');
			await page.goBack();
		}
	},
);

test(
	'a visitor tracks a parcel by code and phone, and sees no address [§1.13]',
	ON.phone,
	async ({ page, problems }) => {
		const combination = MATRIX.mmPhone;
		problems.forgive(/status of 404/);
		const { buyer, main } = await memberAt(page, combination);
		const { variantId } = await plainGoods(combination.edition, 7);
		await buyer.put({ [variantId]: 1 });
		const { code, parcels } = await buyer.order('cash_on_delivery');
		await forgetVisitor(page);
		await open(page, at(combination.edition, `/Track?lang=${combination.language}`));
		const text = (key: string, values = {}) => textOf(combination.language, 'tracking', key, values);
		const track = async (number: string) => {
			await main.getByRole('textbox', { name: text('code') }).fill(code.toLowerCase());
			await main.locator('input[type=tel]').fill(number);
			await main.getByRole('button', { name: text('submit'), exact: true }).click();
		};
		await track('09 777 777 777');
		await expect(main.getByText(text('problems.notFound')).first()).toBeVisible();
		await track(PHONES[combination.edition]);
		await expect(main.getByRole('heading', { name: text('found', { code }) })).toBeVisible();
		await expect(main.getByText(parcels[0]?.trackCode ?? '').first()).toBeVisible();
		await expect(main.getByText('Inya Road')).toHaveCount(0);
	},
);

test(
	'a guest who lost the browser finds the order by the message alone [§1.13]',
	ON.phone,
	async ({ page, browser }) => {
		const combination = MATRIX.thPhone;
		const buyer = buyerOf(page, combination);
		await buyer.asGuest();
		const { variantId } = await plainGoods(combination.edition, 8);
		await buyer.put({ [variantId]: 1 });
		const { code, parcels } = await buyer.order('cash_on_delivery');
		// A job sends messages, within moments.
		await expect.poll(() => orderLinkIn(code), { timeout: 60_000 }).toBeDefined();
		const { pathname, search, hash } = new URL((await orderLinkIn(code)) ?? '');

		const another = await browser.newContext();
		const found = await another.newPage();
		await open(found, at(combination.edition, pathname + search + hash));
		const main = found.getByRole('main');
		await expect(
			main.getByRole('heading', { name: textOf(combination.language, 'tracking', 'found', { code }) }),
		).toBeVisible();
		await expect(main.getByText(parcels[0]?.trackCode ?? '').first()).toBeVisible();
		await expect(main.getByText('Silom Road')).toHaveCount(0);
		await another.close();
	},
);
