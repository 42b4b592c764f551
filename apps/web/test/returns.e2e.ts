import { formatPrice } from '@zaylat/domain/money';
import { plainGoods, textsAbout } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, ownerAt, SHOPS, sellerAt, WAY } from './support/orders.ts';
import { at, expect, open, ready, test, textOf } from './support/shop.ts';

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, size, language } = combination;
	test(
		`${edition}: delivered goods are returned: asked for, accepted and refunded, live on both sides, with messages`,
		ON[size],
		async ({ page, browser }) => {
			const { buyer, main, show } = await memberAt(page, combination);
			const text = (key: string, values = {}) => textOf(language, 'returns', key, values);
			const { variantId } = await plainGoods(edition, 3, SHOPS[edition]);
			await buyer.put({ [variantId]: 2 });
			const { code, parcels } = await buyer.order('cash_on_delivery');
			const [parcel] = parcels;
			const mover = await sellerAt(browser, combination);
			for (const to of [...WAY, 'delivered']) await mover.move(parcel?.trackCode ?? '', to);
			await mover.close();

			await show(`/Orders/${code}`);
			await main.getByRole('button', { name: text('ask'), exact: true }).click();
			const dialog = page.getByRole('dialog', { name: text('title') });
			await dialog.getByRole('button', { name: text('fewer') }).click();
			await dialog.getByRole('radio', { name: text('reasons.damaged') }).check();
			await dialog.getByRole('textbox', { name: text('note') }).fill('A seam is open.');
			await page.reload();
			await ready(page);
			await main.getByRole('button', { name: text('ask'), exact: true }).click();
			await expect(dialog.getByRole('textbox', { name: text('note') })).toHaveValue('A seam is open.');
			await expect(dialog.getByRole('radio', { name: text('reasons.damaged') })).toBeChecked();
			await dialog.getByRole('textbox', { name: text('payTo') }).fill('KBZPay 09 951 234 567');
			await dialog.getByRole('button', { name: text('send'), exact: true }).click();
			await expect(main.getByText(text('status.requested'), { exact: true })).toBeVisible();

			const request = (await buyer.orderOf(code)).parcels[0]?.returns[0];
			const money = formatPrice(request?.amount ?? { amount: 0, currency: 'mmk' }, language);
			const seller = await ownerAt(browser, combination, SHOPS[edition]);
			await open(seller.page, at(edition, '/Selling?returns=open'));
			const card = seller.main.getByRole('article').filter({ hasText: code });
			await expect(card.getByText('A seam is open.')).toBeVisible();
			await card.getByRole('button', { name: new RegExp(`^${text('desk.accept')}.+`) }).click();
			await card.getByRole('button', { name: text('desk.accept'), exact: true }).click();
			await expect(main.getByText(text('status.accepted'), { exact: true })).toBeVisible();
			await expect(main.getByText(text('next.accepted', { code: request?.code })).first()).toBeVisible();
			await card.getByRole('button', { name: text('desk.refund', { amount: money }) }).click();
			await expect(main.getByText(text('status.refunded'), { exact: true })).toBeVisible();
			await expect(main.getByText(text('next.refunded', { amount: money })).first()).toBeVisible();
			await seller.close();
			// A job sends messages, some seconds later: passed on, accepted, refunded.
			await expect.poll(() => textsAbout(request?.code ?? ''), { timeout: 60_000 }).toHaveLength(3);
		},
	);
}
