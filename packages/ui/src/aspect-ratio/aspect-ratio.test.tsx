import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { testConformance } from '../testing/conformance.tsx';
import { AspectRatio } from './index.ts';

testConformance((props) => <AspectRatio {...props} />, { part: 'aspect-ratio' });

describe('AspectRatio', () => {
	it.each([
		['1/1', 240],
		['3/4', 320],
		['4/3', 180],
		['16/9', 135],
		['2/1', 120],
		['3/1', 80],
	] as const)('of %s is %d px high at a width of 240 px, with its child filling it', async (ratio, height) => {
		const screen = await render(
			<div style={{ width: 240 }}>
				<AspectRatio ratio={ratio}>
					<img src={SAMPLE_PICTURE} alt="Tea" />
				</AspectRatio>
			</div>,
		);
		expect(screen.getByRole('img').element().getBoundingClientRect()).toMatchObject({ width: 240, height });
	});

	it.each(['cover', 'contain'] as const)('fits its picture by %s', async (fit) => {
		const screen = await render(
			<AspectRatio fit={fit}>
				<img src={SAMPLE_PICTURE} alt="Tea" />
			</AspectRatio>,
		);
		expect(getComputedStyle(screen.getByRole('img').element()).objectFit).toBe(fit);
	});
});
