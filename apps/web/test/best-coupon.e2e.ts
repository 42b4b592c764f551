import { formatPrice } from '@zaylat/domain/money';
import { beginCheckout } from './support/checkout.ts';
import { goodsOfShops } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, test } from './support/shop.ts';

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, language, size } = combination;

	test(
		`${edition}: the best coupon is used by itself, and the shopper can do without, which is kept`,
		ON[size],
		async ({ page }) => {
			const goods = await goodsOfShops(edition, 2);
			const pieces = Object.fromEntries(goods.map(({ variantId }) => [variantId, 5]));
			const { buyer, does } = await beginCheckout(page, combination, { pieces, points: 0 });
			const whole = await buyer.quote();

			await open(page, at(edition, '/Checkout'));
			const best = does.main.getByText(does.text('cart', 'coupon.best'));
			await expect(best).toBeVisible();
			// The checkout uses it, too, and no press was needed.
			await page.getByRole('link', { name: does.text('cart', 'summary.checkout') }).click();
			await expect(best).toBeVisible();
			const sums = page.getByRole('region', { name: does.text('checkout', 'totals.title') });
			const row = sums.getByRole('term').filter({ hasText: does.text('checkout', 'totals.total') });
			const due = row.locator('xpath=following-sibling::dd[1]');
			const total = formatPrice(whole.total, language);
			await expect(due).not.toHaveText(total);

			await page.getByRole('button', { name: does.text('cart', 'coupon.none') }).click();
			await expect(best).toHaveCount(0);
			await expect(due).toHaveText(total);
			await page.reload();
			await expect(due).toHaveText(total);
			await expect(best).toHaveCount(0);
		},
	);
}
