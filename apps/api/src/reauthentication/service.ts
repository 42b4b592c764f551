import { proofKind, provenUntil } from '@zaylat/domain/account';
import { eq } from 'drizzle-orm';
import { type Account, accountOf, contactOf } from '../account/accounts.ts';
import { clearFailures, countAttempt, MOST_FAILURES } from '../auth/lockout.ts';
import { dummyHash, verifyPassword } from '../auth/password.ts';
import type { Session } from '../auth/session.ts';
import { sessions } from '../db/schema/index.ts';
import { subjectOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { useOtp } from '../otp/service.ts';

/** What a shopper types to prove who they are. */
export interface TypedProof {
	readonly password: string | undefined;
	readonly code: string | undefined;
}

/** The proof that an account requires. */
export const proofOf = ({ passwordHash }: Account) => proofKind({ hasPassword: passwordHash !== null });

/** Until when a session has proven who uses it; undefined when it has not. */
export const sessionProvenUntil = ({ reauthenticatedAt }: Session, now: number) =>
	provenUntil(reauthenticatedAt?.getTime() ?? null, now);

/**
 * Demands that the shopper of a session has proven who they are within the last ten minutes, before what the account signs
 * in with is changed (OWASP ASVS 5.0, 7.5.1; ADR 28).
 * @throws Failure `reauthentication_required`
 */
export function requireRecentProof(session: Session, now: number): void {
	if (sessionProvenUntil(session, now) === undefined) throw new Failure('reauthentication_required');
}

/**
 * Verifies the proof that the account of a session requires, and stores its time with the session.
 * @returns until when it lasts, milliseconds since 1970
 * @throws Failure `bad_request`, `password_wrong`, `reauthentication_locked`, `otp_wrong`, `otp_expired`
 */
export async function takeProof(services: Services, session: Session, typed: TypedProof): Promise<number> {
	const { db, now } = services;
	const account = await accountOf(db, session.userId);
	if (proofOf(account) === 'password') {
		if (!typed.password) throw new Failure('bad_request', { fields: { password: 'password_missing' } });
		await provePassword(services, account, typed.password);
	} else {
		const from = contactOf(account);
		await useOtp(services, { from, purpose: 'reauthenticate', code: typed.code ?? '' }, async () => {});
	}
	const at = now();
	await db
		.update(sessions)
		.set({ reauthenticatedAt: new Date(at) })
		.where(eq(sessions.id, session.id));
	return provenUntil(at, at) ?? at;
}

/**
 * Requires the password of an account. Five wrong ones lock this for 15 minutes, without locking the sign-in: the
 * holder of a copied session must not lock the owner out.
 * @throws Failure `password_wrong`; `reauthentication_locked` with `details.retryAfter`
 */
export async function provePassword(services: Services, account: Account, password: string): Promise<void> {
	const subject = subjectOf('reauthentication', account.id, services.config);
	const { isAllowed, lockedFor } = await countAttempt(services, [{ subject, mostFailures: MOST_FAILURES.guesser }]);
	const locked = () => new Failure('reauthentication_locked', { details: { retryAfter: lockedFor ?? 0 } });
	if (!isAllowed) throw locked();
	const isRight = await verifyPassword(password, account.passwordHash ?? dummyHash(services.passwordCost));
	if (!isRight) throw lockedFor === undefined ? new Failure('password_wrong') : locked();
	await clearFailures(services, subject);
}
