import type { Locator, Page } from '@playwright/test';

/** Begins to measure layout shift; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
				if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
			}
			Object.assign(window, { shiftsOfThePage: sum });
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** The sum of all shifts so far, as the Cumulative Layout Shift counts one (0 is steady). */
export async function shifts(page: Page): Promise<number> {
	return page.evaluate(() => Number(Reflect.get(window, 'shiftsOfThePage') ?? 0));
}

/** Positions of elements on the page, to the pixel: left, top, width, height of each. */
export async function places(things: Locator): Promise<number[][]> {
	return things.evaluateAll((all) =>
		all.map((each) => {
			const { x, y, width, height } = each.getBoundingClientRect();
			return [x, y + window.scrollY, width, height].map(Math.round);
		}),
	);
}
