import { randomUUID } from 'node:crypto';
import type { OtpReceipt } from '@zaylat/api-client/contract';
import type { Identifier } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { and, eq } from 'drizzle-orm';
import {
	type Account,
	endSessions,
	findAccount,
	isRestorePeriodOver,
	isUniqueViolation,
	verifiedColumns,
} from '../account/accounts.ts';
import type { Locale } from '../account/messages.ts';
import { purgeAccount } from '../account/purge.ts';
import { hashPassword } from '../auth/password.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { existingAccountMessage, type TakenPurpose } from '../otp/messages.ts';
import { sendOtp, useOtp } from '../otp/service.ts';

/**
 * Sends a code to an address that is to become that of an account, or tells the owner of the account that has it already.
 * The answer and its time are the same, so that nobody learns who shops here.
 * @throws Failure as `sendOtp`
 */
export async function sendCodeToNewAddress(
	services: Services,
	{ to, purpose, edition, language }: { readonly to: Identifier; readonly purpose: TakenPurpose } & Locale,
): Promise<OtpReceipt> {
	const account = await findAccount(services.db, to);
	const isTaken = account !== undefined && !isRestorePeriodOver(account, services.now());
	const message = existingAccountMessage(purpose, services.origins[edition], language);
	return sendOtp(services, { to, purpose, language, ...(isTaken && { message }) });
}

/** What an account is made of. */
export interface Registration {
	readonly identifier: Identifier;
	readonly name: string;
	readonly password: string;
	readonly code: string;
	/** The session that the browser has; a guest's becomes the account's. */
	readonly current: Session | undefined;
	readonly language: Language;
}

/**
 * Requires that an identifier is not registered. One of an account whose restoration period is over is free again
 * (Specification §4: after the period a new registration is required).
 * @throws Failure `identifier_taken`
 */
export async function requireUnregistered(db: Db, identifier: Identifier, now: number): Promise<void> {
	const account = await findAccount(db, identifier);
	if (!account) return;
	if (!isRestorePeriodOver(account, now)) throw new Failure('identifier_taken');
	await db.transaction((tx) => purgeAccount(tx, account.id));
}

/**
 * Makes an account by the code that was sent. A guest becomes it, so that cart, wishlist and orders need not move
 * (Decision 20).
 * @throws Failure `otp_wrong`, `otp_expired`, `identifier_taken`
 */
export async function register(services: Services, registration: Registration): Promise<Account> {
	const { now, passwordCost } = services;
	const { identifier, name, password, code, current, language } = registration;
	try {
		return await useOtp(services, { from: identifier, purpose: 'register', code }, async (tx) => {
			await requireUnregistered(tx, identifier, now());
			// Hashing is slow on purpose; callers without a correct code must not cause it.
			const passwordHash = await hashPassword(password, passwordCost);
			const at = new Date(now());
			const values = { kind: 'registered', name, passwordHash, language, ...verifiedColumns(identifier, at) } as const;
			const upgraded = current?.kind === 'guest' ? await upgradeGuest(tx, current.userId, values) : undefined;
			if (upgraded) {
				// A cookie of the guest, copied or planted before, must not become a cookie of the account.
				await endSessions(tx, upgraded.id, now());
				return upgraded;
			}
			const [made] = await tx
				.insert(users)
				.values({ id: randomUUID(), ...values, createdAt: at })
				.returning();
			if (!made) throw new Failure('internal_error');
			return made;
		});
	} catch (error) {
		if (isUniqueViolation(error)) throw new Failure('identifier_taken');
		throw error;
	}
}

async function upgradeGuest(
	tx: Db,
	userId: string,
	values: Partial<typeof users.$inferInsert>,
): Promise<Account | undefined> {
	const [upgraded] = await tx
		.update(users)
		.set(values)
		.where(and(eq(users.id, userId), eq(users.kind, 'guest')))
		.returning();
	return upgraded;
}
