import type { Locator, Page } from '@playwright/test';
import { buyerOf, newPhone } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, ready, setLanguage, test, textOf } from './support/shop.ts';

/** The most presses that a shopper with an address and an earlier order needs. */
const RETURNING_MOST = 4;
/** The most presses that a new guest needs, who types an address. */
const GUEST_MOST = 10;

/**
 * Counts presses. One on the page counts one; a choice in a native list counts two, one to open it and one to choose.
 * Typing, and the key of the phone's keyboard that leads to the next field, count nothing.
 */
function counted(page: Page) {
	let presses = 0;
	return {
		total: () => presses,
		async press(target: Locator): Promise<void> {
			presses += 1;
			await target.click();
		},
		async choose(list: Locator, value: string | { readonly index: number }): Promise<void> {
			presses += 2;
			await list.selectOption(value);
		},
		/** Presses a field and types. */
		async type(field: Locator, typed: string): Promise<void> {
			presses += 1;
			await field.click();
			await field.fill(typed);
		},
		/** Goes to the next field by the keyboard and types. */
		async typeNext(field: Locator, typed: string): Promise<void> {
			for (let tries = 0; tries < 4 && !(await field.evaluate((it) => it === document.activeElement)); tries += 1) {
				await page.keyboard.press('Tab');
			}
			await expect(field).toBeFocused();
			await page.keyboard.type(typed);
		},
	};
}

/** What a shopper presses from a product's page on. */
function shopper(page: Page, { language }: Combination) {
	const does = shopperAt(page, language);
	return {
		...does,
		buyNow: page.getByRole('button', { name: textOf(language, 'product', 'buy.now'), exact: true }),
		asGuest: page.getByRole('button', { name: textOf(language, 'auth', 'guest') }),
		field: (key: string) => page.getByLabel(does.text('addresses', key)).and(page.locator('input, select')),
	};
}

for (const combination of [MATRIX.mmPhone, MATRIX.thPhone]) {
	const { edition } = combination;

	test(
		`${edition}: a returning shopper orders from the product's page with at most ${RETURNING_MOST} presses`,
		ON.phone,
		async ({ page }) => {
			const [before, wanted] = [await plainGoods(edition, 20), await plainGoods(edition, 21)];
			await setLanguage(page, combination);
			const buyer = buyerOf(page, combination);
			await buyer.asMember();
			await buyer.keepAddress();
			await buyer.put({ [before.variantId]: 1 });
			await buyer.order('cash_on_delivery');
			await buyer.put({ [before.variantId]: 1 });
			const { buyNow, pay, heading, orderCode } = shopper(page, combination);
			const { press, total } = counted(page);

			await open(page, at(edition, `/Products/${wanted.productId}?variant=${wanted.variantId}`));
			await press(buyNow);
			await expect(page).toHaveURL(/step=review/);
			await press(pay);
			await expect(heading('payment', 'success.ordered')).toBeVisible();
			expect(total()).toBeLessThanOrEqual(RETURNING_MOST);

			const order = await buyer.orderOf(orderCode());
			expect(order.paymentMethod, 'the last used way to pay').toBe('cash_on_delivery');
			const bought = order.parcels.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
			expect(bought, 'only this product').toEqual([wanted.variantId]);
			const { lines } = await buyer.demand<{ lines: { variantId: string }[] }>('GET', '/api/cart');
			expect(
				lines.map(({ variantId }) => variantId),
				'the cart stays as it is',
			).toEqual([before.variantId]);
		},
	);

	test(
		`${edition}: a new guest who types an address orders with at most ${GUEST_MOST} presses, through reloads`,
		ON.phone,
		async ({ page }) => {
			const { productId, variantId } = await plainGoods(edition, 22);
			await setLanguage(page, combination);
			const { buyNow, asGuest, field, main, text, pay, orderCode } = shopper(page, combination);
			const { press, choose, type, typeNext, total } = counted(page);

			await open(page, at(edition, `/Products/${productId}?variant=${variantId}`));
			await press(buyNow);
			await expect(page).toHaveURL(/\/login\?redirect=/);
			await page.reload();
			await ready(page);
			await press(asGuest);
			await expect(page).toHaveURL(new RegExp(`step=review&buy=${variantId}`));
			await type(field('recipient'), 'Daw Khin');
			await typeNext(page.locator('input[type=tel]'), newPhone(edition));
			if (edition === 'mm') {
				await choose(field('region.mm'), 'mm-yangon');
				await choose(field('township.mm'), 'mm-yangon-kamayut');
			} else {
				await type(field('postcode'), '10500');
				await expect(field('township.th')).not.toHaveValue('');
				await expect(field('subdistrict').getByRole('option').nth(1)).toBeAttached();
				await choose(field('subdistrict'), { index: 1 });
			}
			await type(field('homeNo'), '12');
			await typeNext(field('street'), 'Inya Road');
			await press(main.getByRole('button', { name: text('checkout', 'address.saveAndUse'), exact: true }));
			await expect(main.getByRole('region', { name: text('checkout', 'review.to') })).toContainText('Daw Khin');
			await page.reload();
			await ready(page);
			await expect(main.getByRole('region', { name: text('checkout', 'review.to') })).toContainText('Daw Khin');
			await press(pay);
			await expect(page).toHaveURL(/\/Payment\?order=ZL\d{8}/);
			expect(total()).toBeLessThanOrEqual(GUEST_MOST);
			expect(orderCode()).toMatch(/^ZL\d{8}$/);
		},
	);
}
