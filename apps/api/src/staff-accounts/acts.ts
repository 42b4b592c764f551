import { type AuditAction, type AuditFacts, maskName } from '@zaylat/domain/audit';
import { accountActRefusal, isPermitted } from '@zaylat/domain/roles';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { endSessions } from '../account/accounts.ts';
import { recordChange } from '../audit-trail/record.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { operators, sessions, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/** What staff do to an account. */
export type AccountAct = 'lock' | 'unlock' | 'sign-out';

interface ActRule {
	readonly action: AuditAction;
	readonly endsSessions: boolean;
	/** The lock afterwards; undefined where it stays. */
	readonly isLocked?: boolean;
}

const ACTS: Readonly<Record<AccountAct, ActRule>> = {
	lock: { action: 'account_locked', endsSessions: true, isLocked: true },
	unlock: { action: 'account_unlocked', endsSessions: false, isLocked: false },
	'sign-out': { action: 'sessions_ended', endsSessions: true },
};

/**
 * Locks or unlocks an account, or signs it out everywhere, and writes that to the audit trail. A lock of a locked account, and
 * an unlock of an open one, change nothing and are not written.
 * @throws Failure `account_not_found`, `staff_change_refused`
 */
export async function actOnAccount(
	{ db, now }: Services,
	actor: Session,
	{ id, act, reason }: { readonly id: string; readonly act: AccountAct; readonly reason: string },
): Promise<void> {
	const { action, endsSessions, isLocked } = ACTS[act];
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update');
		if (account?.kind !== 'registered') throw new Failure('account_not_found');
		await requireAct(tx, actor, id);
		if (isLocked !== undefined && isLocked === (account.lockedAt !== null)) return;
		const before = await factsOf(tx, id, at);
		if (isLocked !== undefined) {
			const lock = isLocked ? { lockedAt: at, lockReason: reason } : { lockedAt: null, lockReason: null };
			await tx.update(users).set(lock).where(eq(users.id, id));
		}
		if (endsSessions) await endSessions(tx, id, at.getTime());
		const subject = { kind: 'account', id, name: maskName(account.name) };
		const facts = { before, after: await factsOf(tx, id, at) };
		await recordChange(tx, { at, actor, action, subject, reason, ...facts });
	});
}

async function requireAct(tx: Db, actor: Session, accountId: string): Promise<void> {
	const [operator] = await tx.select().from(operators).where(eq(operators.userId, accountId));
	const reason = accountActRefusal({
		...{ actorId: actor.userId, accountId, isStaff: operator !== undefined },
		mayChangeStaff: isPermitted(actor.staffRoles, 'change_staff'),
	});
	if (reason) throw new Failure('staff_change_refused', { details: { reason } });
}

/** Whether an account is locked, and how many sessions of it are alive. */
async function factsOf(tx: Db, id: string, at: Date): Promise<AuditFacts> {
	const [account] = await tx.select({ lockedAt: users.lockedAt }).from(users).where(eq(users.id, id));
	const [alive] = await tx
		.select({ number: count() })
		.from(sessions)
		.where(and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)));
	return { locked: account?.lockedAt != null, sessions: alive?.number ?? 0 };
}
