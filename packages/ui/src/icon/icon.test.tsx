import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Icon } from './index.ts';

const drawing = <svg viewBox="0 0 24 24" data-testid="drawing" />;

testConformance((props) => <Icon {...props}>{drawing}</Icon>, { part: 'icon' });

describe('Icon', () => {
	it.each([
		['text', 30],
		['xs', 16],
		['sm', 20],
		['md', 24],
		['lg', 32],
		['xl', 48],
	] as const)('in size %s draws %d px in text of 30 px', async (size, px) => {
		const screen = await render(
			<p style={{ fontSize: 30 }}>
				<Icon size={size}>{drawing}</Icon>
			</p>,
		);
		expect(screen.getByTestId('drawing').element().getBoundingClientRect()).toMatchObject({ width: px, height: px });
	});

	it.each([undefined, ''])('with the label %j is not met by screen readers', async (label) => {
		const screen = await render(<Icon label={label}>{drawing}</Icon>);
		expect(screen.getByRole('img').elements()).toHaveLength(0);
		expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
	});

	it('with a label is a named picture', async () => {
		const screen = await render(<Icon label="Delivered">{drawing}</Icon>);
		await expect.element(screen.getByRole('img', { name: 'Delivered' })).not.toHaveAttribute('aria-hidden');
	});

	it('turns where text runs from right to left, when it points along the line', async () => {
		const screen = await render(
			<div dir="rtl">
				<Icon isDirectional label="To">
					{drawing}
				</Icon>
				<Icon label="Heart">{drawing}</Icon>
			</div>,
		);
		expect(getComputedStyle(screen.getByRole('img', { name: 'To' }).element()).scale).toBe('-1 1');
		expect(getComputedStyle(screen.getByRole('img', { name: 'Heart' }).element()).scale).toBe('none');
	});
});
