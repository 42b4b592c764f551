import type { APIRequestContext, Page } from '@playwright/test';
import { ON } from './support/matrix.ts';
import { originOf, PORTS } from './support/servers.ts';
import { at, expect, open, test } from './support/shop.ts';

/** A page that no other test visits: they run at the same time, and each visit counts. */
const PATH = '/PostOffices';

/** The sum of all series of a figure of {@link PATH} on phones. */
async function figureOf(request: APIRequestContext, name: string): Promise<number> {
	const text = await (await request.get(`http://127.0.0.1:${PORTS.shop}/api/metrics`)).text();
	const lines = text
		.split('\n')
		.filter(
			(line) => line.startsWith(`${name}{`) && line.includes(`route="${PATH}"`) && line.includes('device="phone"'),
		);
	return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Opens the page, and waits for the code that measures it, which loads five seconds later. */
async function visit(page: Page): Promise<void> {
	await open(page, at('mm', PATH));
	await expect
		.poll(
			() =>
				page.evaluate(() =>
					performance.getEntriesByType('resource').some(({ name }) => name.includes('/send-figures-')),
				),
			{ timeout: 15_000 },
		)
		.toBe(true);
}

test('each visit sends its figures once, and the metrics show them', ON.phone, async ({ page, request }) => {
	const counted = () => figureOf(request, 'page_lost_presses_count');
	const before = await counted();
	await visit(page);
	await page.goto(at('mm', '/Help'));
	await expect.poll(counted).toBe(before + 1);
	await visit(page);
	await page.goto(at('mm', '/Help'));
	await expect.poll(counted).toBe(before + 2);
	expect(await figureOf(request, 'page_lcp_seconds_count')).toBeGreaterThan(0);
	expect(await figureOf(request, 'page_lcp_seconds_sum')).toBeGreaterThan(0);
	expect(await figureOf(request, 'page_cls_count')).toBeGreaterThan(0);
	expect(await figureOf(request, 'page_lost_presses_sum')).toBe(0);
});

test('with less data a page measures nothing', ON.phone, async ({ page, context }) => {
	await context.addCookies([{ name: 'data-use', value: 'less', url: originOf('mm') }]);
	await open(page, at('mm', '/Track'));
	await page.waitForLoadState('networkidle');
	const measured = await page.evaluate(() => ({
		watches: 'earlyPresses' in window,
		loads: performance.getEntriesByType('resource').some(({ name }) => name.includes('/send-figures-')),
	}));
	expect(measured).toEqual({ watches: false, loads: false });
});
