import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
	type Account,
	accountOf,
	endSessions,
	findAccount,
	isRestorePeriodOver,
	isUniqueViolation,
} from '../account/accounts.ts';
import { type Locale, notifyAllContacts } from '../account/messages.ts';
import { purgeAccount } from '../account/purge.ts';
import { recordChange } from '../account-changes/service.ts';
import type { Db } from '../db/connect.ts';
import { linkedAccounts, users } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { sessionProvenUntil } from '../reauthentication/service.ts';
import type { Voucher } from './providers.ts';
import type { Session } from './session.ts';
import { completeSignIn, revokeSession, type SignInResult } from './sign-in.ts';

/** Why a linked account did not sign in: names that Auth.js gives, and a proof that is missing (ADR 28). */
export type LinkRefusal = 'OAuthAccountNotLinked' | 'EmailRequired' | 'ReauthenticationRequired';

/**
 * Signs in a user whom an OAuth provider authenticated: by the existing link, else by linking the account of the
 * session, else as a new account. Only the account of the session is linked, after its shopper has reauthenticated: the
 * same email address at the provider is no proof, also where both sides have verified it (ADR 28).
 */
export async function signInWithProvider(
	services: Services,
	voucher: Voucher,
	{ current, locale }: { readonly current: Session | undefined; readonly locale: Locale },
): Promise<SignInResult | { readonly ok: false; readonly reason: LinkRefusal }> {
	const at = new Date(services.now());
	const linking = services.db.transaction(async (tx) => {
		const known = await linkedTo(tx, voucher);
		// A signed-in user intends to link; this must not sign in to another account.
		if (known && current?.kind === 'registered' && current.userId !== known.id) return 'OAuthAccountNotLinked';
		if (known) return { account: known };
		const account = await accountFor(tx, voucher, current, at);
		if (typeof account === 'string') return account;
		const [linked] = await tx
			.insert(linkedAccounts)
			.values({
				provider: voucher.provider,
				providerAccountId: voucher.providerAccountId,
				userId: account.id,
				label: voucher.email ?? voucher.name,
				linkedAt: at,
			})
			.onConflictDoNothing()
			.returning({ userId: linkedAccounts.userId });
		// The account has another one of this provider's already.
		if (!linked) return 'OAuthAccountNotLinked';
		// The holder of an earlier cookie must not gain access through the new sign-in; Auth.js begins a new session.
		await endSessions(tx, account.id, at.getTime());
		const params = { provider: voucher.provider };
		await notify(tx, { userId: account.id, kind: 'account_linked', params, link: '/LinkedAccounts', at });
		if (current?.kind !== 'registered') return { account };
		const { provider } = voucher;
		const change = { userId: account.id, kind: 'link', before: provider, verifiedAt: null, at } as const;
		const token = await recordChange(tx, change);
		await notifyAllContacts(tx, services, { event: 'account_linked', account, locale, token });
		return { account };
	});
	const found = await linking.catch((error: unknown) => {
		// Another account registered the same address concurrently.
		if (isUniqueViolation(error)) return 'OAuthAccountNotLinked' as const;
		throw error;
	});
	if (typeof found === 'string') return { ok: false, reason: found };
	const { account } = found;
	const isOwn = current?.userId === account.id;
	const result = await completeSignIn(services, account, { current: isOwn ? undefined : current });
	if (result.ok && current) await revokeSession(services, current.id);
	return result;
}

async function linkedTo(tx: Db, { provider, providerAccountId }: Voucher): Promise<Account | undefined> {
	const [row] = await tx
		.select({ user: users })
		.from(linkedAccounts)
		.innerJoin(users, eq(users.id, linkedAccounts.userId))
		.where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.providerAccountId, providerAccountId)));
	return row?.user;
}

async function accountFor(
	tx: Db,
	{ email, name }: Voucher,
	current: Session | undefined,
	at: Date,
): Promise<Account | LinkRefusal> {
	if (current?.kind === 'registered') {
		const isProven = sessionProvenUntil(current, at.getTime()) !== undefined;
		return isProven ? accountOf(tx, current.userId) : 'ReauthenticationRequired';
	}
	if (email === undefined) return 'EmailRequired';
	const same = await findAccount(tx, { email });
	if (same && !isRestorePeriodOver(same, at.getTime())) return 'OAuthAccountNotLinked';
	if (same) await purgeAccount(tx, same.id);
	const values = { kind: 'registered', name: name || email, email, emailVerifiedAt: at } as const;
	const [made] =
		current?.kind === 'guest'
			? await tx.update(users).set(values).where(eq(users.id, current.userId)).returning()
			: await tx
					.insert(users)
					.values({ id: randomUUID(), ...values, createdAt: at })
					.returning();
	return made ?? 'OAuthAccountNotLinked';
}
