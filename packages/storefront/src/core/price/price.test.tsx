import { SCENARIOS } from '@zaylat/api-client/mocks';
import type { CurrencyKey } from '@zaylat/domain/money';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

/** Shows the product of 18,500 kyat that cost 24,000, in a currency. */
async function prices(currency: CurrencyKey) {
	const { screen } = await renderShop('/Products/1001', { ...SCENARIOS['signed-in'], preferences: { currency } });
	const main = screen.getByRole('main');
	await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
	const partOf = (name: string) => main.element().querySelector(`[data-part=price-${name}]`)?.textContent ?? '';
	await expect.poll(() => partOf('current')).not.toBe('');
	return ['current', 'previous'].map((name) => partOf(name).replaceAll(/[^\d.,]/g, ''));
}

describe('a price', () => {
	// At 2,100 kyat to the dollar, 100 to the baht and 13.8 to the yen.
	test.each<[CurrencyKey, string, string]>([
		['mmk', '18,500', '24,000'],
		['usd', '8.81', '11.43'],
		['thb', '185.00', '240.00'],
		['yen', '1,341', '1,739'],
	])('is converted, not relabelled, in %s', async (currency, now, before) => {
		expect(await prices(currency)).toEqual([now, before]);
	});
});
