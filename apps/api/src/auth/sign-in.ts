import { randomUUID } from 'node:crypto';
import { readIdentifier } from '@zaylat/domain/contact';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq } from 'drizzle-orm';
import { endSessions, findAccount, isRestorePeriodOver } from '../account/accounts.ts';
import { mergeAddresses } from '../addresses/service.ts';
import { mergeCarts } from '../cart/service.ts';
import { mergeCollected } from '../coupons/wallet.ts';
import { couponUses, entitlements, notifications, orders, sessions, users } from '../db/schema/index.ts';
import { subjectOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import { countLimited } from '../http/rate-limit.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { useOtp } from '../otp/service.ts';
import { removeSubscriptionsOf } from '../push/subscriptions.ts';
import { mergeRecentViews } from '../recent-views/service.ts';
import { mergeWishlists } from '../wishlist/service.ts';
import { isKnownDevice } from './known-devices.ts';
import { clearFailures, countAttempt, MOST_FAILURES, refundAttempt, type Suspect } from './lockout.ts';
import { dummyHash, hashPassword, needsRehash, verifyPassword } from './password.ts';
import type { Session } from './session.ts';

/** How long a session lives without being used. */
export const SESSION_DAYS = 30;

/** Why a sign-in failed. */
export type SignInRefusal =
	| 'credentials'
	| 'too_many_attempts'
	| 'otp_wrong'
	| 'otp_expired'
	| 'account_deleted'
	| 'account_locked';

/** The signed-in account, or why the sign-in failed. */
export type SignInResult =
	| { readonly ok: true; readonly user: typeof users.$inferSelect }
	| {
			readonly ok: false;
			readonly reason: SignInRefusal;
			/** Seconds until trying again makes sense, for `too_many_attempts`. */
			readonly retryAfter?: number | undefined;
	  };

/** Origin of a sign-in. */
export interface Visit {
	/** `undefined` within the process. */
	readonly address: string | undefined;
	/** The device by its cookie; undefined where it has none. */
	readonly device: string | undefined;
	/** The session that the browser has already. */
	readonly current: Session | undefined;
}

/** Signs in with email or phone number and password; what a guest has goes along. */
export async function signInWithPassword(
	services: Services,
	attempt: Visit & { readonly identifier: string; readonly password: string },
): Promise<SignInResult> {
	const identifier = readIdentifier(attempt.identifier);
	const user = identifier && (await findAccount(services.db, identifier));
	const suspects = await suspectsOf(services, attempt, user?.id);
	const { isAllowed, lockedFor } = await countAttempt(services, [suspects.guesser, ...suspects.shared]);
	const locked: SignInResult = { ok: false, reason: 'too_many_attempts', retryAfter: lockedFor };
	if (!isAllowed) return locked;

	// Unknown accounts take as long to refuse as wrong passwords.
	const hash = user?.passwordHash ?? dummyHash(services.passwordCost);
	const isPublished =
		services.config.profile === 'production' && services.data.publishedPasswords.includes(attempt.password);
	const isRight = (await verifyPassword(attempt.password, hash)) && !isPublished;
	if (!user?.passwordHash || !isRight) {
		return lockedFor === undefined ? { ok: false, reason: 'credentials' } : locked;
	}
	await clearFailures(services, suspects.guesser.subject);
	for (const suspect of suspects.shared) await refundAttempt(services, suspect);
	if (needsRehash(user.passwordHash, services.passwordCost)) {
		await rehash(services, { id: user.id, passwordHash: user.passwordHash }, attempt.password);
	}
	return completeSignIn(services, user, attempt);
}

/** Hashes a right password again at the present cost, unless it was changed meanwhile. */
async function rehash(
	{ db, passwordCost }: Services,
	before: { readonly id: string; readonly passwordHash: string },
	password: string,
): Promise<void> {
	const passwordHash = await hashPassword(password, passwordCost);
	await db
		.update(users)
		.set({ passwordHash })
		.where(and(eq(users.id, before.id), eq(users.passwordHash, before.passwordHash)));
}

/** Signs in by a code that was sent to the phone of an account; what a guest has goes along. */
export async function signInWithCode(
	services: Services,
	attempt: Visit & { readonly phone: string; readonly code: string },
): Promise<SignInResult> {
	const phone = readIdentifier(attempt.phone);
	if (!phone || !('phone' in phone)) return { ok: false, reason: 'credentials' };
	try {
		const user = await useOtp(services, { from: phone, purpose: 'sign_in', code: attempt.code }, async (tx) => {
			const [found] = await tx
				.update(users)
				.set({ phoneVerifiedAt: new Date(services.now()) })
				.where(eq(users.phone, phone.phone))
				.returning();
			return found;
		});
		return user ? completeSignIn(services, user, attempt) : { ok: false, reason: 'otp_wrong' };
	} catch (error) {
		if (!(error instanceof Failure) || error.status >= 500) throw error;
		return { ok: false, reason: error.code === 'otp_expired' ? 'otp_expired' : 'otp_wrong' };
	}
}

/** Signs in without an account: a real session that can buy and track (Decision 20). A guest stays the same guest. */
export async function signInAsGuest(services: Services, { address, current }: Visit): Promise<SignInResult> {
	const { db, now } = services;
	if (current?.kind === 'guest') {
		const [user] = await db.select().from(users).where(eq(users.id, current.userId));
		if (user) {
			// The browser gets a new session; its previous cookie may be a copy.
			await revokeSession(services, current.id);
			return { ok: true, user };
		}
	}
	const retryAfter = await countLimited(services, 'guest', { session: undefined, address });
	if (retryAfter > 0) return { ok: false, reason: 'too_many_attempts', retryAfter };
	const [user] = await db
		.insert(users)
		.values({ id: randomUUID(), kind: 'guest', name: 'Guest', createdAt: new Date(now()) })
		.returning();
	return user ? { ok: true, user } : { ok: false, reason: 'credentials' };
}

/**
 * Completes the sign-in of an authenticated account: restores one whose deletion was requested within the last 90 days
 * (Specification §4), and merges the guest's data into it.
 */
export async function completeSignIn(
	services: Services,
	user: typeof users.$inferSelect,
	{ current }: Pick<Visit, 'current'>,
): Promise<SignInResult> {
	const { db, now } = services;
	if (isRestorePeriodOver(user, now())) return { ok: false, reason: 'account_deleted' };
	if (user.lockedAt) return { ok: false, reason: 'account_locked' };
	if (user.deletionRequestedAt) {
		await db.transaction(async (tx) => {
			await tx.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, user.id));
			await notify(tx, { userId: user.id, kind: 'account_restored', link: '/Profile', at: new Date(now()) });
		});
	}
	if (current?.kind === 'guest') await moveGuest(services, current, user.id);
	return { ok: true, user };
}

/** Forgets the failed sign-ins of an account, from anywhere and from an address, after a code set its password again. */
export async function unlock(services: Services, identifier: string, address: string | undefined): Promise<void> {
	const { guesser, shared } = await suspectsOf(
		services,
		{ identifier, address, device: undefined, current: undefined },
		undefined,
	);
	await clearFailures(services, guesser.subject);
	const [account] = shared;
	if (account) await clearFailures(services, account.subject);
}

/**
 * Begins a session.
 * @param kind what the user was when the caller was let in
 * @returns its id; undefined when the user is of another kind by now: a guest who has become an account meanwhile is not
 * entered by a guest's cookie
 */
export async function beginSession(
	{ db, now }: Services,
	userId: string,
	kind: 'guest' | 'registered',
): Promise<string | undefined> {
	return db.transaction(async (tx) => {
		// The lock delays a concurrent upgrade, which ends all existing sessions when it continues.
		const [user] = await tx.select({ kind: users.kind }).from(users).where(eq(users.id, userId)).for('share');
		if (user?.kind !== kind) return undefined;
		const id = randomUUID();
		const createdAt = new Date(now());
		await tx.insert(sessions).values({ id, userId, createdAt, expiresAt: new Date(now() + SESSION_DAYS * DAY_MS) });
		return id;
	});
}

/** Lets a session in use live on; written at most once a day. */
export async function extendSession({ db, now }: Services, session: Session): Promise<void> {
	const expiresAt = new Date(now() + SESSION_DAYS * DAY_MS);
	if (expiresAt.getTime() - session.expiresAt.getTime() < DAY_MS) return;
	await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, session.id));
}

/** Ends a session permanently; its devices get no more push messages. */
export async function revokeSession({ db, now }: Services, id: string): Promise<void> {
	await removeSubscriptionsOf(db, id);
	await db
		.update(sessions)
		.set({ revokedAt: new Date(now()) })
		.where(eq(sessions.id, id));
}

/** What an account is counted by, whether it exists or not. */
const accountKey = (typed: string) => JSON.stringify(readIdentifier(typed) ?? typed);

/** Who tries: a device that the account signed in on counts by itself, and what others do does not lock it. */
async function suspectsOf(
	{ db, config }: Services,
	{ identifier, address, device }: Visit & { readonly identifier: string },
	userId: string | undefined,
): Promise<{ readonly guesser: Suspect; readonly shared: readonly Suspect[] }> {
	const account = accountKey(identifier);
	const suspect = (kind: keyof typeof MOST_FAILURES, of: string): Suspect => ({
		subject: subjectOf(kind, of, config),
		mostFailures: MOST_FAILURES[kind],
	});
	if (userId !== undefined && device !== undefined && (await isKnownDevice(db, userId, device))) {
		return { guesser: suspect('guesser', `${account} ${device}`), shared: [] };
	}
	return {
		guesser: suspect('guesser', `${account} ${address ?? ''}`),
		shared: [suspect('account', account), ...(address === undefined ? [] : [suspect('address', address)])],
	};
}

async function moveGuest(services: Services, guest: Session, userId: string): Promise<void> {
	const now = new Date(services.now());
	await services.db.transaction(async (tx) => {
		await mergeCarts(tx, guest.userId, userId, now);
		await mergeWishlists(tx, guest.userId, userId);
		await mergeRecentViews(tx, guest.userId, userId);
		await mergeAddresses(tx, guest.userId, userId);
		await tx.update(orders).set({ userId }).where(eq(orders.userId, guest.userId));
		await tx.update(entitlements).set({ userId }).where(eq(entitlements.userId, guest.userId));
		// A coupon that is for each person once was used by this person.
		await tx.update(couponUses).set({ userId }).where(eq(couponUses.userId, guest.userId));
		await mergeCollected(tx, guest.userId, userId);
		await tx.update(notifications).set({ userId }).where(eq(notifications.userId, guest.userId));
		await endSessions(tx, guest.userId, services.now());
	});
}
