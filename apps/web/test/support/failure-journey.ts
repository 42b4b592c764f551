import type { Page } from '@playwright/test';
import type { Order, Payment } from '@zaylat/api-client/contract';
import { beginCheckout } from './checkout.ts';
import { digitalGoods, plainGoods } from './database.ts';
import { type Combination, ON } from './matrix.ts';
import { expect, test } from './shop.ts';

/** What is written to the shops, and must never be lost. */
export const NOTE = 'Please ring twice.';

/**
 * Goods of these end-to-end tests, from the end of the catalogue; each that changes price or stock has its own. What sells out is the
 * furthest: goods behind it move up.
 */
export const NTH = { tabs: 3, any: 4, price: 100, stock: 200 } as const;

/** What else the shopper chooses before the order is placed. */
interface CheckoutChoices {
	readonly isMember?: boolean;
	/** A digital good too, with the address for its code. */
	readonly codesTo?: string;
	readonly coupon?: string;
}

/** A shopper at the last step, who will pay in cash or by card, and has written to the shops. */
export async function toReview(
	page: Page,
	combination: Combination,
	method: 'card' | 'cash_on_delivery',
	nth: number,
	{ isMember = false, codesTo, coupon }: CheckoutChoices = {},
) {
	const goods = await plainGoods(combination.edition, nth);
	const digital = codesTo === undefined ? {} : { [(await digitalGoods(combination.edition)).variantId]: 1 };
	const begun = await beginCheckout(page, combination, { pieces: { [goods.variantId]: 2, ...digital }, isMember });
	const { does } = begun;
	await does.toPayment();
	if (codesTo !== undefined) await page.getByLabel(does.text('checkout', 'email.label')).fill(codesTo);
	if (coupon !== undefined) {
		await page.getByLabel(does.text('checkout', 'coupon.label')).fill(coupon);
		await does.press('checkout', 'coupon.apply');
		await expect(page.getByRole('button', { name: does.text('checkout', 'coupon.remove') })).toBeVisible();
	}
	await does.chooseMethod(method);
	await expect(page).toHaveURL(/step=review/);
	await does.main.getByRole('button', { name: does.text('checkout', 'note.open') }).click();
	const note = does.main.getByRole('textbox', { name: does.text('checkout', 'note.label') });
	await note.fill(NOTE);
	const ordersOf = () => begun.buyer.demand<{ items: Order[] }>('GET', '/api/orders');
	return { ...begun, ...goods, note, ordersOf };
}

/** A shopper with a pending card payment, and the bank's id of it. */
export async function toBank(page: Page, combination: Combination) {
	const begun = await toReview(page, combination, 'card', NTH.any);
	await begun.does.pay.click();
	await expect(begun.does.main.getByText(begun.does.text('payment', 'waiting'), { exact: true })).toBeVisible();
	const code = begun.does.orderCode();
	const { payment } = await begun.buyer.orderOf(code);
	const { reference } = await begun.buyer.demand<Payment>('GET', `/api/payments/${payment?.id}`);
	return { ...begun, code, reference };
}

/** Declares a test that runs in one combination alone. */
export function journey(
	combination: Combination,
	title: string,
	walk: (page: Page, forgive: (pattern: RegExp) => void) => Promise<void>,
) {
	test(title, ON[combination.size], ({ page, problems }) => walk(page, problems.forgive));
}
