import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Skeleton } from './index.ts';

testConformance((props) => <Skeleton {...props} />, { part: 'skeleton' });

describe('Skeleton', () => {
	it.each(['en', 'my', 'th', 'zh-Hans'])('is as high as the text that will come, in %s', async (lang) => {
		const screen = await render(
			<div lang={lang}>
				<p data-testid="text" className="text-sm">
					One
					<br />
					Two
				</p>
				<Skeleton data-testid="skeleton" lines={2} className="text-sm" />
			</div>,
		);
		const heightOf = (id: string) => screen.getByTestId(id).element().getBoundingClientRect().height;
		expect(heightOf('skeleton')).toBeCloseTo(heightOf('text'), 1);
	});

	it('draws as many lines as asked, the last of several shorter', async () => {
		const screen = await render(<Skeleton lines={3} width={100} />);
		const lines = [...screen.container.querySelectorAll('[data-part="skeleton-line"]')];
		expect(lines.map((line) => line.getBoundingClientRect().width)).toEqual([100, 100, 60]);
	});

	it('keeps a single line whole', async () => {
		const screen = await render(<Skeleton width={100} />);
		expect(screen.container.querySelector('[data-part="skeleton-line"]')?.getBoundingClientRect().width).toBe(100);
	});

	it('takes the size it is given as a block and as a circle', async () => {
		const screen = await render(
			<>
				<Skeleton data-testid="block" shape="block" width={80} height={40} />
				<Skeleton data-testid="circle" shape="circle" width={64} height={64} />
			</>,
		);
		expect(screen.getByTestId('block').element().getBoundingClientRect()).toMatchObject({ width: 80, height: 40 });
		expect(getComputedStyle(screen.getByTestId('circle').element()).borderRadius).toBe('9999px');
	});

	it('is not met by screen readers', async () => {
		const screen = await render(<Skeleton data-testid="skeleton" />);
		await expect.element(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
	});
});
