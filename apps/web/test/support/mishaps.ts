import type { Page } from '@playwright/test';
import type { Order, Payment } from '@zaylat/api-client/contract';
import { plainGoods } from './backstage.ts';
import { beginCheckout } from './checkout.ts';
import { expect, test } from './shop.ts';
import type { Turn } from './turns.ts';

/** What is written to the shops, and must never be lost. */
export const NOTE = 'Please ring twice.';

/**
 * Goods of these trips, from the end of the catalogue; each that changes price or stock has its own. What sells out is the
 * furthest: goods behind it move up.
 */
export const NTH = { tabs: 3, any: 4, price: 100, stock: 200 } as const;

/** Somebody at the last step, who will pay in cash or by card, and has written to the shops. */
export async function toReview(
	page: Page,
	turn: Turn,
	method: 'card' | 'cash_on_delivery',
	nth: number,
	isMember = false,
) {
	const goods = await plainGoods(turn.edition, nth);
	const begun = await beginCheckout(page, turn, { pieces: { [goods.variantId]: 2 }, isMember });
	const { does } = begun;
	await does.toPayment();
	await does.chooseMethod(method);
	await expect(page).toHaveURL(/step=review/);
	const note = does.main.getByRole('textbox', { name: does.text('checkout', 'note.label') });
	await note.fill(NOTE);
	const ordersOf = () => begun.buyer.demand<{ items: Order[] }>('GET', '/api/orders');
	return { ...begun, ...goods, note, ordersOf };
}

/** Somebody whose card payment runs, and what the bank calls it. */
export async function toBank(page: Page, turn: Turn) {
	const begun = await toReview(page, turn, 'card', NTH.any);
	await begun.does.pay.click();
	await expect(begun.does.main.getByText(begun.does.text('payment', 'waiting'), { exact: true })).toBeVisible();
	const code = begun.does.orderCode();
	const { payment } = await begun.buyer.orderOf(code);
	const { reference } = await begun.buyer.demand<Payment>('GET', `/api/payments/${payment?.id}`);
	return { ...begun, code, reference };
}

/** Walks a trip in one turn alone. */
export function trip(
	turn: Turn,
	title: string,
	walk: (page: Page, forgive: (pattern: RegExp) => void) => Promise<void>,
) {
	test(title, async ({ page, problems }, { project }) => {
		test.skip(project.name !== turn.size, 'walked in the other size');
		await walk(page, problems.forgive);
	});
}
