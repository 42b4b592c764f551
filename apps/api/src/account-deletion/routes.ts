import { confirmAccountDeletion, getAccountDeletion, startAccountDeletion } from '@zaylat/api-client/contract';
import { DELETION_GRACE_DAYS, deletionState } from '@zaylat/domain/account';
import { maskIdentifier } from '@zaylat/domain/contact';
import { eq } from 'drizzle-orm';
import { accountOf, contactOf, endSessions } from '../account/accounts.ts';
import { users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp, useOtp } from '../otp/service.ts';

/** Serves the deletion of the session's account (Specification §4, §5); signing in restores it. */
export function mountAccountDeletion(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, getAccountDeletion, async ({ session }) => {
		const to = contactOf(await accountOf(db, session.userId));
		const channel = 'email' in to ? ('mail' as const) : ('sms' as const);
		return { data: { channel, sentTo: maskIdentifier(to), graceDays: DELETION_GRACE_DAYS } };
	});
	mount(router, startAccountDeletion, async ({ session, language }) => {
		const to = contactOf(await accountOf(db, session.userId));
		return { data: await sendOtp(services, { to, purpose: 'delete_account', language }) };
	});
	mount(router, confirmAccountDeletion, async ({ session, body }) => {
		const from = contactOf(await accountOf(db, session.userId));
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
