import { randomUUID } from 'node:crypto';
import { readIdentifier } from '@zaylat/domain/contact';
import { eq } from 'drizzle-orm';
import { mergeCarts } from '../cart/service.ts';
import { sessions, users } from '../db/schema/index.ts';
import { subjectOf } from '../http/address.ts';
import { isWithinLimit, LIMITS } from '../http/rate-limit.ts';
import type { Services } from '../http/services.ts';
import { mergeWishlists } from '../wishlist/routes.ts';
import { forgetFailures, isLocked, MOST_FAILURES, noteFailure, type Suspect } from './lockout.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { Session } from './session.ts';

/** How long a session lives without being used. */
export const SESSION_DAYS = 30;
const DAY = 86_400_000;

/** Who signed in, or why nobody did. */
export type SignInResult =
	| { readonly ok: true; readonly user: typeof users.$inferSelect }
	| { readonly ok: false; readonly reason: 'credentials' | 'too_many_attempts' };

/** What a sign-in is judged by. */
export interface Attempt {
	readonly identifier: string;
	readonly password: string;
	/** Where it comes from; `undefined` within the process. */
	readonly address: string | undefined;
	/** The session that the browser has already. */
	readonly current: Session | undefined;
}

/** A hash that no password has, so that unknown accounts take as long to refuse as wrong passwords. */
let decoy: Promise<string> | undefined;

/** Signs in with email or phone number and password; what a guest has in cart and wishlist goes along. */
export async function signInWithPassword(services: Services, attempt: Attempt): Promise<SignInResult> {
	const { db, config } = services;
	const identifier = readIdentifier(attempt.identifier);
	const account = subjectOf('account', JSON.stringify(identifier ?? attempt.identifier), config);
	const suspects: Suspect[] = [{ subject: account, mostFailures: MOST_FAILURES.account }];
	if (attempt.address) {
		suspects.push({ subject: subjectOf('address', attempt.address, config), mostFailures: MOST_FAILURES.address });
	}
	if (await isLocked(services, suspects)) return { ok: false, reason: 'too_many_attempts' };

	const [user] = identifier
		? await db
				.select()
				.from(users)
				.where('email' in identifier ? eq(users.email, identifier.email) : eq(users.phone, identifier.phone))
		: [];
	decoy ??= hashPassword(randomUUID());
	const isRight = await verifyPassword(attempt.password, user?.passwordHash ?? (await decoy));
	if (!user?.passwordHash || !isRight) {
		await noteFailure(services, suspects);
		return { ok: false, reason: (await isLocked(services, suspects)) ? 'too_many_attempts' : 'credentials' };
	}
	await forgetFailures(services, account);
	if (attempt.current?.kind === 'guest') await moveGuest(services, attempt.current, user.id);
	return { ok: true, user };
}

/** Signs in without an account: a real session that can buy and track (Decision 20). A guest stays the same guest. */
export async function signInAsGuest(
	services: Services,
	{ address, current }: Pick<Attempt, 'address' | 'current'>,
): Promise<SignInResult> {
	const { db, now } = services;
	if (current?.kind === 'guest') {
		const [user] = await db.select().from(users).where(eq(users.id, current.userId));
		if (user) return { ok: true, user };
	}
	if (address && !(await isWithinLimit(services, subjectOf('guest', address, services.config), LIMITS.guest))) {
		return { ok: false, reason: 'too_many_attempts' };
	}
	const [user] = await db
		.insert(users)
		.values({ id: randomUUID(), kind: 'guest', name: 'Guest', createdAt: new Date(now()) })
		.returning();
	return user ? { ok: true, user } : { ok: false, reason: 'credentials' };
}

/** Begins a session. @returns Its id. */
export async function beginSession({ db, now }: Services, userId: string): Promise<string> {
	const id = randomUUID();
	const createdAt = new Date(now());
	await db.insert(sessions).values({ id, userId, createdAt, expiresAt: new Date(now() + SESSION_DAYS * DAY) });
	return id;
}

/** Lets a session in use live on; written at most once a day. */
export async function prolongSession({ db, now }: Services, session: Session): Promise<void> {
	const expiresAt = new Date(now() + SESSION_DAYS * DAY);
	if (expiresAt.getTime() - session.expiresAt.getTime() < DAY) return;
	await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, session.id));
}

/** Ends a session for good. */
export async function revokeSession({ db, now }: Services, id: string): Promise<void> {
	await db
		.update(sessions)
		.set({ revokedAt: new Date(now()) })
		.where(eq(sessions.id, id));
}

async function moveGuest(services: Services, guest: Session, userId: string): Promise<void> {
	const now = new Date(services.now());
	await services.db.transaction(async (tx) => {
		await mergeCarts(tx, guest.userId, userId, now);
		await mergeWishlists(tx, guest.userId, userId);
		await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, guest.id));
	});
}
