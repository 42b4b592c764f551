import { call } from '../http/request.ts';
import type { listRecentViews } from './contract.ts';

/** The products that the session looked at, the last one first: `response.data.items`. */
export function recentViews() {
	return call<typeof listRecentViews>('GET', '/api/recent-views', { guarded: true });
}
