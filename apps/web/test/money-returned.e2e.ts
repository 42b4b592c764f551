import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { formatPrice } from '@zaylat/domain/money';
import { completeSince, plainGoods, runNow } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, ownerAt, SHOPS, sellerAt, WAY } from './support/orders.ts';
import { PORTS, settlementFolderAt } from './support/servers.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

const folderOf = (edition: string) => join(settlementFolderAt(PORTS.shop), edition, 'courier');

test.afterAll(() => rm(settlementFolderAt(PORTS.shop), { recursive: true, force: true }));

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, size, language } = combination;
	test(
		`${edition}: one of two pieces comes back: the seller's statement has the other, and the courier's file settles the order`,
		ON[size],
		async ({ page, browser }) => {
			const { buyer, main, show, press, text } = await memberAt(page, combination);
			const returns = (key: string, values = {}) => textOf(language, 'returns', key, values);
			const earnings = (key: string, values = {}) => textOf(language, 'earnings', key, values);
			const { variantId } = await plainGoods(edition, 4, SHOPS[edition]);
			await buyer.put({ [variantId]: 2 });
			const placed = await buyer.order('cash_on_delivery');
			const { code } = placed;
			const trackCode = placed.parcels[0]?.trackCode ?? '';
			const mover = await sellerAt(browser, combination);
			for (const to of [...WAY, 'delivered']) await mover.move(trackCode, to);
			await mover.close();
			const seller = await ownerAt(browser, combination, SHOPS[edition]);
			const rowIn = (list: Locator) => list.getByRole('row').filter({ hasText: code });
			const showEarnings = () => open(seller.page, at(edition, '/Selling/Earnings'));
			const held = () => rowIn(seller.main.getByRole('region', { name: earnings('hold.title') }));
			const { goods, tax } = placed;
			// Kyat are counted in whole units; the tax of a piece is rounded, so half of the goods may earn a step more or less.
			const step = edition === 'mm' ? 100 : 1;
			const earned = (share: number) => {
				const steps = ((goods.amount - tax.amount) * share) / step;
				const texts = [Math.floor, Math.ceil].map((round) =>
					formatPrice({ ...goods, amount: round(steps) * step }, language),
				);
				return new RegExp(texts.map((text) => text.replaceAll('.', '\\.')).join('|'));
			};

			await test.step('the sale is on hold', async () => {
				await showEarnings();
				await expect(held()).toContainText(earned(1));
			});

			await test.step('a piece comes back, and its money is returned', async () => {
				await show(`/Orders/${code}`);
				await main.getByRole('button', { name: returns('ask'), exact: true }).click();
				const dialog = page.getByRole('dialog', { name: returns('title') });
				await dialog.getByRole('button', { name: returns('fewer') }).click();
				await dialog.getByRole('radio', { name: returns('reasons.damaged') }).check();
				await dialog.getByRole('textbox', { name: returns('payTo') }).fill('KBZPay 09 951 234 567');
				await dialog.getByRole('button', { name: returns('send'), exact: true }).click();
				await expect(main.getByText(returns('status.requested'), { exact: true })).toBeVisible();
				const request = (await buyer.orderOf(code)).parcels[0]?.returns[0];
				const amount = formatPrice(request?.amount ?? { amount: 0, currency: 'mmk' }, language);
				await open(seller.page, at(edition, '/Selling?returns=open'));
				const card = seller.main.getByRole('article').filter({ hasText: code });
				await card.getByRole('button', { name: new RegExp(`^${returns('desk.accept')}.+`) }).click();
				await card.getByRole('button', { name: returns('desk.accept'), exact: true }).click();
				await card.getByRole('button', { name: returns('desk.refund', { amount }) }).click();
				await expect(main.getByText(returns('status.refunded'), { exact: true })).toBeVisible();
				await press('parcel.confirm');
				await page
					.getByRole('alertdialog')
					.getByRole('button', { name: text('confirm.yes') })
					.click();
				await expect(main.locator(`a[href="/Receipt/${code}"]`)).toBeVisible();
			});

			await test.step('the statement has what was kept', async () => {
				await showEarnings();
				await expect(held()).toContainText(earned(0.5));
				await completeSince(code, 30);
				await runNow('scheduled', 'close-statements');
				await showEarnings();
				await expect(held()).toHaveCount(0);
				await seller.main.getByRole('link', { name: /STM-/ }).first().click();
				const line = rowIn(seller.main.getByRole('region', { name: earnings('statement.lines') }));
				await expect(line).toContainText(earnings('statement.sale'));
				await expect(line).toContainText(earned(0.5));
				await seller.close();
			});

			await test.step('the file of the courier says too little: the operator accepts the entry', async () => {
				const collected = placed.total.amount / 100;
				const day = new Date().toISOString().slice(0, 10);
				const send = async (name: string, amount: number) => {
					await mkdir(folderOf(edition), { recursive: true });
					const lines = ['track_code,amount,date', `${trackCode},${amount.toFixed(2)},${day}`];
					await writeFile(join(folderOf(edition), name), `${lines.join('\n')}\n`);
					await runNow('read-settlements', `${edition} courier`);
				};
				await send('short.csv', collected - 1);
				await open(page, at(edition, '/dev-tool'));
				const money = (key: string, values = {}) => textOf(language, 'developer', `money.${key}`, values);
				const card = main
					.getByRole('listitem')
					.filter({ hasText: trackCode })
					.filter({ hasText: money('concerns.settlement') });
				await expect(card).toContainText(code);
				await card.getByRole('button', { name: money('acts.accept') }).click();
				await expect(card).toHaveCount(0);
			});
		},
	);
}
