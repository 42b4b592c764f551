import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Separator } from './index.ts';

testConformance((props) => <Separator {...props} />, { part: 'separator' });

describe('Separator', () => {
	it('is decoration unless it is said to mean something', async () => {
		const screen = await render(<Separator />);
		expect(screen.getByRole('separator').elements()).toHaveLength(0);
		await screen.rerender(<Separator isMeaningful orientation="vertical" />);
		await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
	});

	it('reads its word as text', async () => {
		const screen = await render(<Separator isMeaningful label="or" />);
		await expect.element(screen.getByText('or')).toBeVisible();
		expect(screen.getByRole('separator').elements()).toHaveLength(0);
	});

	it.each([
		['horizontal', 200, 1],
		['vertical', 1, 40],
	] as const)('%s is a hairline of %d to %d px', async (orientation, width, height) => {
		const screen = await render(
			<div style={{ display: 'flex', width: 200, height: 40 }}>
				<Separator orientation={orientation} data-testid="line" />
			</div>,
		);
		expect(screen.getByTestId('line').element().getBoundingClientRect()).toMatchObject({ width, height });
	});
});
