import { call } from '../http/request.ts';
import type { listStaffAccounts } from './contract.ts';

/** Accounts that staff look for. */
export interface StaffAccountFilter {
	/** A whole email address or phone number, or a part of a name. */
	readonly search?: string | undefined;
	readonly state?: 'locked' | 'open' | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Registered accounts, the newest first: `response.data`. */
export function staffAccounts({ search, state, cursor }: StaffAccountFilter = {}) {
	return call<typeof listStaffAccounts>('GET', '/api/operating/accounts', {
		guarded: true,
		query: { search, state, cursor },
	});
}
