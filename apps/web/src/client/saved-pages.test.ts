import { expect, test, vi } from 'vitest';
import { createSavedPages } from './saved-pages.ts';

/** Caches whose responses take a turn of the event loop, as those of a browser do. */
function fakeCaches(): Parameters<typeof createSavedPages>[0] {
	const stored = new Map<string, Response>();
	const turn = () => new Promise((resolve) => setImmediate(resolve));
	return {
		open: async (name) => ({
			match: async (key) => {
				await turn();
				return stored.get(`${name} ${String(key)}`)?.clone();
			},
			put: async (key, response) => {
				await turn();
				stored.set(`${name} ${String(key)}`, response);
			},
		}),
	};
}

const pageOf = (path: string) => ({ path, title: path, routeId: 'product', owner: undefined });

test('pages that are recorded at once are all kept, the last one first', async () => {
	const caches = fakeCaches();
	// Two lists, as in two tabs.
	const [one, other] = [createSavedPages(caches, navigator.locks), createSavedPages(caches, navigator.locks)];
	one.record(pageOf('/'));
	other.record(pageOf('/Products/1'));
	await vi.waitFor(async () => {
		expect((await one.list()).map(({ path }) => path)).toEqual(['/Products/1', '/']);
	});
});
