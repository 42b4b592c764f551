import type { Quotation } from '@zaylat/api-client/contract';
import { tieredGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt } from './support/orders.ts';
import { expect, test, textOf } from './support/shop.ts';

test(
	'a quoted price that ends in the cart is told before the checkout, and can be asked for again [§1.19]',
	ON.desktop,
	async ({ page }) => {
		const combination = MATRIX.thDesktop;
		const { buyer, show, main } = await memberAt(page, combination);
		const cart = (key: string) => textOf(combination.language, 'cart', key);
		const wholesale = (key: string) => textOf(combination.language, 'wholesale', key);
		const { productId, from } = await tieredGoods(combination.edition);
		const { id } = await buyer.demand<Quotation>('POST', '/api/quotations', { productId, quantity: from, note: '' });
		const act = (wanted: string) => buyer.demand('POST', `/api/dev-tool/quotations/${id}/acts`, { act: wanted });

		await act('offer');
		await buyer.demand('POST', `/api/quotations/${id}/accept`);
		await show('/Checkout');
		await expect(main.getByRole('spinbutton')).toHaveValue(String(from));
		await expect(main.getByRole('link', { name: cart('line.askAgain') })).toBeHidden();
		await act('expire');
		await show('/Checkout');
		await main.getByRole('link', { name: cart('line.askAgain') }).click();
		await expect(page.getByRole('dialog', { name: wholesale('request.title') })).toBeVisible();
		await show('/Quotations');
		await expect(main.getByRole('article').getByText(wholesale('status.expired'), { exact: true })).toBeVisible();
	},
);
