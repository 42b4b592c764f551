import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Spinner } from './index.ts';

testConformance((props) => <Spinner {...props} />, { part: 'spinner' });

it('grows with the text around it and says nothing', async () => {
	const screen = await render(
		<p style={{ fontSize: 40 }}>
			<Spinner data-testid="spinner" />
		</p>,
	);
	const spinner = screen.getByTestId('spinner');
	await expect.element(spinner).toHaveAttribute('aria-hidden', 'true');
	expect(getComputedStyle(spinner.element()).width).toBe('50px');
});
