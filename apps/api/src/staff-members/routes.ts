import { listStaffMembers, resetSecondFactor, setStaffRoles } from '@zaylat/api-client/contract';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { operators, secondFactors, users } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { resetFactor, setRoles } from './service.ts';

/** Serves who runs the market. */
export function mountStaffMembers(router: Router): void {
	const { db, now } = router.services;

	async function membersFor(selfId: string) {
		const rows = await db
			.select({
				id: users.id,
				name: users.name,
				email: users.email,
				roles: operators.roles,
				since: operators.since,
				hasSecondFactor: sql<boolean>`coalesce(${isNotNull(secondFactors.confirmedAt)}, false)`,
			})
			.from(operators)
			.innerJoin(users, eq(users.id, operators.userId))
			.leftJoin(secondFactors, eq(secondFactors.userId, operators.userId))
			.orderBy(asc(users.name), asc(users.id));
		const items = rows.map(({ since, ...row }) => ({
			...row,
			...{ since: since.toISOString(), isSelf: row.id === selfId },
		}));
		return { data: { items } };
	}

	mount(router, listStaffMembers, ({ session }) => membersFor(session.userId));
	mount(router, setStaffRoles, async ({ session, body }) => {
		await setRoles(db, { actor: session, now: now() }, body);
		return membersFor(session.userId);
	});
	mount(router, resetSecondFactor, async ({ session, params }) => {
		await resetFactor(db, { actor: session, now: now() }, params.id);
		return membersFor(session.userId);
	});
}
