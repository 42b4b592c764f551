import { Counter } from 'prom-client';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import { processGauges } from './process.ts';

/** Counts the pages of a web server. */
export interface PageMetrics extends Pick<Metrics, 'render'> {
	/** @param page.cache `hit`, `stale`, `miss`, or `private` for pages that are not kept */
	count(page: { readonly route: string; readonly cache: string; readonly status: number }): void;
}

/** Creates the metrics of a web server; those of the API are its own. */
export function createPageMetrics(): PageMetrics {
	const pages = new Counter({
		name: 'pages_total',
		help: 'Pages that were answered, by route and result of the page cache.',
		labelNames: ['route', 'cache', 'status'],
		registers: [],
	});
	const { render } = createMetrics(processGauges(), [pages]);
	return { count: (page) => pages.inc({ ...page }), render };
}
