import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { RatingBreakdown, type RatingBreakdownRow } from './index.ts';

const rows: readonly RatingBreakdownRow[] = [150, 40, 10, 0, 0].map((count, place) => ({
	stars: 5 - place,
	starsText: String(5 - place),
	count,
	countText: String(count),
	label: `${5 - place} stars: ${count} reviews`,
}));

testConformance((props) => <RatingBreakdown {...props} rows={rows} label="Reviews by stars" />, {
	part: 'rating-breakdown',
});

const widths = (container: Element) =>
	[...container.querySelectorAll('[data-part="rating-breakdown-fill"]')].map((fill) => fill.getAttribute('width'));

describe('RatingBreakdown', () => {
	it('is a named list of five sentences', async () => {
		const screen = await render(<RatingBreakdown rows={rows} label="Reviews by stars" />);
		await expect.element(screen.getByRole('list', { name: 'Reviews by stars' })).toBeVisible();
		expect(screen.getByRole('listitem').elements()).toHaveLength(5);
		await expect.element(screen.getByText('5 stars: 150 reviews')).toBeInTheDocument();
		expect(screen.getByRole('button').query()).toBeNull();
	});

	it('fills its bars by share, and shows the least where there is any', async () => {
		const one = rows.map((row) => (row.stars === 1 ? { ...row, count: 1 } : row));
		const screen = await render(<RatingBreakdown rows={rows} label="Reviews" />);
		expect(widths(screen.container)).toEqual(['75', '20', '5', '0', '0']);
		await screen.rerender(<RatingBreakdown rows={one} label="Reviews" />);
		expect(widths(screen.container).at(-1)).toBe('2');
		await screen.rerender(<RatingBreakdown rows={rows.map((row) => ({ ...row, count: 0 }))} label="Reviews" />);
		expect(widths(screen.container)).toEqual(['0', '0', '0', '0', '0']);
	});

	it('filters by toggle buttons of 44 px; the chosen one shows all again', async () => {
		const onValueChange = vi.fn();
		const screen = await render(
			<RatingBreakdown rows={rows} label="Reviews" value={4} onValueChange={onValueChange} />,
		);
		const four = screen.getByRole('button', { name: '4 stars: 40 reviews', exact: true });
		await expect.element(four).toHaveAttribute('aria-pressed', 'true');
		expect(four.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
		await four.click();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		expect(onValueChange.mock.calls).toEqual([[null], [3]]);
	});

	it('lends its look to links and tells which is current', async () => {
		const linked = rows.map((row) => ({ ...row, link: <a href={`#${row.stars}`}>{row.label}</a> }));
		const screen = await render(<RatingBreakdown rows={linked} label="Reviews" value={3} />);
		const three = screen.getByRole('link', { name: '3 stars: 10 reviews', exact: true });
		await expect.element(three).toHaveAttribute('href', '#3');
		await expect.element(three).toHaveAttribute('aria-current', 'true');
		await expect
			.element(screen.getByRole('link', { name: '5 stars: 150 reviews', exact: true }))
			.not.toHaveAttribute('aria-current');
	});
});
