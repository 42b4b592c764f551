import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { beginCheckout } from './support/checkout.ts';
import { digitalGoods, plainGoods } from './support/database.ts';
import { journey } from './support/failure-journey.ts';
import { type Combination, MATRIX } from './support/matrix.ts';
import { at, expect, open, test } from './support/shop.ts';
import { smallTargets } from './support/targets.ts';

/** Checks the page by axe's rules, and the minimum size of its targets. */
async function expectReach(page: Page): Promise<void> {
	await expect.poll(() => axeViolations(page, { within: 'main' }), { timeout: 40_000 }).toEqual([]);
	await expect.poll(() => smallTargets(page)).toEqual([]);
}

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop] satisfies Combination[]) {
	journey(
		combination,
		`${combination.edition}: every step to the order is told to who cannot see it, and hit by a finger [§2.10]`,
		async (page) => {
			// Each step is checked completely.
			test.slow();
			const [goods, digital] = await Promise.all([
				plainGoods(combination.edition, 15),
				digitalGoods(combination.edition),
			]);
			const pieces = { [goods.variantId]: 2, [digital.variantId]: 1 };
			const { buyer, email, does } = await beginCheckout(page, combination, { pieces, points: 100 });
			const { text, main, heading, press } = does;
			const steps = main.getByRole('navigation', { name: text('checkout', 'steps.label') });
			const isAt = async (step: 'address' | 'delivery' | 'payment') => {
				await expect(heading('checkout', `${step}.title`)).toBeVisible();
				await expect(steps.locator('[aria-current=step]')).toContainText(text('checkout', `steps.${step}`));
			};

			await test.step('the cart', async () => {
				await open(page, at(combination.edition, '/Checkout'));
				await expect(main.getByRole('spinbutton')).toHaveCount(2);
				await expect(main.getByRole('textbox', { name: text('cart', 'coupon.label') })).toBeVisible();
				await expectReach(page);
				await page.getByRole('link', { name: text('cart', 'summary.checkout') }).click();
			});

			await test.step('the whole checkout on one page, which leads to its single steps', async () => {
				await expect(heading('checkout', 'review.title')).toBeVisible();
				await expect(does.change('to')).toBeVisible();
				await expectReach(page);
				await page.getByRole('link', { name: text('checkout', 'steps.single') }).click();
			});

			await test.step('the address: those that are kept, and a new one', async () => {
				await isAt('address');
				await expect(main.getByRole('group', { name: text('checkout', 'address.choose') })).toBeVisible();
				await expectReach(page);
				await press('checkout', 'address.add');
				for (const key of ['recipient', 'street', 'homeNo']) {
					await expect(main.getByRole('textbox', { name: text('addresses', key) })).toBeVisible();
				}
				await expectReach(page);
				await open(page, at(combination.edition, '/Checkout?step=address'));
				await does.chooseFirst();
				await press('checkout', 'address.next');
			});

			await test.step('the delivery', async () => {
				await isAt('delivery');
				await expect(heading('checkout', 'delivery.title')).toBeFocused();
				await expect(main.getByRole('radio').first()).toBeVisible();
				await expectReach(page);
				await press('checkout', 'delivery.next');
			});

			await test.step('the payment, with points and an email for codes', async () => {
				await isAt('payment');
				await expect(heading('checkout', 'payment.title')).toBeFocused();
				await expect(main.getByRole('group', { name: text('checkout', 'payment.methods') })).toBeVisible();
				await main.getByRole('textbox', { name: text('checkout', 'email.label') }).fill(email);
				await expectReach(page);
				await does.chooseMethod('e_wallet');
			});

			await test.step('the review', async () => {
				await expect(heading('checkout', 'review.title')).toBeFocused();
				for (const card of ['to', 'parcels', 'by']) {
					await expect(main.getByRole('region', { name: text('checkout', `review.${card}`) })).toBeVisible();
				}
				await does.change('to').click();
				await expect(main.getByRole('group', { name: text('checkout', 'address.choose') })).toBeVisible();
				await expect(main.getByRole('button', { name: text('checkout', 'address.add') })).toBeVisible();
				await expectReach(page);
				await press('paying', 'all');
				await expect(page.getByRole('region', { name: text('checkout', 'totals.title') })).toBeVisible();
				await expectReach(page);
				await does.pay.click();
			});

			await test.step('the payment that runs, and its end', async () => {
				await does.giveWallet('e_wallet', combination.edition);
				await expect(main.getByText(text('payment', 'waiting'), { exact: true })).toBeVisible();
				await expectReach(page);
				await does.atBank('confirm');
				await expect(heading('payment', 'success.title')).toBeVisible();
				await expectReach(page);
				expect(await buyer.orderOf(does.orderCode())).toMatchObject({ payment: { status: 'paid' } });
			});
		},
	);
}
