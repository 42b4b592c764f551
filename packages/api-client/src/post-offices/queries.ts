import { call } from '../http/request.ts';
import type { getPostOffice, listPostOffices } from './contract.ts';

/** Which post offices a list shows; all of the edition's country unless given. */
export interface PostOfficeFilter {
	/** 1 to 49 characters without a web link: a name, an address or the beginning of a postcode. */
	readonly search?: string | undefined;
	readonly country?: 'mm' | 'th' | undefined;
	/** Id of a region. */
	readonly region?: string | undefined;
	/** Id of a township. */
	readonly township?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** A page of post offices: `response.data`; errors `search_invalid`, `place_not_found`. */
export function postOffices(filter: PostOfficeFilter = {}) {
	const { search, country, region, township, cursor } = filter;
	return call<typeof listPostOffices>('GET', '/api/post-offices', {
		guarded: false,
		query: { search, country, region, township, cursor },
	});
}

/** One post office: `response.data`; error `place_not_found`. */
export function postOffice(id: string) {
	return call<typeof getPostOffice>('GET', '/api/post-offices/{id}', { guarded: false, params: { id } });
}
