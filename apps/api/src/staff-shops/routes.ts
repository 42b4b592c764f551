import { listStaffShops, pauseShop, reopenShop } from '@zaylat/api-client/contract';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { actOnShop, type ShopAct } from './acts.ts';
import { findShops, readShop } from './queries.ts';

/** Serves all shops to staff, who pause and reopen them. */
export function mountStaffShops(router: Router): void {
	const { services } = router;
	const { db } = services;
	const doing =
		(act: ShopAct) =>
		async (call: {
			readonly session: Session;
			readonly params: { readonly slug: string };
			readonly body: { readonly reason: string };
		}) => {
			await actOnShop(services, call.session, { slug: call.params.slug, act, reason: call.body.reason });
			return { data: await readShop(db, call.params.slug) };
		};
	mount(router, listStaffShops, async ({ query }) => ({ data: await findShops(db, query) }));
	mount(router, pauseShop, doing('pause'));
	mount(router, reopenShop, doing('reopen'));
}
