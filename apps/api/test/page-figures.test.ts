import type { PageReport } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';

let first: TestApi;
beforeAll(async () => {
	first = await startApi();
});
afterAll(() => first.close());

const REPORT = {
	route: '/Products/:id',
	device: 'phone',
	connection: '3g',
	figures: { lcpMs: 1800, inpMs: 96, cls: 0.02, firstPressMs: 1400, lostPresses: 1 },
} as const satisfies PageReport;

/** An API that counts from nothing, and what it is sent. */
function fresh() {
	const api = first.startSecond();
	const visitor = createShopper(api);
	return {
		api,
		send: (report: unknown, headers = {}) => visitor.call('POST', '/api/page-figures', report, headers),
		metrics: async () => (await api.app.request('/api/metrics')).text(),
	};
}

describe('figures of pages', () => {
	it('are histograms by route, device and connection, in seconds', async () => {
		const { api, send, metrics } = fresh();
		expect((await send(REPORT)).status).toBe(200);
		await send({ ...REPORT, figures: { lcpMs: 3000 } });
		await send({ ...REPORT, connection: '4g', figures: {} });
		const text = await metrics();
		const of =
			'connection="3g",device="phone",route="/Products/:id"|route="/Products/:id",device="phone",connection="3g"';
		const figure = (name: string) =>
			Number(new RegExp(`^${name}\\{(?:${of})\\} ([\\d.]+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
		const bucket = (name: string, bound: string) =>
			Number(new RegExp(`^${name}_bucket\\{le="${bound}",(?:${of})\\} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
		expect(figure('page_lcp_seconds_count')).toBe(2);
		expect(figure('page_lcp_seconds_sum')).toBeCloseTo(4.8);
		expect(['1.5', '2', '2.5', '4'].map((bound) => bucket('page_lcp_seconds', bound))).toEqual([0, 1, 1, 2]);
		expect(figure('page_inp_seconds_sum')).toBeCloseTo(0.096);
		expect(figure('page_cls_sum')).toBeCloseTo(0.02);
		expect(figure('page_first_press_seconds_sum')).toBeCloseTo(1.4);
		expect(figure('page_lost_presses_sum')).toBe(1);
		expect(figure('page_lost_presses_count')).toBe(1);
		// Nothing was measured.
		expect(text).not.toContain('connection="4g"');
		await api.close();
	});

	it.each([
		['an address', { ...REPORT, route: '/Products/1001' }],
		['a query', { ...REPORT, route: '/search?search=tea' }],
		['an identifier', { ...REPORT, visitor: 'a1' }],
		['an unknown figure', { ...REPORT, figures: { fcpMs: 1 } }],
		['an unknown device', { ...REPORT, device: 'Pixel 7' }],
		['an unknown connection', { ...REPORT, connection: '10.0.0.1' }],
		['a time below 0', { ...REPORT, figures: { lcpMs: -1 } }],
		['a time that is no number', { ...REPORT, figures: { lcpMs: '1800' } }],
		['half a press', { ...REPORT, figures: { lostPresses: 0.5 } }],
		['no object', 'text'],
	])('are refused with %s', async (_, report) => {
		const { api, send, metrics } = fresh();
		expect(failed(await send(report)).code).toBe('bad_request');
		expect(await metrics()).not.toMatch(/^page_\w+_count/m);
		await api.close();
	});

	it('have a limited number of routes', async () => {
		const { api, metrics, send } = fresh();
		const letters = 'abcdefghijklmnopqrstuvwxyz';
		for (let n = 0; n < 170; n += 1) {
			await send({
				...REPORT,
				route: `/made-up-${letters[n % 26]}${letters[Math.floor(n / 26)]}`,
				figures: { cls: 0 },
			});
		}
		const counts = (await metrics()).split('\n').filter((line) => line.startsWith('page_cls_count'));
		expect(counts).toHaveLength(151);
		expect(counts.find((line) => line.includes('route="other"'))).toMatch(/ 20$/);
		await api.close();
	});
});
