import type { Shop } from '../../app/shop.ts';
import { createFollowStore } from './create-follow-store.ts';
import type { FollowStore } from './follow-store.ts';

const stores = new WeakMap<Shop, FollowStore>();

/**
 * The one store of followed shops of a tab, made when a page first wants it: no other page carries its code.
 * On the server nothing is known of the session, and nothing listens.
 */
export function followStoreOf(shop: Shop): FollowStore {
	const made =
		stores.get(shop) ??
		createFollowStore({
			client: () => shop.client(),
			auth: shop.auth,
			openChannel: () =>
				shop.side === 'server' || typeof BroadcastChannel === 'undefined'
					? undefined
					: new BroadcastChannel(`zaylat-follows-${shop.edition}`),
		});
	stores.set(shop, made);
	return made;
}
