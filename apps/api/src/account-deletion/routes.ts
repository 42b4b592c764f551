import { confirmAccountDeletion, getAccountDeletion, startAccountDeletion } from '@zaylat/api-client/contract';
import { DELETION_GRACE_DAYS, deletionState } from '@zaylat/domain/account';
import { maskIdentifier } from '@zaylat/domain/contact';
import { eq } from 'drizzle-orm';
import { type Account, accountOf, contactOf, endSessions } from '../account/accounts.ts';
import type { Session } from '../auth/session.ts';
import { users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp, useOtp } from '../otp/service.ts';
import { proofOf, requireRecentProof } from '../reauthentication/service.ts';

/** Serves the deletion of the session's account (Specification §4, §5); signing in restores it. */
export function mountAccountDeletion(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	/** Of an account without a password, the code of the deletion is proof enough. */
	const requireDeletionProof = (account: Account, session: Session) => {
		if (proofOf(account) === 'password') requireRecentProof(session, now());
	};

	mount(router, getAccountDeletion, async ({ session }) => {
		const to = contactOf(await accountOf(db, session.userId));
		const channel = 'email' in to ? ('mail' as const) : ('sms' as const);
		return { data: { channel, sentTo: maskIdentifier(to), graceDays: DELETION_GRACE_DAYS } };
	});
	mount(router, startAccountDeletion, async ({ session, language }) => {
		const account = await accountOf(db, session.userId);
		requireDeletionProof(account, session);
		const to = contactOf(account);
		return { data: await sendOtp(services, { to, purpose: 'delete_account', language }) };
	});
	mount(router, confirmAccountDeletion, async ({ session, body }) => {
		const account = await accountOf(db, session.userId);
		requireDeletionProof(account, session);
		const from = contactOf(account);
		const requestedAt = now();
		await useOtp(services, { from, purpose: 'delete_account', code: body.code }, async (tx) => {
			await tx
				.update(users)
				.set({ deletionRequestedAt: new Date(requestedAt) })
				.where(eq(users.id, session.userId));
			await endSessions(tx, session.userId, requestedAt);
		});
		const state = deletionState(requestedAt, requestedAt);
		if (state.kind !== 'restorable') throw new Failure('internal_error');
		return { data: { restorableUntil: new Date(state.purgeAt).toISOString() } };
	});
}
