import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Stack } from './index.ts';
import { responsive } from './space.ts';

testConformance((props) => <Stack {...props}>Tea</Stack>, { part: 'stack' });

describe('Stack', () => {
	it.each([
		[0, 0],
		[1, 4],
		[4, 16],
		[12, 48],
	] as const)('with a gap of %d keeps %d px between its things', async (gap, px) => {
		const screen = await render(
			<Stack gap={gap}>
				<div>Tea</div>
				<div>Rice</div>
			</Stack>,
		);
		const { bottom } = screen.getByText('Tea').element().getBoundingClientRect();
		expect(screen.getByText('Rice').element().getBoundingClientRect().top - bottom).toBe(px);
	});

	it('changes the gap with the width of the window', async () => {
		const screen = await render(<Stack gap={{ base: 2, tablet: 6, desk: 12 }}>Tea</Stack>);
		// The tests' window is 768 px wide: a tablet, and no desktop.
		expect(getComputedStyle(screen.getByText('Tea').element()).rowGap).toBe('24px');
	});

	it('lends its layout to a list', async () => {
		const screen = await render(
			<Stack asChild>
				<ul>
					<li>Tea</li>
				</ul>
			</Stack>,
		);
		await expect.element(screen.getByRole('list')).toHaveAttribute('data-part', 'stack');
		expect(getComputedStyle(screen.getByRole('list').element()).flexDirection).toBe('column');
	});
});

describe('responsive', () => {
	const classes = { base: { 1: 'a' }, tablet: { 1: 'b' }, desk: { 1: 'c' }, laptop: { 1: 'd' } };

	it('gives the class of one value, or one per width', () => {
		expect(responsive(classes, 1)).toBe('a');
		expect(responsive(classes, { base: 1, desk: 1 })).toBe('a c');
		expect(responsive(classes, { base: 1, tablet: undefined, laptop: 1 })).toBe('a d');
	});
});
