import type { Timers } from '../context/timers.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import type { RouteEntry } from '../routing/route-entry.ts';

/** How long after the first scroll of a page code is fetched ahead, in milliseconds: what comes into view is first. */
export const CODE_AHEAD_DELAY_MS = 500;

/** The code of pages that visitors are likely to open next. */
export interface CodeAhead {
	/**
	 * Fetches the code and texts of a path's page once the visitor has scrolled and the browser has nothing else to do: to
	 * begin its requests takes a slow phone 100 ms and more, which would delay the page that is shown. Safe to call often:
	 * each page is fetched once. Failures are not told; the next call tries again.
	 */
	request(path: string): void;
}

type AheadWindow = Pick<Window, 'addEventListener' | 'scrollY'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** What `createCodeAhead` needs. */
export interface CodeAheadDeps {
	/** The tab; absent on the server, where nothing is fetched. */
	readonly window: AheadWindow | undefined;
	readonly timers: Timers;
	readonly entryOf: (path: string) => RouteEntry | undefined;
	readonly loadCode: (entry: RouteEntry) => Promise<unknown>;
	/** Whether the connection allows it; asked at the time of the fetch. */
	readonly isAllowed: () => boolean;
}

/** Creates what fetches code ahead in a tab. */
export function createCodeAhead({ window, timers, entryOf, loadCode, isAllowed }: CodeAheadDeps): CodeAhead {
	const fetched = new Set<RouteEntry>();
	// Looked up when the browser is idle: a page has dozens of links, and asks for them all while it is hydrated.
	const paths = new Set<string>();

	function fetchPaths(): void {
		const asked = [...paths];
		paths.clear();
		if (!isAllowed()) return;
		for (const path of asked) {
			const entry = entryOf(path);
			if (entry?.screen === undefined || fetched.has(entry)) continue;
			fetched.add(entry);
			loadCode(entry).catch(() => fetched.delete(entry));
		}
	}

	return {
		request(path) {
			if (window === undefined) return;
			const isDue = paths.size > 0;
			paths.add(path);
			if (isDue) return;
			const later = () => timers.after(CODE_AHEAD_DELAY_MS, () => whenIdle(window, fetchPaths));
			// The visitor may have scrolled before the page was hydrated.
			if (window.scrollY > 0) later();
			else window.addEventListener('scroll', later, { once: true, passive: true });
		},
	};
}
