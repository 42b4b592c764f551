import type { Identifier } from '@zaylat/domain/contact';
import type { Language } from '@zaylat/domain/languages';
import { eq } from 'drizzle-orm';
import { type Account, accountOf, endSessions, isUniqueViolation, verifiedColumns } from '../account/accounts.ts';
import { type Locale, notifyAllContacts } from '../account/messages.ts';
import { recordChange } from '../account-changes/service.ts';
import { forgetDevices } from '../auth/known-devices.ts';
import { hashPassword } from '../auth/password.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { uploads, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { useOtp } from '../otp/service.ts';
import { provePassword, requireRecentProof } from '../reauthentication/service.ts';
import { requireUnregistered } from '../registration/service.ts';
import { takePictures } from '../uploads/service.ts';

const SECURITY_PAGE = '/Profile?target=security';

/** What a shopper changes of the profile; what is undefined stays. */
export interface ProfileChange {
	readonly name: string | undefined;
	/** Id of an upload; null takes the picture off. */
	readonly pictureId: string | null | undefined;
	/** Language that mails are written in. */
	readonly language: Language | undefined;
}

/** Changes name, picture or language. @throws Failure `upload_not_found`, also for uploads of others or for something else */
export async function changeShopper({ db, now }: Services, userId: string, change: ProfileChange): Promise<Account> {
	const { name, pictureId } = change;
	return db.transaction(async (tx) => {
		const before = await accountOf(tx, userId);
		const pictureKey =
			pictureId === undefined ? before.pictureKey : await showPicture(tx, before, pictureId, new Date(now()));
		const values = { name: name ?? before.name, pictureKey, language: change.language ?? before.language };
		await tx.update(users).set(values).where(eq(users.id, userId));
		return { ...before, ...values };
	});
}

/**
 * Sets a new password, ends all sessions, including the caller's, because an attacker may have the old password or a
 * copied cookie, and notifies the contacts of the account.
 * @throws Failure `password_wrong`, `reauthentication_locked` where there is a password; `reauthentication_required`
 * where there is none and the session has not been reauthenticated
 */
export async function setPassword(
	services: Services,
	session: Session,
	change: { readonly current: string | undefined; readonly next: string; readonly locale: Locale },
): Promise<Account> {
	const { db, now, passwordCost } = services;
	const before = await accountOf(db, session.userId);
	if (before.passwordHash === null) requireRecentProof(session, now());
	else await provePassword(services, before, change.current ?? '');
	const passwordHash = await hashPassword(change.next, passwordCost);
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const token = await replacePassword(tx, before, { passwordHash, at, callersId: session.id });
		const news = { event: 'password_changed', account: before, locale: change.locale, token } as const;
		await notifyAllContacts(tx, services, news);
	});
	return { ...before, passwordHash };
}

/**
 * Writes a new password, ends all sessions, and stores the change.
 * @returns the token for the link that reverts it
 */
export async function replacePassword(
	tx: Db,
	{ id: userId }: Account,
	{
		passwordHash,
		at,
		callersId,
	}: { readonly passwordHash: string; readonly at: Date /** See `endSessions`. */; readonly callersId?: string },
): Promise<string> {
	await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
	await endSessions(tx, userId, at.getTime(), callersId);
	await forgetDevices(tx, userId);
	await notify(tx, { userId, kind: 'password_changed', link: SECURITY_PAGE, at });
	return recordChange(tx, { userId, kind: 'password', before: null, verifiedAt: null, at });
}

/**
 * Changes email address or phone number by the code that was sent to the new one, ends all sessions, and notifies the
 * previous contacts of the account.
 * @throws Failure `otp_wrong`, `otp_expired`, `identifier_taken`
 */
export async function changeIdentifier(
	services: Services,
	{ userId, id: callersId }: Pick<Session, 'userId' | 'id'>,
	change: { readonly identifier: Identifier; readonly code: string; readonly locale: Locale },
): Promise<Account> {
	const { db, now } = services;
	const { identifier, code, locale } = change;
	const before = await accountOf(db, userId);
	const kind = 'email' in identifier ? 'email' : 'phone';
	try {
		return await useOtp(services, { from: identifier, purpose: 'change_identifier', code }, async (tx) => {
			await requireUnregistered(tx, identifier, now());
			const at = new Date(now());
			await tx.update(users).set(verifiedColumns(identifier, at)).where(eq(users.id, userId));
			await endSessions(tx, userId, now(), callersId);
			await notify(tx, { userId, kind: 'identifier_changed', link: SECURITY_PAGE, at });
			const verifiedAt = kind === 'email' ? before.emailVerifiedAt : before.phoneVerifiedAt;
			const token = await recordChange(tx, { userId, kind, before: before[kind], verifiedAt, at });
			await notifyAllContacts(tx, services, { event: `${kind}_changed`, account: before, locale, token });
			return accountOf(tx, userId);
		});
	} catch (error) {
		if (isUniqueViolation(error)) throw new Failure('identifier_taken');
		throw error;
	}
}

/** Shows an upload as the shopper's picture; the one before is shown no more and is cleaned away. */
async function showPicture(tx: Db, before: Account, pictureId: string | null, at: Date): Promise<string | null> {
	const ids = pictureId === null ? [] : [pictureId];
	const [taken] = await takePictures(tx, { userId: before.id, purpose: 'profile', ids, at });
	if (before.pictureKey !== null) {
		await tx.update(uploads).set({ usedAt: null }).where(eq(uploads.pictureKey, before.pictureKey));
	}
	return taken?.pictureKey ?? null;
}
