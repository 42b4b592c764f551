import { call } from '../http/request.ts';
import type { getFollow, listFollows } from './contract.ts';

/** A page of the shops that the account follows: `response.data`. */
export function follows(page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listFollows>('GET', '/api/follows', { guarded: true, query: { cursor: page.cursor } });
}

/** Whether the account follows a shop: `response.data`; error `shop_not_found`. */
export function followState(slug: string) {
	return call<typeof getFollow>('GET', '/api/follows/{slug}', { guarded: true, params: { slug } });
}
