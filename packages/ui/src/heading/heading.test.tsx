import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Heading } from './index.ts';

testConformance(
	(props) => (
		<Heading level={2} {...props}>
			Tea
		</Heading>
	),
	{ part: 'heading' },
);

describe('Heading', () => {
	it.each([1, 2, 3, 4, 5, 6] as const)('has level %d in the outline, whatever its size', async (level) => {
		const screen = await render(
			<Heading level={level} size="lg">
				Tea
			</Heading>,
		);
		await expect.element(screen.getByRole('heading', { level, name: 'Tea' })).toBeVisible();
		expect(getComputedStyle(screen.getByRole('heading').element()).fontSize).toBe('19px');
	});

	it.each([
		[1, 33],
		[2, 28],
		[3, 23],
		[4, 19],
		[5, 16],
		[6, 14],
	] as const)('of level %d is %d px by default', async (level, px) => {
		const screen = await render(<Heading level={level}>Tea</Heading>);
		expect(getComputedStyle(screen.getByRole('heading').element()).fontSize).toBe(`${px}px`);
	});

	it('is cut to whole lines, high enough for Burmese', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 160 }}>
				<Heading level={3} lines={2}>
					ရောင်းအားအကောင်းဆုံး ပစ္စည်းများ ဥက္ကဋ္ဌ ကျွန်ုပ် ဣန္ဒြေ
				</Heading>
			</div>,
		);
		expect(screen.getByRole('heading').element().getBoundingClientRect().height).toBeCloseTo(2 * 23 * 1.65, 0);
	});
});
