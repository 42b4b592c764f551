import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Container } from './index.ts';

testConformance((props) => <Container {...props}>Tea</Container>, { part: 'container' });

describe('Container', () => {
	it.each([
		['page', 1328],
		['narrow', 720],
		['full', 1400],
	] as const)('of width %s is %d px wide in a place of 1400 px, in its middle', async (width, px) => {
		const screen = await render(
			<div style={{ width: 1400 }} data-testid="place">
				<Container width={width}>Tea</Container>
			</div>,
		);
		const box = screen.getByText('Tea').element().getBoundingClientRect();
		const place = screen.getByTestId('place').element().getBoundingClientRect();
		expect(box.width).toBe(px);
		expect(box.left - place.left).toBe(place.right - box.right);
	});

	it.each([
		[true, '24px'],
		[false, '0px'],
	])('with gutter %s keeps %s to the edge of a tablet', async (hasGutter, px) => {
		const screen = await render(<Container hasGutter={hasGutter}>Tea</Container>);
		expect(getComputedStyle(screen.getByText('Tea').element()).paddingLeft).toBe(px);
	});

	it('lends its layout to a landmark', async () => {
		const screen = await render(
			<Container asChild>
				<main>Tea</main>
			</Container>,
		);
		await expect.element(screen.getByRole('main')).toHaveAttribute('data-part', 'container');
	});
});
