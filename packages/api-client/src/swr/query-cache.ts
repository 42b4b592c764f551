import type { Cache, ScopedMutator } from 'swr';
import { createStore, type StoreApi } from 'zustand/vanilla';

type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * The responses of one tab, or of one request on a server: the cache of SWR, which code outside of React can also read
 * and change. Keys are those of `cacheKey`.
 */
export interface QueryCache {
	/** Milliseconds since the epoch. */
	now(this: void): number;
	/** The cached response; undefined if there is none. */
	read(key: string): unknown;
	/** Stores a response and re-renders the components that show it. It replaces the response to a request in progress. */
	write(key: string, response: unknown): void;
	/** Stores the responses of a page. */
	fill(responses: Readonly<Record<string, unknown>>): void;
	/** Requests a response again if a component shows it, otherwise when a component needs it. */
	refresh(key: string): void;
	/**
	 * Removes responses, for example those of a session that has ended.
	 * @param options.isRefetched whether the components that show them request them again; default false
	 */
	remove(matches: (key: string) => boolean, options?: { readonly isRefetched?: boolean }): void;
	/** Whether a response is older than a time, in milliseconds since the epoch. */
	isOlder(key: string, time: number): boolean;
	/** Records that a response has just arrived. */
	touch(key: string): void;
	/** The entries of SWR, which changes them. */
	readonly entries: Cache;
	/** Responses that were stored before an `ApiProvider` was mounted, those of the first page: SWR's `fallback`. */
	readonly fallback: ReadableStore<Readonly<Record<string, unknown>>>;
	/** Set while an `ApiProvider` is mounted. */
	mutate: ScopedMutator | undefined;
}

/**
 * Creates an empty cache.
 * @param now the clock, in milliseconds since the epoch
 */
export function createQueryCache(now: () => number): QueryCache {
	const entries = new Map<string, { data?: unknown }>();
	const fallback = createStore<Readonly<Record<string, unknown>>>()(() => ({}));
	const arrivedAt = new Map<string, number>();

	const change = (key: string, response: unknown, revalidate = false) =>
		void cache.mutate?.(key, response, { revalidate }).catch(() => {
			// The components show the error.
		});

	const cache: QueryCache = {
		now,
		entries,
		fallback,
		mutate: undefined,
		read: (key) => entries.get(key)?.data ?? fallback.getState()[key],
		write(key, response) {
			arrivedAt.set(key, now());
			if (cache.mutate) change(key, response);
			else fallback.setState({ [key]: response });
		},
		fill(responses) {
			for (const [key, response] of Object.entries(responses)) cache.write(key, response);
		},
		refresh(key) {
			arrivedAt.delete(key);
			void cache.mutate?.(key).catch(() => {
				// The components show the error.
			});
		},
		remove(matches, { isRefetched = false } = {}) {
			const first = Object.entries(fallback.getState());
			const rest = first.filter(([key]) => !matches(key));
			// A new object renders every query again, and hydrates parts of the page whose code would load later.
			if (rest.length < first.length) fallback.setState(Object.fromEntries(rest), true);
			for (const key of [...entries.keys()].filter(matches)) {
				arrivedAt.delete(key);
				change(key, undefined, isRefetched);
			}
		},
		isOlder: (key, time) => (arrivedAt.get(key) ?? Number.NEGATIVE_INFINITY) < time,
		touch: (key) => void arrivedAt.set(key, now()),
	};
	return cache;
}
