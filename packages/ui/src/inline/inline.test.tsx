import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Inline } from './index.ts';

testConformance((props) => <Inline {...props}>Tea</Inline>, { part: 'inline' });

const wide = (name: string) => <div style={{ width: 120 }}>{name}</div>;

const topOf = (element: Element) => element.getBoundingClientRect().top;

describe('Inline', () => {
	it.each([
		[true, true],
		[false, false],
	])('wrapping %s puts what does not fit on the next line: %s', async (isWrapping, isBelow) => {
		const screen = await render(
			<div style={{ width: 200 }}>
				<Inline isWrapping={isWrapping}>
					{wide('Tea')}
					{wide('Rice')}
				</Inline>
			</div>,
		);
		const tea = screen.getByText('Tea').element();
		expect(topOf(screen.getByText('Rice').element()) > topOf(tea)).toBe(isBelow);
	});

	it('stands below each other in windows narrower than named', async () => {
		const screen = await render(
			<Inline stackBelow="desk">
				{wide('Tea')}
				{wide('Rice')}
			</Inline>,
		);
		// The tests' window is 768 px wide, a desk begins at 1024 px.
		expect(topOf(screen.getByText('Rice').element())).toBeGreaterThan(topOf(screen.getByText('Tea').element()));
		await screen.rerender(
			<Inline stackBelow="tablet">
				{wide('Tea')}
				{wide('Rice')}
			</Inline>,
		);
		expect(topOf(screen.getByText('Rice').element())).toBe(topOf(screen.getByText('Tea').element()));
	});
});
