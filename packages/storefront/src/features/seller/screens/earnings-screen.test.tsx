import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

describe('earnings', () => {
	test('show what is on hold and until when, and lead from the desk to a statement and its files', async () => {
		const { main } = await open('/Selling');
		await main.getByRole('link', { name: 'Earnings' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
		const hold = main.getByRole('table', { name: 'Not on a statement yet' });
		await expect.element(hold.getByText('Next statement').first()).toBeVisible();
		await expect.element(main.getByText('Transfer pending')).toBeVisible();
		await expect.element(main.getByText(/^Paid on /)).toBeVisible();
		const pdf = main.getByRole('link', { name: 'Save as PDF for STM-1-2' });
		await expect.element(pdf).toHaveAttribute('href', '/api/seller/statements/STM-1-2/statement.pdf?lang=en');
		await main.getByRole('link', { name: 'Statement STM-1-2' }).click();
		await expect.element(main.getByRole('heading', { level: 1, name: 'Statement STM-1-2' })).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'Save as CSV for STM-1-2' })).toBeVisible();
	});

	test('have nothing yet, and explain themselves to an account without a shop', async () => {
		const nothing = await open('/Selling/Earnings', SCENARIOS.empty);
		await expect.element(nothing.main.getByText('No statements yet')).toBeVisible();
		await expect.element(nothing.main.getByText('Nothing on hold')).toBeVisible();
		await nothing.screen.unmount();
		const { main } = await open('/Selling/Earnings', SCENARIOS['no-shop']);
		await expect.element(main.getByText('This account doesn’t have a shop')).toBeVisible();
	});

	test('show the statements while what is on hold cannot be loaded', async () => {
		const { main } = await open('/Selling/Earnings', SCENARIOS['earnings-hold-down']);
		await expect.element(main.getByText('We couldn’t load this section')).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'Statement STM-1-1' })).toBeVisible();
	});
});

describe('a statement', () => {
	test('adds up: its lines and what was carried are the total, which is paid out or carried on', async () => {
		const { main } = await open('/Selling/Statements/STM-1-2');
		const table = main.getByRole('table', { name: 'Orders on this statement' });
		await expect.element(table.getByText('Correction')).toBeVisible();
		const amountIn = (text: string) => Number(text.replace(/[^\d.−-]/g, '').replace('−', '-'));
		const rows = table.getByRole('row').elements().slice(1);
		const sum = rows.reduce((total, row) => total + amountIn(row.lastElementChild?.textContent ?? ''), 0);
		const sums = main.getByRole('region', { name: 'Totals' });
		const figures = [...(sums.element().querySelectorAll('dd') ?? [])].map((each) => amountIn(each.textContent ?? ''));
		const [carried = 0, total = 0, payout = 0, carriedOn = 0] = figures;
		expect(rows.length).toBeGreaterThan(0);
		expect(carried + sum).toBe(total);
		expect(payout + carriedOn).toBe(total);
	});

	test('that is not there says so, and leads back', async () => {
		const { main } = await open('/Selling/Statements/STM-9-9');
		await expect.element(main.getByText('We couldn’t find this statement')).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'All statements' })).toBeVisible();
	});
});
