import type { Page } from '@playwright/test';
import { formatCount } from '@zaylat/domain/money';
import { plainGoods, tieredGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, ownerAt, WAY } from './support/orders.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

/** A text in the language of a page, exactly as a whole. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, size, language } = combination;
	test(
		`${edition}: a buyer and a seller in two browsers: chat, quotation and parcel to the end, without a reload [§1.16] [§1.19]`,
		ON[size],
		async ({ page, browser }) => {
			const { buyer, main, show } = await memberAt(page, combination);
			const { shop: slug, productId, from } = await tieredGoods(edition);
			const seller = await ownerAt(browser, combination, slug);
			// The timeline of a parcel names all of its states; the badge names the current one.
			const badge = (name: string) =>
				main
					.locator('[data-part=badge]')
					.filter({ hasText: new RegExp(`^${status(name)}$`) })
					.first();
			const chat = (key: string) => textOf(language, 'chat', key);
			const wholesale = (key: string) => textOf(language, 'wholesale', key);
			const status = (name: string) => textOf(language, 'tracking', `status.${name}`);

			await test.step('the seller sees a question on the desk, and answers it in the chat', async () => {
				await open(seller.page, at(edition, '/Selling'));
				await show(`/Shops/${slug}`);
				await main.getByRole('link', { name: new RegExp(`^${textOf(language, 'catalog', 'askShop')}`) }).click();
				await expect(page).toHaveURL(/\/chat\?thread=/);
				const question = `Is it in stock? ${Date.now()}`;
				await page.getByRole('textbox', { name: chat('composer.message') }).fill(question);
				await page.getByRole('button', { name: chat('composer.send'), exact: true }).click();
				const count = { count: formatCount(1, language) };
				await seller.main.getByRole('link', { name: textOf(language, 'desk', 'chatUnread', count) }).click();
				await seller.main.getByRole('link', { name: new RegExp(question.replace('?', '\\?')) }).click();
				await expect(seller.page.getByRole('log').getByText(question)).toBeVisible();
				const answer = `Yes: ${question}`;
				await seller.page.getByRole('textbox', { name: chat('composer.message') }).fill(answer);
				await seller.page.getByRole('button', { name: chat('composer.send'), exact: true }).click();
				await expect(page.getByRole('log').getByText(answer)).toBeVisible();
			});

			await test.step('the seller answers a price request, and the buyer takes the price into the cart', async () => {
				await open(seller.page, at(edition, '/Selling?view=quotations'));
				await show('/Quotations');
				await expect(shown(page, wholesale('list.emptyTitle'))).toBeVisible();
				const note = `By the end of the month. ${Date.now()}`;
				const wish = { productId, quantity: from, note };
				await buyer.demand('POST', '/api/quotations', wish);
				await expect(shown(page, wholesale('status.requested'))).toBeVisible();
				await expect(shown(seller.page, note)).toBeVisible();
				await seller.press(note, 'quotation.answer');
				const card = seller.main.getByRole('article').filter({ hasText: note });
				const words = `We pack it for you. ${Date.now()}`;
				await card.getByRole('textbox', { name: seller.text('quotation.words') }).fill(words);
				await card.getByRole('button', { name: seller.text('quotation.send') }).click();
				await expect(shown(page, words)).toBeVisible();
				await main.getByRole('article').getByRole('button').first().click();
				await expect(shown(page, wholesale('item.inCart'))).toBeVisible();
				await expect(card.getByText(wholesale('status.accepted'), { exact: true })).toBeVisible();
			});

			await test.step('the seller moves the parcel to the buyer, who follows it on the open page', async () => {
				await open(seller.page, at(edition, '/Selling?stage=preparing'));
				const { code } = await buyer.order('cash_on_delivery');
				await show(`/Orders/${code}`);
				const card = () => seller.main.getByRole('article').filter({ hasText: code });
				await expect(card()).toBeVisible();
				for (const to of WAY.slice(0, 2)) {
					await seller.press(code, `parcel.moves.${to}`);
					await expect(badge(to)).toBeVisible();
				}
				// The next steps belong to another stage, which the seller opens.
				const stage = seller.main.getByRole('link', { name: seller.text('filter.stage.preparing'), exact: true });
				await seller.press(code, 'parcel.moves.start shipping');
				await expect(badge('start shipping')).toBeVisible();
				await expect(stage).toHaveAttribute('aria-current', 'true');
				await seller.main.getByRole('link', { name: seller.text('filter.stage.on_the_way'), exact: true }).click();
				for (const to of ['on going', 'delivered']) {
					await seller.press(code, `parcel.moves.${to}`);
					await expect(badge(to)).toBeVisible();
				}
				expect(await buyer.orderOf(code)).toMatchObject({ status: 'delivered' });
			});

			await test.step('the seller cancels a parcel with a reason that the buyer reads', async () => {
				const goods = await plainGoods(edition, 0, slug);
				await buyer.put({ [goods.variantId]: 1 });
				const { code } = await buyer.order('cash_on_delivery');
				await show(`/Orders/${code}`);
				await open(seller.page, at(edition, '/Selling'));
				await seller.press(code, 'parcel.cancel');
				const card = seller.main.getByRole('article').filter({ hasText: code });
				const reason = 'The cloth has a flaw.';
				await card.getByRole('textbox', { name: seller.text('parcel.reason') }).fill(reason);
				await card.getByRole('button', { name: seller.text('parcel.cancelNow') }).click();
				await expect(badge('order cancelled by seller')).toBeVisible();
				await expect(main.getByText(reason).first()).toBeVisible();
			});
			await seller.close();
		},
	);
}
