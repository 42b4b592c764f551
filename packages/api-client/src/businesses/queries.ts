import { call } from '../http/request.ts';
import type { BusinessCategory, getBusiness, listBusinesses } from './contract.ts';

/** Which businesses a list shows; all of the edition unless given. */
export interface BusinessFilter {
	/** 1 to 49 characters without a web link. */
	readonly search?: string | undefined;
	readonly category?: BusinessCategory | undefined;
	/** Id of a region. */
	readonly region?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** A page of the business directory: `response.data`; errors `search_invalid`, `place_not_found`. */
export function businesses(filter: BusinessFilter = {}) {
	const { search, category, region, cursor } = filter;
	return call<typeof listBusinesses>('GET', '/api/businesses', {
		guarded: false,
		query: { search, category, region, cursor },
	});
}

/** One business: `response.data`; error `place_not_found`. */
export function business(id: string) {
	return call<typeof getBusiness>('GET', '/api/businesses/{id}', { guarded: false, params: { id } });
}
