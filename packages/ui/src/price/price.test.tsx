import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Price } from './index.ts';

testConformance((props) => <Price {...props} current="18,500 K" />, { part: 'price' });

describe('Price', () => {
	it('says in words which amount is which', async () => {
		const screen = await render(<Price current="18,500 K" previous="24,000 K" discount="−23%" />);
		await expect.element(screen.getByText('Current price 18,500 K')).toBeInTheDocument();
		const previous = screen.getByText('Previous price 24,000 K').element();
		expect(previous.tagName).toBe('S');
		expect(getComputedStyle(previous).textDecorationLine).toBe('line-through');
		await expect.element(screen.getByText('−23%')).toBeVisible();
	});

	it('takes its words from the caller', async () => {
		const screen = await render(
			<Price current="၁ ကျပ်" previous="၂ ကျပ်" labels={{ current: 'လက်ရှိဈေး', previous: 'ယခင်ဈေး' }} />,
		);
		await expect.element(screen.getByText('လက်ရှိဈေး ၁ ကျပ်')).toBeInTheDocument();
		await expect.element(screen.getByText('ယခင်ဈေး ၂ ကျပ်')).toBeInTheDocument();
	});

	it('is coloured as a sale when there is a previous amount or the caller says so', async () => {
		const screen = await render(
			<>
				<Price current="1 K" />
				<Price current="2 K" previous="3 K" />
				<Price current="4 K" isOnSale />
				<Price current="5 K" previous="6 K" isOnSale={false} />
			</>,
		);
		const colourOf = (amount: string) => getComputedStyle(screen.getByText(amount).element()).color;
		const plain = colourOf('Current price 1 K');
		const sale = colourOf('Current price 2 K');
		expect(sale).not.toBe(plain);
		expect(colourOf('Current price 4 K')).toBe(sale);
		expect(colourOf('Current price 5 K')).toBe(plain);
	});

	it('keeps the amount but drops the offer when it cannot be bought', async () => {
		const screen = await render(<Price current="18,500 K" previous="24,000 K" discount="−23%" isUnavailable />);
		await expect.element(screen.getByText('Current price 18,500 K')).toBeVisible();
		await expect.element(screen.getByText('Unavailable')).toBeVisible();
		expect(screen.container.textContent).not.toMatch(/24,000|23%/);
	});

	it('says only that it cannot be bought when there is no amount', async () => {
		const screen = await render(<Price current="" isUnavailable />);
		expect(screen.container.textContent).toBe('Unavailable');
	});

	it.each(['0 K', '1,000,000 K', '1,000,000,000 K', '฿1,000,000.00'])(
		'%s stands on one line in a card of the narrowest phone',
		async (amount) => {
			const screen = await render(
				<div style={{ width: 116 }}>
					<Price current={amount} previous={amount} size="sm" />
				</div>,
			);
			const current = screen.getByText(`Current price ${amount}`).element();
			expect(current.getClientRects()).toHaveLength(1);
			expect(current.getBoundingClientRect().width).toBeLessThanOrEqual(116);
			expect(getComputedStyle(current).fontVariantNumeric).toBe('tabular-nums');
		},
	);

	it('a long amount in the large size fits the narrowest phone', async () => {
		const screen = await render(
			<div style={{ width: 288 }}>
				<Price current="1,000,000,000,000.00 K" size="lg" />
			</div>,
		);
		const current = screen.getByText('Current price 1,000,000,000,000.00 K').element();
		expect(current.getClientRects()).toHaveLength(1);
		expect(current.getBoundingClientRect().width).toBeLessThanOrEqual(288);
	});
});
