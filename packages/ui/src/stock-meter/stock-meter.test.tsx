import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { StockMeter } from './index.ts';

testConformance((props) => <StockMeter {...props} value={82} label="Sold" text="82% sold" />, { part: 'stock-meter' });

describe('StockMeter', () => {
	it('is a meter that says its text as the value, once', async () => {
		const screen = await render(<StockMeter value={3} max={40} label="Stock" text="Only 3 left" />);
		const meter = screen.getByRole('meter', { name: 'Stock' });
		await expect.element(meter).toHaveAttribute('value', '3');
		await expect.element(meter).toHaveAttribute('max', '40');
		await expect.element(meter).toHaveAttribute('aria-valuetext', 'Only 3 left');
		await expect.element(screen.getByText('Only 3 left')).toBeVisible();
		await expect.element(screen.getByText('Only 3 left')).toHaveAttribute('aria-hidden', 'true');
	});

	it.each([
		[0, 0],
		[1, 3],
		[20, 50],
		[40, 100],
		[99, 100],
		[-5, 0],
		[Number.NaN, 0],
	])('with %f of 40 fills %f of 100', async (value, width) => {
		const screen = await render(<StockMeter value={value} max={40} label="Stock" text="left" />);
		expect(screen.container.querySelector('[data-part="stock-meter-fill"]')?.getAttribute('width')).toBe(String(width));
	});

	it('has no inline style, which a strict content policy refuses', async () => {
		const screen = await render(<StockMeter value={3} label="Stock" text="3%" />);
		expect(screen.container.querySelector('[style]')).toBeNull();
	});

	it('can have its text above', async () => {
		const screen = await render(<StockMeter value={3} label="Stock" text="3%" textSide="above" />);
		const bar = screen.container.querySelector('[data-part="stock-meter-bar"]');
		const below = bar?.getBoundingClientRect().top ?? 0;
		expect(screen.getByText('3%').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(below);
	});
});
