import { call } from '../http/request.ts';
import type { listStaffJobs } from './contract.ts';

/** Jobs that failed at each try, the newest first: `response.data.items`. @param which messages to somebody, or the rest */
export function staffJobs(which?: 'messages' | 'others') {
	return call<typeof listStaffJobs>('GET', '/api/operating/failed-jobs', { guarded: true, query: { which } });
}
