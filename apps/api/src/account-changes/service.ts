import { createHash, randomBytes } from 'node:crypto';
import { type AccountChange, reversalOf, revertState } from '@zaylat/domain/account';
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { type Account, accountOf, endSessions, isUniqueViolation } from '../account/accounts.ts';
import { contactsOf, type Locale, notifyContacts } from '../account/messages.ts';
import type { Db } from '../db/connect.ts';
import { accountChanges, linkedAccounts, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { requireUnregistered } from '../registration/service.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A change of an account, before the account is notified of it. */
export interface NewChange {
	readonly userId: string;
	readonly kind: AccountChange;
	/** The email or number that it replaces, null when there is none; the provider of an account that is linked. */
	readonly before: string | null;
	/** When that email or number was verified; null when it was not. */
	readonly verifiedAt: Date | null;
	readonly at: Date;
}

/**
 * Stores a change so that it can be reverted, in the transaction that makes it.
 * @returns the token for the link in the notification; it is stored nowhere else
 */
export async function recordChange(tx: Db, { at, ...change }: NewChange): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await tx.insert(accountChanges).values({ ...change, tokenHash: hashOf(token), changedAt: at });
	return token;
}

/** What was reverted. */
export interface Reverted {
	readonly kind: AccountChange;
	readonly isPasswordVoid: boolean;
}

/**
 * Reverts a change by the token of its notice, and all later ones with it (`reversalOf`); ends all sessions, and
 * notifies the contacts that the account loses.
 * @throws Failure `revert_link_invalid`, `revert_link_used`, `revert_link_expired`; `identifier_taken` when another
 * account has the old email or number by now
 */
export async function revertChange(services: Services, token: string, locale: Locale): Promise<Reverted> {
	const { db, now } = services;
	const at = new Date(now());
	const work = db.transaction(async (tx) => {
		const found = await findChange(tx, token);
		if (!found) throw new Failure('revert_link_invalid');
		// Two links of one account wait for each other.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
		const state = await stateOf(tx, token, now());
		if (state !== 'open') throw new Failure(state === 'used' ? 'revert_link_used' : 'revert_link_expired');
		const before = await accountOf(tx, found.userId);
		const later = and(
			eq(accountChanges.userId, found.userId),
			gte(accountChanges.id, found.id),
			isNull(accountChanges.revertedAt),
		);
		const changes = await tx.select().from(accountChanges).where(later).orderBy(asc(accountChanges.id));
		const { email, phone, clearsPassword, unlinks } = reversalOf(changes);
		if (email?.before && email.before !== before.email) await requireUnregistered(tx, { email: email.before }, now());
		if (phone?.before && phone.before !== before.phone) await requireUnregistered(tx, { phone: phone.before }, now());
		const [after = before] = await tx
			.update(users)
			.set({
				...(email && { email: email.before, emailVerifiedAt: email.verifiedAt }),
				...(phone && { phone: phone.before, phoneVerifiedAt: phone.verifiedAt }),
				passwordHash: clearsPassword ? null : before.passwordHash,
			})
			.where(eq(users.id, before.id))
			.returning();
		if (unlinks.length > 0) {
			await tx
				.delete(linkedAccounts)
				.where(and(eq(linkedAccounts.userId, before.id), inArray(linkedAccounts.provider, [...unlinks])));
		}
		await tx.update(accountChanges).set({ revertedAt: at }).where(later);
		await endSessions(tx, before.id, now());
		await notify(tx, { userId: before.id, kind: 'change_reverted', link: '/Profile?target=security', at });
		const news = { event: 'change_reverted', account: before, locale } as const;
		await notifyContacts(tx, services, lostContacts(before, after), news);
		return { kind: found.kind, isPasswordVoid: clearsPassword };
	});
	return work.catch((error: unknown) => {
		// Another account registered the old address concurrently.
		if (isUniqueViolation(error)) throw new Failure('identifier_taken');
		throw error;
	});
}

async function findChange(tx: Db, token: string): Promise<typeof accountChanges.$inferSelect | undefined> {
	const [found] = await tx
		.select()
		.from(accountChanges)
		.where(eq(accountChanges.tokenHash, hashOf(token)));
	return found;
}

async function stateOf(tx: Db, token: string, now: number) {
	const found = await findChange(tx, token);
	if (!found) throw new Failure('revert_link_invalid');
	return revertState({ changedAt: found.changedAt.getTime(), revertedAt: found.revertedAt?.getTime() ?? null }, now);
}

/** Contacts that an account had before and has no more. */
function lostContacts(before: Account, after: Account) {
	const remaining = new Set(contactsOf(after).map((contact) => JSON.stringify(contact)));
	return contactsOf(before).filter((contact) => !remaining.has(JSON.stringify(contact)));
}
