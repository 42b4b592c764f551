import { addRecentViews, clearRecentViews, listRecentViews } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { toSummary } from '../products/summary.ts';
import { deleteViews, recordViews, viewedProducts } from './service.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the products that the session looked at. */
export function mountRecentViews(router: Router): void {
	const { db, now } = router.services;
	const listOf = async ({ session: { userId }, edition, language }: Caller) => {
		const rows = await viewedProducts(db, { userId, edition });
		return { data: { items: rows.map((row) => toSummary(row, language, now())) } };
	};

	mount(router, listRecentViews, listOf);
	mount(router, addRecentViews, async (call) => {
		await recordViews(db, { userId: call.session.userId, edition: call.edition }, call.body.productIds, now());
		return listOf(call);
	});
	mount(router, clearRecentViews, async (call) => {
		await deleteViews(db, call.session.userId);
		return listOf(call);
	});
}
