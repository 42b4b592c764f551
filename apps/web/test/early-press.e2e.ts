import { buyerOf } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { openBeforeHydration } from './support/held-scripts.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, setLanguage, test, textOf } from './support/shop.ts';

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, language, size } = combination;
	test(`an address chosen before hydration counts in the ${edition} edition`, ON[size], async ({ page }) => {
		const { main, press, heading } = shopperAt(page, language);
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asMember();
		const { variantId } = await plainGoods(edition, 14);
		await buyer.put({ [variantId]: 1 });
		await buyer.keepAddress();
		await buyer.keepAddress();
		const releaseScripts = await openBeforeHydration(page, at(edition, '/Checkout?step=address'));
		await expect(main.getByRole('radio').first()).toBeChecked();
		await main.getByRole('radio').last().check();
		await press('checkout', 'address.next');
		releaseScripts();
		await expect(heading('checkout', 'delivery.title')).toBeVisible();
		await page.goBack();
		await expect(main.getByRole('radio').last()).toBeChecked();
	});
}

test(
	'a press on the way to the checkout counts when the session arrives in the middle of it',
	ON.desktop,
	async ({ page }) => {
		const combination = MATRIX.thDesktop;
		const { edition, language } = combination;
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asGuest();
		const { variantId } = await plainGoods(edition, 14);
		await buyer.put({ [variantId]: 1 });
		const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
		await page.route('**/api/auth/session*', async (route) => {
			await pressed;
			await route.continue();
		});
		await open(page, at(edition, '/Checkout'));
		const link = page.getByRole('link', { name: textOf(language, 'cart', 'summary.checkout') });
		// Guests earn no points.
		const points = page.getByText(new RegExp(textOf(language, 'cart', 'summary.points', { number: '\\S+' })));
		await expect(points).toBeVisible();
		await link.hover();
		await page.mouse.down();
		const session = page.waitForResponse('**/api/auth/session*');
		press();
		await (await session).finished();
		await expect(points).toHaveCount(0);
		await page.mouse.up();
		await expect(page).toHaveURL(/step=review/);
	},
);
