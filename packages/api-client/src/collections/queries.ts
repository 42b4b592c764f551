import { call } from '../http/request.ts';
import type { getCollection, listCollections } from './contract.ts';

/** The collections of the edition: `response.data.items`. */
export function collections() {
	return call<typeof listCollections>('GET', '/api/collections', { guarded: false });
}

/**
 * One collection with a page of its products: `response.data`; error `collection_not_found`.
 * @param slugOrId as the address of its page has them
 */
export function collectionDetail(slugOrId: string, page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof getCollection>('GET', '/api/collections/{slug}', {
		guarded: false,
		params: { slug: slugOrId },
		query: { cursor: page.cursor },
	});
}
