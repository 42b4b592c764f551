import { call } from '../http/request.ts';
import type { getCollection, listCollections } from './contract.ts';

/** The collections of the edition: `answer.data.items`. */
export function collections() {
	return call<typeof listCollections>('GET', '/api/collections', { guarded: false });
}

/** One collection with a page of its products: `answer.data`; error `collection_not_found`. */
export function collectionDetail(slug: string, page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof getCollection>('GET', '/api/collections/{slug}', {
		guarded: false,
		params: { slug },
		query: { cursor: page.cursor },
	});
}
