import type { AppContext } from '../../app/app-context.ts';
import { createFollowStore } from './create-follow-store.ts';
import type { FollowStore } from './follow-store.ts';

const stores = new WeakMap<AppContext, FollowStore>();

/**
 * The one store of followed shops of a tab, made when a page first wants it: no other page carries its code.
 * On the server nothing is known of the session, and nothing listens.
 */
export function followStoreOf(app: AppContext): FollowStore {
	const made =
		stores.get(app) ??
		createFollowStore({
			client: () => app.client(),
			auth: app.auth,
			openChannel: () =>
				app.side === 'server' || typeof BroadcastChannel === 'undefined'
					? undefined
					: new BroadcastChannel(`zaylat-follows-${app.edition}`),
		});
	stores.set(app, made);
	return made;
}
