import type { HeldEntitlement, Quotation } from '@zaylat/api-client/contract';
import { endPlanSoon, plansOfDays, textsAbout, tieredGoods } from './support/database.ts';
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

test('a plan renews: told, ordered, paid, and longer [§1.9]', ON.phone, async ({ page }) => {
	const combination = MATRIX.mmPhone;
	const { buyer, show, main } = await memberAt(page, combination);
	const library = (key: string) => textOf(combination.language, 'library', key);
	const held = async () => {
		const { items } = await buyer.demand<{ items: HeldEntitlement[] }>('GET', '/api/entitlements');
		return items[0];
	};
	const payFor = async (orderId: string) => buyer.settle((await buyer.pay(orderId, 'qr')).reference, 'confirm');

	const { variantId } = await plansOfDays(combination.edition);
	await buyer.put({ [variantId]: 1 });
	const { id, code } = await buyer.order('qr');
	await payFor(id);
	await show('/DigitalLibrary');
	await main.getByRole('switch').click();
	await expect.poll(async () => (await held())?.renewsAutomatically).toBe(true);
	await endPlanSoon(code);
	await expect.poll(async () => (await held())?.renewalOrder ?? null).not.toBeNull();
	const before = await held();

	await show('/DigitalLibrary');
	await main.getByRole('link', { name: library('renew.pay') }).click();
	await expect(page).toHaveURL(new RegExp(`/Orders/${before?.renewalOrder}$`));
	await payFor(before?.renewalOrder ?? '');
	await expect
		.poll(async () => Date.parse((await held())?.endsAt ?? ''))
		.toBeGreaterThan(Date.parse(before?.endsAt ?? ''));
	await show('/DigitalLibrary');
	await expect(main.getByRole('switch')).toBeChecked();
	await expect(main.getByRole('link', { name: library('renew.pay') })).toBeHidden();
	await expect.poll(() => textsAbout(before?.renewalOrder ?? '')).not.toEqual([]);
});
