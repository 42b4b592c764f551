import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { LOADING_BAR, LoadingBar } from './index.ts';

testConformance((props) => <LoadingBar {...props} isActive />, { part: 'loading-bar' });

const barIn = (container: Element) => container.querySelector('[data-part="loading-bar-bar"]');

describe('LoadingBar', () => {
	it('is 3 px high, at the top of the window, in the bright orange of the brand [§9.6]', async () => {
		expect(LOADING_BAR).toEqual({ heightPx: 3, throttleMs: 0 });
		const screen = await render(<LoadingBar isActive />);
		const box = screen.getByRole('progressbar').element().getBoundingClientRect();
		expect([box.top, box.left, box.height, box.width]).toEqual([0, 0, 3, window.innerWidth]);
		const bar = barIn(screen.container);
		const brand = document.createElement('i');
		brand.style.backgroundColor = 'var(--zl-color-brand)';
		document.body.append(brand);
		expect(bar && getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(brand).backgroundColor);
		brand.remove();
	});

	it('shows in the render in which loading starts (throttle 0) and is gone for screen readers when it ends [§9.6]', async () => {
		const screen = await render(<LoadingBar isActive={false} label="Loading page" />);
		expect(screen.getByRole('progressbar').query()).toBeNull();
		expect(barIn(screen.container)).toBeNull();
		await screen.rerender(<LoadingBar isActive label="Loading page" />);
		expect(screen.getByRole('progressbar', { name: 'Loading page' }).query()).not.toBeNull();
		expect(barIn(screen.container)).not.toBeNull();
		await screen.rerender(<LoadingBar isActive={false} label="Loading page" />);
		expect(screen.getByRole('progressbar').query()).toBeNull();
		await expect.poll(() => getComputedStyle(barIn(screen.container) ?? document.body).opacity).toBe('0');
	});

	it('begins at the start edge again in the next run', async () => {
		const screen = await render(<LoadingBar isActive />);
		const first = barIn(screen.container);
		await screen.rerender(<LoadingBar isActive={false} />);
		expect(barIn(screen.container)).toBe(first);
		await screen.rerender(<LoadingBar isActive />);
		expect(barIn(screen.container)).not.toBe(first);
	});

	it('lets presses through', async () => {
		const screen = await render(<LoadingBar isActive />);
		expect(getComputedStyle(screen.getByRole('progressbar').element()).pointerEvents).toBe('none');
	});
});
