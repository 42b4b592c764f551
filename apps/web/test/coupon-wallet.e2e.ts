import { MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, continueAsGuest, expect, LANGUAGE_OF, open, pressLater, test, textOf } from './support/shop.ts';
import { visitorOf } from './support/visitor.ts';

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const language = LANGUAGE_OF[edition];
	const text = (key: string) => textOf(language, 'coupons', key);

	test(
		`${edition}: a visitor collects a coupon on the home page by signing in, and another one at a product; the account has both [§1.17]`,
		ON[size],
		async ({ page }) => {
			await open(page, at(edition));
			const toCollect = page.getByRole('region', { name: text('title') });
			await toCollect.scrollIntoViewIfNeeded();
			await pressLater(toCollect.getByRole('button', { name: text('collect') }).first());
			await expect(page).toHaveURL(/\/login\?redirect=/);
			await continueAsGuest(page, language);
			await expect(page.getByText(text('collected'), { exact: true })).toBeVisible();

			await open(page, at(edition, '/profile?target=coupons'));
			const usable = page.getByRole('region', { name: text('wallet.active') });
			await expect(usable.getByRole('listitem')).toHaveCount(1);

			const { data } = await visitorOf(page, edition, PORTS.shop).getJson('/api/products?per_page=1');
			await open(page, at(edition, `/Products/${data.items[0].id}`));
			const main = page.getByRole('main');
			await pressLater(main.locator('[data-part=all-coupons]'));
			const drawer = page.getByRole('dialog');
			await expect(drawer.getByText(text('has'), { exact: true })).toBeVisible();
			await drawer
				.getByRole('button', { name: text('collect') })
				.first()
				.click();
			await expect(drawer.getByText(text('has'), { exact: true })).toHaveCount(2);
			// The drawer says so before the server does; leaving the page before that would end the request.
			await expect(page.getByText(text('collected'), { exact: true })).toBeVisible();

			await open(page, at(edition, '/profile?target=coupons'));
			await expect(usable.getByRole('listitem')).toHaveCount(2);
		},
	);
}
