import { MOCK_NOW, MOCK_RATES } from '@zaylat/api-client/mocks';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ShopProviders } from '../../shop/shop-providers.tsx';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { ShellDataContext, useShellData } from '../context/app-context.ts';
import { usePrice, usePriceSum } from './use-price.ts';

const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });

/** Cents of a text such as `US$742.33`. */
const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

function WithRates({ children }: { readonly children: ReactNode }) {
	const data = useShellData();
	return <ShellDataContext value={{ ...data, rates: MOCK_RATES, hasRates: true }}>{children}</ShellDataContext>;
}

async function shown(currency: 'usd' | 'mmk') {
	const shop = testBrowserShop({ preferences: { currency }, now: () => MOCK_NOW });
	await shop.i18n.load('en', []);
	const { result } = await renderHook(() => ({ show: usePrice(), showSum: usePriceSum() }), {
		wrapper: ({ children }) => (
			<ShopProviders shop={shop}>
				<WithRates>{children}</WithRates>
			</ShopProviders>
		),
	});
	return result.current;
}

test('a sum in the chosen currency is that of the lines as they are shown', async () => {
	const { show, showSum } = await shown('usd');
	const line = Array.from({ length: 200 }, (_, index) => kyat(1_000_000 + index * 10_000)).find(
		({ amount }) => centsOf(show(kyat(amount * 7)).text) !== centsOf(show(kyat(amount)).text) * 7,
	);
	if (!line) throw new Error('Every line rounds like the sum');
	const lines = Array.from({ length: 7 }, () => line);
	const sum = showSum(lines, 'mmk');
	expect(sum.isConverted).toBe(true);
	expect(centsOf(sum.text)).toBe(centsOf(show(line).text) * 7);
	expect(centsOf(showSum([...lines, kyat(-line.amount)], 'mmk').text)).toBe(centsOf(show(line).text) * 6);
});

test('a sum of nothing is zero in the chosen currency', async () => {
	const { showSum } = await shown('usd');
	expect(centsOf(showSum([], 'mmk').text)).toBe(0);
	expect(showSum([], 'mmk').isConverted).toBe(true);
});

test('a sum in its own currency is not converted', async () => {
	const { showSum } = await shown('mmk');
	expect(showSum([kyat(1_850_000), kyat(300_000)], 'mmk')).toEqual({ text: '21,500\u00a0K', isConverted: false });
});
