import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Spinner } from './index.ts';

testConformance((props) => <Spinner {...props} />, { part: 'spinner' });

describe('Spinner', () => {
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

	it.each([
		['sm', '16px'],
		['md', '24px'],
		['lg', '40px'],
	] as const)('%s is %s wide', async (size, width) => {
		const screen = await render(<Spinner data-testid="spinner" size={size} />);
		expect(getComputedStyle(screen.getByTestId('spinner').element()).width).toBe(width);
	});

	it('says what is loading when it is told', async () => {
		const screen = await render(<Spinner label="Loading reviews" />);
		const status = screen.getByRole('status');
		await expect.element(status).toHaveTextContent('Loading reviews');
		await expect.element(status).not.toHaveAttribute('aria-hidden');
	});
});
