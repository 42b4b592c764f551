import { LRUCache } from 'lru-cache';

/** A cached page: the whole response without the headers that differ per response. */
export interface CachedPage {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array<ArrayBuffer>;
	/** SHA-256 of the body. */
	readonly hash: Buffer;
	readonly etag: string;
	/** The body, compressed at the first request. */
	readonly encoded: Map<string, Uint8Array<ArrayBuffer>>;
}

interface Entry {
	readonly page: CachedPage;
	readonly storedAt: number;
}

/** What a rendering gives: a page, and whether other visitors may be given it too. */
export interface Rendering {
	readonly page: CachedPage;
	readonly isShareable: boolean;
}

/** Limits of a page cache. */
export interface PageCacheOptions {
	/** Bound in bytes, 0 for no cache; the least recently used pages are dropped first. */
	readonly maxBytes: number;
	/** How long a page is fresh, in milliseconds. */
	readonly freshMs: number;
	/** How long after that it may still be served while a new one is made, in milliseconds. */
	readonly staleMs: number;
	now(): number;
	/** Called when refreshing a stale page fails; the stale one stays. */
	onError(error: unknown): void;
}

/** An in-memory cache of the pages of anonymous visitors. */
export interface PageCache {
	/**
	 * The page under a key, rendered when it is not there; several askers wait for one rendering.
	 * @returns the page and its cache status: `hit`, `stale` (a new one is being made) or `miss`.
	 */
	get(
		key: string,
		render: () => Promise<Rendering>,
	): Promise<{ readonly page: CachedPage; readonly from: 'hit' | 'stale' | 'miss' }>;
	/** Bytes that are cached now. */
	bytes(): number;
	/** Forgets all pages; one that is still rendered answers its askers and is not stored. */
	clear(): void;
}

/** Bytes an entry is counted with: its body, and a compressed copy of about a third of it. */
const weight = ({ page }: Entry, key: string): number => Math.ceil(page.body.byteLength * 1.35) + key.length * 2 + 512;

/**
 * Creates a page cache: a bound in bytes, stale-while-revalidate, one rendering per key at a time.
 * A rendering that may not be shared, or failed, is never stored.
 */
export function createPageCache({ maxBytes, freshMs, staleMs, now, onError }: PageCacheOptions): PageCache {
	const entries =
		maxBytes > 0 ? new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: weight }) : undefined;
	const renderings = new Map<string, Promise<Rendering>>();

	function renderOnce(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
		const running = renderings.get(key);
		if (running !== undefined) return running;
		const rendering: Promise<Rendering> = render()
			.then((result) => {
				if (result.isShareable && renderings.get(key) === rendering)
					entries?.set(key, { page: result.page, storedAt: now() });
				return result;
			})
			.finally(() => {
				if (renderings.get(key) === rendering) renderings.delete(key);
			});
		renderings.set(key, rendering);
		return rendering;
	}

	return {
		async get(key, render) {
			const entry = entries?.get(key);
			const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.storedAt;
			if (entry !== undefined && age < freshMs + staleMs) {
				if (age < freshMs) return { page: entry.page, from: 'hit' };
				renderOnce(key, render).catch(onError);
				return { page: entry.page, from: 'stale' };
			}
			const { page } = await renderOnce(key, render);
			return { page, from: 'miss' };
		},
		bytes: () => entries?.calculatedSize ?? 0,
		clear() {
			entries?.clear();
			renderings.clear();
		},
	};
}
