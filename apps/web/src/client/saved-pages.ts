import type { SavedPage, SavedPages } from '@zaylat/storefront';
import { CACHES } from '../offline-caches.ts';

/** Most pages that are listed of either kind; the worker keeps at least as many. */
const MOST_LISTED = 30;

/** Where a cache holds the list of its pages: what removes the cache removes the list. */
const LIST = '/_pages';

/** Where the worker notes whose the personal cache is. */
const OWNER = '/_owner';

/** What is used of a cache. */
type PageCache = Pick<Cache, 'match' | 'put'>;

async function read(cache: PageCache): Promise<readonly SavedPage[]> {
	return (await (await cache.match(LIST))?.json()) ?? [];
}

/** Held while the list changes, also by other tabs: two changes at once would lose one page. */
const LOCK = 'zaylat-saved-pages';

/** Creates the list of pages that the service worker has saved. */
export function createSavedPages(
	caches: { open(name: string): Promise<PageCache> },
	locks: Pick<LockManager, 'request'>,
): SavedPages {
	const openFor = ({ owner }: Pick<SavedPage, 'owner'>) =>
		caches.open(owner === undefined ? CACHES.payloads : CACHES.personal);

	async function add(page: SavedPage): Promise<void> {
		const cache = await openFor(page);
		const isOfAnother = page.owner !== undefined && (await (await cache.match(OWNER))?.text()) !== page.owner;
		if (isOfAnother) return;
		const others = (await read(cache)).filter(({ path }) => path !== page.path);
		await cache.put(LIST, Response.json([page, ...others].slice(0, MOST_LISTED)));
	}

	return {
		record: (page) => {
			// Storage may be full or forbidden: then the page is not offered.
			locks.request(LOCK, () => add(page)).catch(() => {});
		},
		async list() {
			const lists = await Promise.all(
				[CACHES.personal, CACHES.payloads].map(async (name) => read(await caches.open(name))),
			);
			return lists.flat();
		},
	};
}
