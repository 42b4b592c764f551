import type { StaffList } from '@zaylat/domain/roles';
import { call, pathOf } from '../http/request.ts';
import type { listSavedViews } from './contract.ts';

/** Saved views of the caller, by name: `response.data.items`. */
export function savedViews() {
	return call<typeof listSavedViews>('GET', '/api/operating/views', { guarded: true });
}

/** Address of a list of the console as a table (CSV), for a link that a browser follows by itself. @param query its filters */
export function staffExportFile(list: StaffList, query: Readonly<Record<string, string>> = {}): string {
	return pathOf({ path: '/api/operating/exports/{list}.csv', params: { list }, query });
}
