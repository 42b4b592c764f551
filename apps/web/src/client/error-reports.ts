/** What reporting errors needs of the page. */
export interface ErrorReportDeps {
	readonly window: Pick<Window, 'addEventListener' | 'navigator'>;
	readonly buildId: string;
	/** Pattern of the route that is shown. */
	routeOf(): string | undefined;
	/** What happened before. Default nothing. */
	readonly early?: readonly (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}

const PATH = '/api/browser-errors';

/** Most reports of a page: what fails again and again is known by then. */
const MOST = 5;

/** What browsers report that is no fault of the shop: a navigation that cancelled requests, another site's script. */
const IGNORED = /^(?:AbortError|Script error\.?$|ResizeObserver loop)/;

/**
 * Reports uncaught errors of this page to the server, each once. The server removes what may be of a person; nothing but the
 * error, the build and the pattern of the route is sent.
 */
export function reportErrors({ window, buildId, routeOf, early = [] }: ErrorReportDeps): void {
	const seen = new Set<string>();
	function report(event: ErrorEvent | PromiseRejectionEvent): void {
		// An extension of the browser throws in scripts of its own: an event without an error of ours has no stack of ours either.
		const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
		const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
		const key = `${name} ${message} ${stack}`;
		if (IGNORED.test(name) || IGNORED.test(message) || seen.has(key) || seen.size >= MOST) return;
		seen.add(key);
		const route = routeOf();
		const body = {
			type: name.slice(0, 100),
			message: message.slice(0, 500),
			stack: (stack ?? '').slice(0, 8_000),
			build: buildId,
			...(route !== undefined && { route }),
		};
		// Sent also while the page is left.
		window.navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
	}
	for (const event of early) report(event);
	window.addEventListener('error', report);
	window.addEventListener('unhandledrejection', report);
}
