import { getWholesale } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { wholesaleHome } from './queries.ts';

/** Serves the wholesale home of an edition. */
export function mountWholesale(router: Router): void {
	const { db } = router.services;
	mount(router, getWholesale, async ({ edition, language }) => ({ data: await wholesaleHome(db, edition, language) }));
}
