import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { type PriceTier, PriceTiers } from './index.ts';

const tiers: readonly PriceTier[] = [
	{ from: 2, range: '2–11', price: '18,500 K' },
	{ from: 12, range: '12–49', price: '15,900 K', saving: '−14%' },
	{ from: 50, range: '50+', price: '13,400 K', saving: '−27%' },
];

testConformance((props) => <PriceTiers {...props} tiers={tiers} quantity={1} caption="Prices" />, {
	part: 'price-tiers',
});

const marked = (container: Element) =>
	[...container.querySelectorAll('[data-state="current"] th')].map(({ textContent }) => textContent);

describe('PriceTiers', () => {
	it('is a table with the quantity as heading of each row', async () => {
		const screen = await render(<PriceTiers tiers={tiers} quantity={12} caption="Price by quantity" />);
		await expect.element(screen.getByRole('table', { name: 'Price by quantity' })).toBeVisible();
		expect(
			screen
				.getByRole('columnheader')
				.elements()
				.map(({ textContent }) => textContent),
		).toEqual(['Quantity', 'Price per piece', 'Saving']);
		await expect.element(screen.getByRole('rowheader', { name: '12–49' })).toBeVisible();
		await expect.element(screen.getByRole('cell', { name: '15,900 K your price', exact: true })).toBeVisible();
	});

	it.each([
		[0, []],
		[2, ['2–11']],
		[11, ['2–11']],
		[12, ['12–49']],
		[49, ['12–49']],
		[1_000_000, ['50+']],
	])('marks the step that %d pieces reach: %j', async (quantity, expected) => {
		const screen = await render(<PriceTiers tiers={tiers} quantity={quantity} caption="Prices" />);
		expect(marked(screen.container)).toEqual(expected);
	});

	it('has no column of savings when there are none', async () => {
		const screen = await render(<PriceTiers tiers={tiers.slice(0, 1)} quantity={2} caption="Prices" />);
		expect(screen.getByRole('columnheader').elements()).toHaveLength(2);
		expect(screen.getByRole('cell').elements()).toHaveLength(1);
	});

	it('announces the hint when it changes', async () => {
		const screen = await render(<PriceTiers tiers={tiers} quantity={7} caption="Prices" hint="Add 5 more" />);
		await expect.element(screen.getByText('Add 5 more')).toHaveAttribute('aria-live', 'polite');
	});

	it('on a phone puts three steps beside each other and four below each other', async () => {
		await page.viewport(320, 640);
		const fourth = { from: 100, range: '100+', price: '1 K' };
		const topsOf = (container: Element) =>
			new Set([...container.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().top)).size;
		const screen = await render(<PriceTiers tiers={tiers} quantity={7} caption="Prices" />);
		expect(topsOf(screen.container)).toBe(1);
		await screen.rerender(<PriceTiers tiers={[...tiers, fourth]} quantity={7} caption="Prices" />);
		expect(topsOf(screen.container)).toBe(4);
		await page.viewport(768, 720);
		expect(topsOf(screen.container)).toBe(1);
	});
});
