import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Follows a shop; twice changes nothing: `response.data`. Error: `shop_not_found`. */
export function followShop(slug: string) {
	return call<typeof contract.followShop>('PUT', '/api/follows/{slug}', { guarded: true, params: { slug } });
}

/** Follows a shop no more: `response.data`. Error: `shop_not_found`. */
export function unfollowShop(slug: string) {
	return call<typeof contract.unfollowShop>('DELETE', '/api/follows/{slug}', { guarded: true, params: { slug } });
}
