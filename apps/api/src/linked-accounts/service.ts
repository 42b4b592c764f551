import type { LinkedAccount } from '@zaylat/api-client/contract';
import { mayUnlink, type SignInWays } from '@zaylat/domain/account';
import { and, asc, eq } from 'drizzle-orm';
import { accountOf } from '../account/accounts.ts';
import type { Db } from '../db/connect.ts';
import { linkedAccounts, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';

/** The linked accounts of a shopper, the oldest first. */
export async function listOf(db: Db, userId: string): Promise<LinkedAccount[]> {
	const rows = await linkedTo(db, userId);
	const ways = await waysOf(db, userId, rows);
	return rows.map(({ provider, label, linkedAt }) => ({
		provider,
		label,
		linkedAt: linkedAt.toISOString(),
		canUnlink: mayUnlink(ways, provider),
	}));
}

/**
 * Unlinks an account in a transaction that locks its shopper: after concurrent calls one way to sign in remains.
 * @throws Failure `linked_account_not_found`, `last_sign_in`
 */
export async function unlink(db: Db, userId: string, provider: string): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
		const rows = await linkedTo(tx, userId);
		if (!rows.some((row) => row.provider === provider)) throw new Failure('linked_account_not_found');
		if (!mayUnlink(await waysOf(tx, userId, rows), provider)) throw new Failure('last_sign_in');
		await tx
			.delete(linkedAccounts)
			.where(and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider)));
	});
}

const linkedTo = (db: Db, userId: string) =>
	db
		.select()
		.from(linkedAccounts)
		.where(eq(linkedAccounts.userId, userId))
		.orderBy(asc(linkedAccounts.linkedAt), asc(linkedAccounts.provider));

async function waysOf(db: Db, userId: string, rows: readonly { readonly provider: string }[]): Promise<SignInWays> {
	const { passwordHash, phone, phoneVerifiedAt } = await accountOf(db, userId);
	return {
		hasPassword: passwordHash !== null,
		hasVerifiedPhone: phone !== null && phoneVerifiedAt !== null,
		linked: rows.map(({ provider }) => provider),
	};
}
