import { createHash, randomBytes } from 'node:crypto';
import type { RefreshGrant } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { revokeSession, SESSION_DAYS } from '../auth/sign-in.ts';
import type { Db } from '../db/connect.ts';
import { refreshTokens, sessions } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/** Seconds after which a page renews its session (Specification §4, §9). */
const REFRESH_SECONDS = 15 * 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Gives a session a token that renews it once. */
export async function grant(db: Db, sessionId: string, now: number): Promise<RefreshGrant> {
	const refreshToken = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now + SESSION_DAYS * DAY_MS);
	await db
		.insert(refreshTokens)
		.values({ tokenHash: hashOf(refreshToken), sessionId, createdAt: new Date(now), expiresAt });
	return { refreshToken, maxAgeInSeconds: REFRESH_SECONDS, expiresAt: expiresAt.toISOString() };
}

/** A session that was renewed. */
export interface Renewed {
	readonly session: { readonly id: string; readonly userId: string };
	readonly grant: RefreshGrant;
}

/**
 * Milliseconds after its first use in which a token can be used again: several pages of a browser refresh concurrently,
 * and a response may get lost.
 */
const REUSE_MS = 10_000;

/**
 * Renews a session: the token is used up, the session lives on and gets another. A token that was used more than ten
 * seconds before has been copied, so that its session ends.
 * @throws Failure `session_expired` when the token is unknown, too old or was used, or its session has ended
 */
export async function renew(services: Services, token: string): Promise<Renewed> {
	const { db, now } = services;
	const renewed = await db.transaction(async (tx): Promise<Renewed | { reusedOf: string } | undefined> => {
		const at = new Date(now());
		// The lock serializes calls with the same token.
		const [known] = await tx
			.select()
			.from(refreshTokens)
			.where(and(eq(refreshTokens.tokenHash, hashOf(token)), gt(refreshTokens.expiresAt, at)))
			.for('update');
		if (!known) return undefined;
		if (known.usedAt && at.getTime() - known.usedAt.getTime() > REUSE_MS) return { reusedOf: known.sessionId };
		if (!known.usedAt) {
			await tx.update(refreshTokens).set({ usedAt: at }).where(eq(refreshTokens.tokenHash, known.tokenHash));
		}
		const [session] = await tx
			.update(sessions)
			.set({ expiresAt: new Date(now() + SESSION_DAYS * DAY_MS) })
			.where(and(eq(sessions.id, known.sessionId), isNull(sessions.revokedAt)))
			.returning({ id: sessions.id, userId: sessions.userId });
		return session && { session, grant: await grant(tx, session.id, now()) };
	});
	if (renewed && 'session' in renewed) return renewed;
	if (renewed) {
		await revokeSession(services, renewed.reusedOf);
		services.logger.warn('refresh token used twice; its session was ended');
	}
	throw new Failure('session_expired');
}
