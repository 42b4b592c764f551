import type { Profile } from '@zaylat/api-client/contract';
import { deletionState, passwordProblem } from '@zaylat/domain/account';
import { type Identifier, identifierProblem, readIdentifier } from '@zaylat/domain/contact';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import type { StaffRole } from '@zaylat/domain/roles';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { publishNotice } from '../chat/notice.ts';
import type { Db } from '../db/connect.ts';
import { sessions, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';

/** An account as it is stored. */
export type Account = typeof users.$inferSelect;

/** Background colour of a shopper's picture while it loads. */
const PICTURE_TINT = 1;

/**
 * Reads an identifier as it was typed.
 * @param field name of the field in the body, for the error
 * @throws Failure `bad_request` with what is wrong with the field
 */
export function parseIdentifier(typed: string, field = 'identifier'): Identifier {
	const identifier = readIdentifier(typed);
	if (identifier) return identifier;
	throw new Failure('bad_request', { fields: { [field]: identifierProblem(typed) ?? 'identifier_missing' } });
}

/**
 * Validates a new password by the rules of the domain and the list of common ones, which browsers do not load.
 * @param personal what the account is known by
 * @throws Failure `bad_request` with what is wrong with the field
 */
export function requireValidPassword(password: string, personal: readonly string[], field = 'password'): void {
	const problem = passwordProblem(password, personal) ?? (isCommonPassword(password) ? 'password_common' : undefined);
	if (problem) throw new Failure('bad_request', { fields: { [field]: problem } });
}

/** The account that signs in by an identifier, including one whose deletion was requested. */
export async function findAccount(db: Db, identifier: Identifier): Promise<Account | undefined> {
	const [account] = await db
		.select()
		.from(users)
		.where('email' in identifier ? eq(users.email, identifier.email) : eq(users.phone, identifier.phone));
	return account;
}

/** Whether the days in which an account could be restored are over (Specification §4). */
export function isRestorePeriodOver(account: Account, now: number): boolean {
	return deletionState(account.deletionRequestedAt?.getTime() ?? null, now).kind === 'gone';
}

/** The account of a session. @throws Failure `session_expired` when it went away meanwhile. */
export async function accountOf(db: Db, userId: string): Promise<Account> {
	const [account] = await db.select().from(users).where(eq(users.id, userId));
	if (!account) throw new Failure('session_expired');
	return account;
}

/** Everything that codes can be sent to, the phone first (Specification §5). */
export function contactOf({ phone, email }: Account): Identifier {
	if (phone) return { phone };
	if (email) return { email };
	// A database constraint requires one of the two for registered accounts.
	throw new Failure('internal_error');
}

/**
 * Ends all sessions of an account, and their open streams; in the transaction that changes who may use it.
 * @param callersId session of the caller, which lives on until `signIn.enter` replaces it: messages are sent between the
 * two, and a page that asked meanwhile would be signed out
 */
export async function endSessions(db: Db, userId: string, now: number, callersId?: string): Promise<void> {
	await db
		.update(sessions)
		.set({ revokedAt: new Date(now) })
		.where(
			and(
				eq(sessions.userId, userId),
				isNull(sessions.revokedAt),
				callersId === undefined ? undefined : ne(sessions.id, callersId),
			),
		);
	await publishNotice(db, { kind: 'ended', accounts: [userId] });
}

/** Shops that an account owns, and its roles in the operation of the market. */
export interface AccountParts {
	readonly shopIds: readonly number[];
	readonly staffRoles: readonly StaffRole[];
}

/** What the shopper sees of an account. */
export function profileOf(account: Account, language: Language, { shopIds, staffRoles }: AccountParts): Profile {
	const { id, name, email, phone, pictureKey } = account;
	return {
		id,
		name,
		email,
		isEmailVerified: account.emailVerifiedAt !== null,
		phone,
		isPhoneVerified: account.phoneVerifiedAt !== null,
		hasPassword: account.passwordHash !== null,
		picture: pictureKey === null ? null : pictureOf(pictureKey, PICTURE_TINT, name, language),
		language: isLanguage(account.language) ? account.language : null,
		isSeller: shopIds.length > 0,
		isStaff: staffRoles.length > 0,
		createdAt: account.createdAt.toISOString(),
	};
}

/** Columns of an identifier to which a code was just delivered. */
export function verifiedColumns(identifier: Identifier, at: Date) {
	return 'email' in identifier
		? { email: identifier.email, emailVerifiedAt: at }
		: { phone: identifier.phone, phoneVerifiedAt: at };
}

/** Whether a database error is a unique violation. */
export function isUniqueViolation(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && cause.code === '23505') return true;
	}
	return false;
}
