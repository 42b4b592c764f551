import { maskName } from '@zaylat/domain/audit';
import { readEmail } from '@zaylat/domain/contact';
import { type StaffRole, staffChangeRefusal } from '@zaylat/domain/roles';
import { eq, sql } from 'drizzle-orm';
import { type Account, accountOf, endSessions, findAccount } from '../account/accounts.ts';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { operators, secondFactors, sessions } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';

/** A change that an administrator makes. */
export interface StaffChange {
	readonly actor: { readonly userId: string; readonly name: string };
	/** Milliseconds since 1970. */
	readonly now: number;
}

const subjectOf = ({ id, name }: Account) => ({ kind: 'account', id, name: maskName(name) });

/** Sets the roles of the account with an email address. @throws Failure `account_not_found`, `staff_change_refused` */
export async function setRoles(
	db: Db,
	{ actor, now }: StaffChange,
	wanted: { readonly email: string; readonly roles: readonly StaffRole[] },
): Promise<void> {
	const email = readEmail(wanted.email);
	const account = email === undefined ? undefined : await findAccount(db, { email });
	if (account?.kind !== 'registered') throw new Failure('account_not_found');
	const roles = [...new Set(wanted.roles)];
	await db.transaction(async (tx) => {
		const staff = await lockStaff(tx);
		requireChange(staff, { actorId: actor.userId, accountId: account.id, roles });
		const before = staff.find(({ userId }) => userId === account.id)?.roles ?? [];
		if (before.toSorted().join() === roles.toSorted().join()) return;
		const at = new Date(now);
		if (roles.length === 0) {
			await tx.delete(operators).where(eq(operators.userId, account.id));
		} else {
			await tx
				.insert(operators)
				.values({ userId: account.id, since: at, roles })
				.onConflictDoUpdate({ target: operators.userId, set: { roles } });
		}
		const facts = { before: { roles: before }, after: { roles } };
		await recordChange(tx, { at, actor, action: 'staff_changed', subject: subjectOf(account), ...facts });
	});
}

/** Removes the second factor of a member of staff, who then sets up another one. @throws Failure `account_not_found`, `staff_change_refused` */
export async function resetFactor(db: Db, { actor, now }: StaffChange, accountId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const staff = await lockStaff(tx);
		const member = staff.find(({ userId }) => userId === accountId);
		if (!member) throw new Failure('account_not_found');
		requireChange(staff, { actorId: actor.userId, accountId, roles: member.roles });
		await removeSecondFactor(tx, { account: await accountOf(tx, accountId), actor, now });
	});
}

/** Removes a second factor, and ends the sessions of its account; in the transaction of the change. */
export async function removeSecondFactor(
	tx: Db,
	{ account, actor, now }: { readonly account: Account; readonly actor: Actor; readonly now: number },
): Promise<void> {
	const removed = await tx.delete(secondFactors).where(eq(secondFactors.userId, account.id)).returning();
	await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, account.id));
	await endSessions(tx, account.id, now);
	const facts = { before: { secondFactor: removed.length > 0 }, after: { secondFactor: false } };
	const subject = subjectOf(account);
	await recordChange(tx, { at: new Date(now), actor, action: 'second_factor_reset', subject, ...facts });
}

/** All staff, locked: two administrators who remove each other at once would leave none. */
async function lockStaff(tx: Db) {
	await tx.execute(sql`lock table ${operators} in share row exclusive mode`);
	return tx.select().from(operators);
}

function requireChange(
	staff: readonly { readonly userId: string; readonly roles: readonly StaffRole[] }[],
	change: { readonly actorId: string; readonly accountId: string; readonly roles: readonly StaffRole[] },
): void {
	const administrators = staff.filter(({ roles }) => roles.includes('administrator')).map(({ userId }) => userId);
	const reason = staffChangeRefusal({ ...change, administrators });
	if (reason) throw new Failure('staff_change_refused', { details: { reason } });
}
