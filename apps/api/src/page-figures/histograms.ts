import type { PageReport } from '@zaylat/api-client/contract';
import type { PageFigures } from '@zaylat/domain/page-figures';
import { Histogram } from 'prom-client';

/** Most routes that figures are told apart by; the shop has about 90. What is sent beyond them counts as {@link OTHER}. */
const MOST_ROUTES = 150;

/** Route of figures beyond {@link MOST_ROUTES}. */
const OTHER = 'other';

const LABELS = ['route', 'device', 'connection'] as const;

/** A histogram for each figure; `unit` is what one of the figure is in that of the histogram. */
const HISTOGRAMS = {
	lcpMs: {
		name: 'page_lcp_seconds',
		help: 'Largest contentful paint of pages, as browsers measured it.',
		buckets: [0.5, 1, 1.5, 2, 2.5, 4, 6, 10],
		unit: 0.001,
	},
	inpMs: {
		name: 'page_inp_seconds',
		help: 'Interaction to next paint of pages, as browsers measured it.',
		buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2],
		unit: 0.001,
	},
	cls: {
		name: 'page_cls',
		help: 'Cumulative layout shift of pages, as browsers measured it.',
		buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
		unit: 1,
	},
	firstPressMs: {
		name: 'page_first_press_seconds',
		help: 'Seconds from the first contentful paint of a page until its visitor pressed something.',
		buckets: [0.5, 1, 2, 3, 5, 10, 30, 60],
		unit: 0.001,
	},
	lostPresses: {
		name: 'page_lost_presses',
		help: 'Presses on a page before it was enhanced that changed nothing.',
		buckets: [0, 1, 2, 5],
		unit: 1,
	},
} as const satisfies Record<keyof PageFigures, object>;

/** Counts the figures of pages in this process. */
export interface PageHistograms {
	observe(report: PageReport): void;
	readonly metrics: readonly Histogram[];
}

/** Creates the histograms, without series: one begins with its first figure. */
export function createPageHistograms(): PageHistograms {
	const histograms = Object.entries(HISTOGRAMS).map(([key, { name, help, buckets, unit }]) => ({
		// `Object.entries` forgets the names.
		key: key as keyof PageFigures,
		unit,
		histogram: new Histogram({ name, help, buckets: [...buckets], labelNames: LABELS, registers: [] }),
	}));
	// Whoever sends figures chooses the route: without a limit the series would grow with each request.
	const routes = new Set<string>();
	return {
		observe({ route: sent, device, connection, figures }) {
			if (routes.size < MOST_ROUTES) routes.add(sent);
			const route = routes.has(sent) ? sent : OTHER;
			for (const { key, unit, histogram } of histograms) {
				const figure = figures[key];
				if (figure !== undefined) histogram.observe({ route, device, connection }, figure * unit);
			}
		},
		metrics: histograms.map(({ histogram }) => histogram),
	};
}
