import { createHmac, randomBytes } from 'node:crypto';
import { readFactor, SECOND_FACTOR, shownRecoveryCode } from '@zaylat/domain/roles';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recordChange } from '../audit-trail/record.ts';
import { clearFailures, countAttempt, MOST_FAILURES } from '../auth/lockout.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { secondFactors, sessions } from '../db/schema/index.ts';
import { subjectOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { seal, unseal } from '../jobs/seal.ts';

/** Bytes of a secret, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

/** Bytes that give a recovery code of ten signs of base 32. */
const RECOVERY_BYTES = 7;
const RECOVERY_SIGNS = 10;

/** A second factor as it is stored. */
type Factor = typeof secondFactors.$inferSelect;

const { digits, period, window } = SECOND_FACTOR;

function totpOf(base32: string, more: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
	return new TOTP({ ...more, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(base32) });
}

/** The second factor of an account; one that is not confirmed counts for nothing. */
export async function factorOf(db: Db, userId: string): Promise<Factor | undefined> {
	const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
	return factor;
}

/**
 * The code that the authenticator app of an account would show, or the next one when that was used: for the demo, which has
 * no app.
 */
export async function presentCode({ db, config, now }: Services, userId: string): Promise<string | undefined> {
	const factor = await factorOf(db, userId);
	if (!factor) return undefined;
	const step = Math.floor(now() / 1000 / period);
	const timestamp = Math.max(step, Math.min(factor.lastStep + 1, step + window)) * period * 1000;
	return totpOf(String(unseal(config, factor.sealed))).generate({ timestamp });
}

/**
 * Begins a second factor, or begins again with another secret.
 * @param issuer name of the market, which the app shows
 * @throws Failure `second_factor_exists`
 */
export async function beginFactor(
	{ db, config, now }: Services,
	session: Session,
	issuer: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
	const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
	const sealed = seal(config, secret);
	const [begun] = await db
		.insert(secondFactors)
		.values({ userId: session.userId, sealed, createdAt: new Date(now()) })
		.onConflictDoUpdate({
			target: secondFactors.userId,
			set: { sealed, lastStep: 0 },
			setWhere: isNull(secondFactors.confirmedAt),
		})
		.returning({ userId: secondFactors.userId });
	if (!begun) throw new Failure('second_factor_exists');
	return { secret, uri: totpOf(secret, { issuer, label: session.email ?? session.name }).toString() };
}

/**
 * Confirms a second factor with its first code, which counts for the session too.
 * @returns recovery codes, which are stored as hashes alone
 * @throws Failure `factor_wrong`, `factor_locked`, `second_factor_exists`
 */
export async function confirmFactor(services: Services, session: Session, typed: string): Promise<string[]> {
	const { db, config, now } = services;
	const factor = await factorOf(db, session.userId);
	if (factor?.confirmedAt) throw new Failure('second_factor_exists');
	const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, newRecoveryCode);
	const at = new Date(now());
	await countingGuesses(services, session, () =>
		db.transaction(async (tx) => {
			const step = factor && stepOf(services, factor, typed);
			if (step === undefined) return false;
			const [confirmed] = await tx
				.update(secondFactors)
				.set({ confirmedAt: at, lastStep: step, recoveryHashes: codes.map((code) => hashOf(config, code)) })
				.where(and(eq(secondFactors.userId, session.userId), isNull(secondFactors.confirmedAt)))
				.returning({ userId: secondFactors.userId });
			if (!confirmed) throw new Failure('second_factor_exists');
			await tx.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, session.id));
			const subject = { kind: 'account', id: session.userId, name: session.name };
			const facts = { before: { secondFactor: false }, after: { secondFactor: true } };
			await recordChange(tx, { at, actor: session, action: 'second_factor_set', subject, ...facts });
			return true;
		}),
	);
	return codes.map(shownRecoveryCode);
}

/** Takes a code of the app or a recovery code for a session; each counts once. @throws Failure `factor_wrong`, `factor_locked` */
export async function giveFactor(services: Services, session: Session, typed: string): Promise<void> {
	const { db, now } = services;
	await countingGuesses(services, session, () =>
		db.transaction(async (tx) => {
			if (!(await useCode(services, tx, session.userId, typed))) return false;
			await tx
				.update(sessions)
				.set({ secondFactorAt: new Date(now()) })
				.where(eq(sessions.id, session.id));
			return true;
		}),
	);
}

/** Uses a code up. @returns whether it was right, and not used before */
async function useCode(services: Services, tx: Db, userId: string, typed: string): Promise<boolean> {
	const { confirmedAt, lastStep, recoveryHashes } = secondFactors;
	const isOwn = and(eq(secondFactors.userId, userId), isNotNull(confirmedAt));
	const read = readFactor(typed);
	if (read?.kind === 'recovery') {
		const hash = hashOf(services.config, read.text);
		const used = await tx
			.update(secondFactors)
			.set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
			.where(and(isOwn, sql`${hash} = any(${recoveryHashes})`))
			.returning({ userId: secondFactors.userId });
		return used.length > 0;
	}
	const factor = await factorOf(tx, userId);
	const step = factor && stepOf(services, factor, typed);
	if (step === undefined) return false;
	const used = await tx
		.update(secondFactors)
		.set({ lastStep: step })
		.where(and(isOwn, lt(lastStep, step)))
		.returning({ userId: secondFactors.userId });
	return used.length > 0;
}

/** Number of the period that a code belongs to; undefined for a code that is wrong. */
function stepOf({ config, now }: Services, { sealed }: Factor, typed: string): number | undefined {
	const read = readFactor(typed);
	const secret = unseal(config, sealed);
	if (read?.kind !== 'code' || typeof secret !== 'string') return undefined;
	const delta = totpOf(secret).validate({ token: read.text, timestamp: now(), window });
	return delta === null ? undefined : Math.floor(now() / (period * 1000)) + delta;
}

/** Counts wrong codes of an account: five lock its second factor for 15 minutes. */
async function countingGuesses(services: Services, { userId }: Session, use: () => Promise<boolean>): Promise<void> {
	const subject = subjectOf('second-factor', userId, services.config);
	const { isAllowed, lockedFor } = await countAttempt(services, [{ subject, mostFailures: MOST_FAILURES.guesser }]);
	const locked = () => new Failure('factor_locked', { details: { retryAfter: lockedFor ?? 0 } });
	if (!isAllowed) throw locked();
	if (!(await use())) throw lockedFor === undefined ? new Failure('factor_wrong') : locked();
	await clearFailures(services, subject);
}

const newRecoveryCode = () =>
	new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
		.slice(0, RECOVERY_SIGNS)
		.toLowerCase();

const hashOf = ({ authSecret }: Services['config'], code: string) =>
	createHmac('sha256', authSecret).update(`recovery:${code}`).digest('base64url');
