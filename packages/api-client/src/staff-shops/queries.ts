import { call } from '../http/request.ts';
import type { listStaffShops } from './contract.ts';

/** Shops that staff look for. */
export interface StaffShopFilter {
	/** A part of the name or of the address. */
	readonly search?: string | undefined;
	readonly state?: 'open' | 'paused' | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** All shops, the newest first: `response.data`. */
export function staffShops({ search, state, cursor }: StaffShopFilter = {}) {
	return call<typeof listStaffShops>('GET', '/api/operating/shops', {
		guarded: true,
		query: { search, state, cursor },
	});
}
