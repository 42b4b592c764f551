import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { VisuallyHidden } from './index.ts';

testConformance((props) => <VisuallyHidden {...props}>3 things in the cart</VisuallyHidden>, {
	part: 'visually-hidden',
});

it('is read out but takes no room', async () => {
	const screen = await render(
		<button type="button">
			<VisuallyHidden>Close</VisuallyHidden>
		</button>,
	);
	await expect.element(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
	const { width, height } = screen.getByText('Close').element().getBoundingClientRect();
	expect([width, height]).toEqual([1, 1]);
});

it('hides the child itself when asked to', async () => {
	const screen = await render(
		<VisuallyHidden asChild>
			<h2>Results</h2>
		</VisuallyHidden>,
	);
	await expect.element(screen.getByRole('heading', { name: 'Results' })).toHaveClass('sr-only');
});
