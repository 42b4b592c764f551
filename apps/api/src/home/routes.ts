import { getHome } from '@zaylat/api-client/contract';
import { nextContentChange } from '@zaylat/domain/content';
import { mount, type Router } from '../http/mount.ts';
import { homeFeed, homeRows, timesOf } from './feed.ts';

/** Serves the home feed of an edition. */
export function mountHome(router: Router): void {
	const { services, goods } = router;
	const { db } = services;
	mount(router, getHome, async ({ edition, language }) => {
		const now = services.now();
		const rows = await homeRows(db, edition);
		// What is kept of this answer is right until the next banner or section begins or ends.
		const next = nextContentChange([...rows.banners, ...rows.sections].map(timesOf), now);
		if (next !== undefined) goods.changeIn(next - now);
		return { data: await homeFeed(db, { edition, language, now }, rows) };
	});
}
