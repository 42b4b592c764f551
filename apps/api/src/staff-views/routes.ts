import { randomUUID } from 'node:crypto';
import { listSavedViews, removeSavedView, saveView } from '@zaylat/api-client/contract';
import { VIEW_LIMITS } from '@zaylat/domain/roles';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { recordChange } from '../audit-trail/record.ts';
import { savedViews } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { mountStaffExports } from './exports.ts';

/** Serves the views that staff keep of lists, and the lists as files. */
export function mountStaffViews(router: Router): void {
	const { db, now } = router.services;

	async function viewsOf(userId: string) {
		const { id, list, name, query } = savedViews;
		const items = await db
			.select({ id, list, name, query })
			.from(savedViews)
			.where(eq(savedViews.userId, userId))
			.orderBy(asc(name), asc(id));
		return { data: { items } };
	}

	mount(router, listSavedViews, ({ session }) => viewsOf(session.userId));
	mount(router, saveView, async ({ session, body: { list, name, query } }) => {
		const { userId } = session;
		const at = new Date(now());
		await db.transaction(async (tx) => {
			const isOther = and(eq(savedViews.userId, userId), eq(savedViews.list, list), ne(savedViews.name, name));
			const [others] = await tx.select({ number: count() }).from(savedViews).where(isOther);
			if ((others?.number ?? 0) >= VIEW_LIMITS.ofList) throw new Failure('bad_request', { fields: { name: 'full' } });
			const [view] = await tx
				.insert(savedViews)
				.values({ id: randomUUID(), userId, list, name, query, savedAt: at })
				.onConflictDoUpdate({
					target: [savedViews.userId, savedViews.list, savedViews.name],
					set: { query, savedAt: at },
				})
				.returning({ id: savedViews.id });
			const subject = { kind: 'view', id: view?.id ?? '', name };
			await recordChange(tx, { at, actor: session, action: 'view_saved', subject, before: {}, after: { list, query } });
		});
		return viewsOf(userId);
	});
	mount(router, removeSavedView, async ({ session, params: { id } }) => {
		await db.transaction(async (tx) => {
			const [gone] = await tx
				.delete(savedViews)
				.where(and(eq(savedViews.id, id), eq(savedViews.userId, session.userId)))
				.returning();
			if (!gone) return;
			const { list, query, name } = gone;
			const change = { at: new Date(now()), actor: session, action: 'view_removed' as const };
			await recordChange(tx, { ...change, subject: { kind: 'view', id, name }, before: { list, query }, after: {} });
		});
		return viewsOf(session.userId);
	});
	mountStaffExports(router);
}
