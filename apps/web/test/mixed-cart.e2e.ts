import type { CheckoutQuote, Order, PointsEntry } from '@zaylat/api-client/contract';
import { formatPrice, type Money } from '@zaylat/domain/money';
import { beginCheckout } from './support/checkout.ts';
import { digitalGoods, goodsOfShops, tieredGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, test } from './support/shop.ts';

const COUPON = 'WELCOME10';
const POINTS = 20;

/** Rows of the sums, with the amounts that the API gives them. */
const ROWS = [
	{ area: 'checkout', key: 'totals.goods', amountOf: ({ goods }: CheckoutQuote) => goods, sign: '' },
	{ area: 'cart', key: 'coupon.row', amountOf: ({ discount }: CheckoutQuote) => discount, sign: '−' },
	{ area: 'checkout', key: 'totals.delivery', amountOf: ({ delivery }: CheckoutQuote) => delivery, sign: '' },
	{ area: 'checkout', key: 'totals.points', amountOf: ({ pointsPaid }: CheckoutQuote) => pointsPaid, sign: '−' },
	{ area: 'checkout', key: 'totals.total', amountOf: ({ total }: CheckoutQuote) => total, sign: '' },
] as const;

/** What each shop gets, in an order of its own. */
const sumsOf = (parcels: readonly Pick<Order['parcels'][number], 'shop' | 'kind' | 'total'>[]) =>
	parcels.map(({ shop, kind, total }) => `${shop.slug} ${kind} ${total.amount}`).toSorted();

const amountIn = (amounts: readonly Money[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, language, size } = combination;

	test(
		`${edition}: goods of three shops, a wholesale step, a digital good, coupon and points become one order [§1.6] [§1.12] [§1.17] [§5.7]`,
		ON[size],
		async ({ page }) => {
			const [goods, tiered, digital] = await Promise.all([
				goodsOfShops(edition, 3),
				tieredGoods(edition),
				digitalGoods(edition),
			]);
			const pieces = {
				...Object.fromEntries(goods.map(({ variantId }) => [variantId, 2])),
				[tiered.variantId]: tiered.from,
				[digital.variantId]: 1,
			};
			const { buyer, email, does } = await beginCheckout(page, combination, { pieces, points: 500 });
			const shown = (money: Money) => formatPrice(money, language);

			await test.step('the cart knows the wholesale step, and takes the coupon', async () => {
				await open(page, at(edition, '/Checkout'));
				const { lines } = await buyer.demand<{ lines: { variantId: string; unitPrice: Money }[] }>('GET', '/api/cart');
				expect(lines).toHaveLength(5);
				await expect(does.main.getByRole('spinbutton')).toHaveCount(5);
				await page.getByLabel(does.text('cart', 'coupon.label')).fill(COUPON);
				await does.press('cart', 'coupon.apply');
				await expect(does.main.getByText(does.text('cart', 'coupon.row', { code: COUPON }))).toBeVisible();
				await page.getByRole('link', { name: does.text('cart', 'summary.checkout') }).click();
			});

			await test.step('pays a part with points', async () => {
				await does.stepByStep();
				await does.toPayment();
				await expect(does.main.getByText(does.text('checkout', 'email.required'), { exact: true })).toBeVisible();
				await page.getByLabel(does.text('checkout', 'email.label')).fill(email);
				await page.getByLabel(does.text('checkout', 'points.label')).fill(String(POINTS));
				await does.chooseMethod('mobile_banking');
				await expect(page).toHaveURL(/step=review/);
			});

			const quote = await buyer.quote({ coupon: COUPON, points: POINTS });
			await test.step('the sums are those of the API, and add up', async () => {
				expect(quote.points).toBe(POINTS);
				expect(quote.discount.amount).toBeGreaterThan(0);
				const sums = page.getByRole('region', { name: does.text('checkout', 'totals.title') });
				for (const { area, key, amountOf, sign } of ROWS) {
					const name = sums.getByRole('term').filter({ hasText: does.text(area, key, { code: COUPON }) });
					await expect(name.locator('xpath=following-sibling::dd[1]')).toHaveText(`${sign}${shown(amountOf(quote))}`);
				}
				expect(amountIn(quote.parcels.map(({ total }) => total))).toBe(quote.total.amount);
				for (const { shop } of quote.parcels) await expect(does.main.getByText(shop.name).first()).toBeVisible();
			});

			await test.step('becomes an order with a parcel of each shop', async () => {
				await does.pay.click();
				await expect(page).toHaveURL(/\/Payment\?order=/);
				await does.atBank('confirm');
				await expect(does.heading('payment', 'success.title')).toBeVisible();
				const order = await buyer.orderOf(does.orderCode());
				expect(order.total).toEqual(quote.total);
				expect(sumsOf(order.parcels)).toEqual(sumsOf(quote.parcels));
				const parcels = does.main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
				await expect(parcels).toHaveCount(order.parcels.length);
				for (const [index, { shop, total }] of order.parcels.entries()) {
					await expect(parcels.nth(index)).toContainText(shop.name);
					await expect(parcels.nth(index)).toContainText(shown(total));
				}
				const { items } = await buyer.demand<{ items: PointsEntry[] }>('GET', '/api/points');
				expect(items.filter(({ reason }) => reason === 'spent').map(({ points }) => points)).toEqual([-POINTS]);
				expect(await buyer.demand('GET', '/api/cart')).toMatchObject({ lines: [] });
			});
		},
	);
}
