/**
 * The budgets that `pnpm bench` measures against. Bytes are as served, compressed.
 * `at` says whether a figure must stay at or below the limit, or reach it.
 */
const KB = 1000;

/** Kinds of bytes that a first load fetches; `all` is their sum with pictures and data. */
export const BYTE_KINDS = ['script', 'style', 'font', 'document', 'all'] as const;

export type ByteKind = (typeof BYTE_KINDS)[number];

/** Most bytes of a kind. */
export interface ByteBudget {
	readonly label: string;
	readonly limit: number;
	/** Instead of `limit` on a page in Burmese. */
	readonly burmeseLimit?: number;
	/** Instead of `limit` on single pages, by their names. */
	readonly pages?: Readonly<Record<string, number>>;
}

/** Bytes of a first load. Single pages have limits of their own for JavaScript (ADR 159). */
export const BYTE_BUDGETS: Readonly<Record<ByteKind, ByteBudget>> = {
	script: {
		label: 'JavaScript',
		limit: 165 * KB,
		pages: {
			...{ home: 218 * KB, listing: 204 * KB, search: 203 * KB, product: 251 * KB, shop: 236 * KB },
			...{ cart: 244 * KB, checkout: 287 * KB, orders: 208 * KB, order: 251 * KB },
		},
	},
	style: { label: 'CSS', limit: 21.5 * KB },
	font: { label: 'fonts', limit: 70 * KB, burmeseLimit: 100 * KB },
	document: { label: 'HTML', limit: 30 * KB, pages: { listing: 32 * KB, shop: 33 * KB } },
	all: { label: 'all bytes', limit: 400 * KB, pages: { shop: 411 * KB } },
};

/** Most bytes of a kind that a page in Burmese may fetch. */
export function byteLimit({ limit, burmeseLimit, pages }: ByteBudget, page: string): number {
	return pages?.[page] ?? burmeseLimit ?? limit;
}

/** Lighthouse on a phone: scores from 0 to 100, times in milliseconds. */
export const LIGHTHOUSE_BUDGETS = {
	performance: { label: 'performance', limit: 95, at: 'least' },
	accessibility: { label: 'accessibility', limit: 100, at: 'least' },
	'best-practices': { label: 'best practices', limit: 100, at: 'least' },
	seo: { label: 'SEO', limit: 100, at: 'least' },
	lcp: { label: 'LCP', limit: 1800, unit: 'ms' },
	tbt: { label: 'TBT', limit: 150, unit: 'ms' },
	cls: { label: 'CLS', limit: 0.01 },
};

/** The first tap on a page, as a phone with a processor four times slower than this machine. */
export const INTERACTION_BUDGET = { label: 'interaction to next paint', limit: 200, unit: 'ms' };

/** A press on a product card on the same phone: until picture, name and price are painted, and until the page is complete. */
export const CARD_PRESS_BUDGETS = {
	paint: { label: 'card press to next paint', limit: 100, unit: 'ms' },
	complete: { label: 'card press to complete page', limit: 1200, unit: 'ms' },
};

/** Back to a list that a product was opened from, on the same phone: until the list is painted, as it was left. */
export const BACK_BUDGET = { label: 'Back to painted list', limit: 50, unit: 'ms' };

/** Presses without an effect, of each control of the first view at the first paint, and of some at random times. */
export const PRESS_BUDGETS = {
	atPaint: { label: 'lost presses at first paint', limit: 0 },
	atRandom: { label: 'lost presses at random times', limit: 0 },
};

/** What the code of the service worker adds to the first load of a page. */
export const VISIT_BUDGET = { label: 'growth of the first load by the worker', limit: 5_000, unit: 'kB' };

/** The serving process on one core, 10 connections. */
export const SERVER_BUDGETS = {
	cached: { label: 'pages/s from cache', limit: 500, at: 'least' },
	cachedP99: { label: 'p99 from cache', limit: 100, unit: 'ms' },
	rendered: { label: 'pages/s rendered', limit: 120, at: 'least' },
	renderedP99: { label: 'p99 rendered', limit: 150, unit: 'ms' },
	memory: { label: 'memory of the serving process', limit: 300, unit: 'MB' },
	databaseMemory: { label: 'memory of its database', limit: 200, unit: 'MB' },
	startAgain: { label: 'start again', limit: 15_000, unit: 'ms' },
};

/** Rendered product pages for 10 visitors while 50 hostile pictures are sent. */
export const UPLOAD_BUDGETS = {
	p99: { label: 'p99 of product pages', limit: 300, unit: 'ms' },
	renderedP99: { label: 'p99, each page rendered', limit: 300, unit: 'ms' },
};

/**
 * The API by itself, without the responses that it keeps. `growth` is from 1,000 products to 100,000: of the medians, since
 * of some dozens of calls the 95th percentile is one of the two worst, which tells of the machine.
 */
export const API_BUDGETS = {
	read: { label: 'p95', limit: 50, unit: 'ms' },
	growth: { label: 'median at 100,000 products / at 1,000', limit: 1.5 },
	memory: { label: 'memory of the API', limit: 300, unit: 'MB' },
	databaseMemory: { label: 'memory of its database', limit: 200, unit: 'MB' },
};

/** The search on the demo catalogue, over the judged queries of `search/`. */
export const SEARCH_BUDGETS = {
	ofLanguage: { label: 'nDCG@10', limit: 0.85, at: 'least' },
	ofClass: { label: 'nDCG@10', limit: 0.7, at: 'least' },
	empty: { label: 'queries without a result, %', limit: 2 },
	p95: { label: 'p95', limit: 50, unit: 'ms' },
};
