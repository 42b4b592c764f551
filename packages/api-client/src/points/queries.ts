import { call } from '../http/request.ts';
import type { listPoints } from './contract.ts';

/** The balance and a page of the history: `response.data`. */
export function points(page: { readonly cursor?: string | undefined; readonly perPage?: number | undefined } = {}) {
	return call<typeof listPoints>('GET', '/api/points', {
		guarded: true,
		query: { cursor: page.cursor, per_page: page.perPage ?? 20 },
	});
}
