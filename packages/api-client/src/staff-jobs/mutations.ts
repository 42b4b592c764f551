import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Tries failed jobs again: `response.data.items` are those that are left. */
export function repeatStaffJobs(ids: readonly string[]) {
	return call<typeof contract.repeatStaffJobs>('POST', '/api/operating/failed-jobs/repeat', {
		guarded: true,
		body: { ids: [...ids] },
	});
}

/** Deletes failed jobs: `response.data.items` are those that are left. */
export function dropStaffJobs(ids: readonly string[], reason: string) {
	return call<typeof contract.dropStaffJobs>('POST', '/api/operating/failed-jobs/drop', {
		guarded: true,
		body: { ids: [...ids], reason },
	});
}
