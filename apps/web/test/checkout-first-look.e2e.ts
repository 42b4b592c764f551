import { beginCheckout } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { journey } from './support/failure-journey.ts';
import { MATRIX } from './support/matrix.ts';
import { watchRequests } from './support/requests.ts';
import { at, expect, ready, test } from './support/shop.ts';
import { shifts, watchShifts } from './support/steadiness.ts';

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	journey(
		combination,
		`${combination.edition}: the choice of an address stands as it was sent, steady, until somebody chooses [§2.10]`,
		async (page) => {
			const { variantId } = await plainGoods(combination.edition, 16);
			const { buyer, does } = await beginCheckout(page, combination, { pieces: { [variantId]: 1 } });
			const { text, main, heading, press } = does;
			const [address] = (await buyer.demand<{ items: { recipient: string }[] }>('GET', '/api/addresses')).items;
			const asked = watchRequests(page, /^\/api\/(addresses|checkout)/);
			await watchShifts(page);

			await test.step('is whole without scripts, and nobody keeps it', async () => {
				const response = await page.goto(at(combination.edition, '/Checkout?step=address'));
				expect(response?.headers()['cache-control']).toBe('private, no-store');
				const sent = (await response?.text()) ?? '';
				for (const word of [
					address?.recipient ?? '?',
					text('checkout', 'address.next'),
					text('checkout', 'totals.total'),
				]) {
					expect(sent).toContain(word);
				}
			});

			await test.step('asks for nothing by itself, and does not move', async () => {
				await ready(page);
				await page.waitForLoadState('networkidle');
				expect(asked()).toEqual([]);
				expect(await shifts(page)).toBe(0);
			});

			await test.step('takes the first press, which comes before its code', async () => {
				await does.chooseFirst();
				await press('checkout', 'address.next');
				await expect(heading('checkout', 'delivery.title')).toBeVisible();
				await expect.poll(asked).toEqual(['POST /api/checkout/quote']);
			});

			await test.step('is known to the steps after it, and after a reload', async () => {
				await press('checkout', 'delivery.next');
				await does.chooseMethod('cash_on_delivery');
				await expect(heading('checkout', 'review.title')).toBeVisible();
				await expect(main.getByText(address?.recipient ?? '?')).toBeVisible();
				expect(asked().filter((each) => each.endsWith('/api/addresses'))).toEqual([]);
				await page.goto(at(combination.edition, '/Checkout?step=address'));
				await expect(main.getByRole('radio').first()).toBeChecked();
			});
		},
	);
}
