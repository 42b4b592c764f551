import type { PersonalCacheStorage } from './personal-cache.ts';

/** Where the caches are. */
export const ORIGIN = 'https://mm.shop.test';

/** Caches of a browser for tests, by the addresses of requests. */
export function fakeCaches() {
	const all = new Map<string, Map<string, Response>>();
	const addressOf = (request: RequestInfo | URL) =>
		new URL(request instanceof Request ? request.url : request, ORIGIN).href;
	let isFull = false;
	const open = async (name: string) => {
		const kept = all.get(name) ?? new Map<string, Response>();
		all.set(name, kept);
		return {
			match: async (request: RequestInfo) => kept.get(addressOf(request))?.clone(),
			async put(request: RequestInfo, response: Response) {
				if (isFull) throw new DOMException('Full', 'QuotaExceededError');
				kept.set(addressOf(request), response);
			},
			delete: async (request: RequestInfo) => kept.delete(addressOf(request)),
			keys: async () => [...kept.keys()].map((address) => new Request(address)),
		};
	};
	return {
		storage: { open, delete: async (name: string) => all.delete(name) } satisfies PersonalCacheStorage,
		/** Paths of what a cache holds. */
		keptIn: (name: string) => [...(all.get(name)?.keys() ?? [])].map((address) => new URL(address).pathname),
		fill: () => {
			isFull = true;
		},
	};
}
