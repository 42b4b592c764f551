import { confirmPasswordReset, startPasswordReset } from '@zaylat/api-client/contract';
import { findAccount, isRestorePeriodOver, parseIdentifier, requireValidPassword } from '../account/accounts.ts';
import { notifyAllContacts } from '../account/messages.ts';
import { hashPassword } from '../auth/password.ts';
import { unlock } from '../auth/sign-in.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp, useOtp } from '../otp/service.ts';
import { replacePassword } from '../profile/service.ts';

/** Serves the reset of a forgotten password (Decision 17). */
export function mountPasswordReset(router: Router): void {
	const { services } = router;
	const { db, now, passwordCost } = services;

	mount(router, startPasswordReset, async ({ body, language }) => {
		const to = parseIdentifier(body.identifier);
		const account = await findAccount(db, to);
		const isSent = account !== undefined && !isRestorePeriodOver(account, now());
		return { data: await sendOtp(services, { to, purpose: 'reset_password', language, isSent }) };
	});
	mount(router, confirmPasswordReset, async ({ body, edition, language, address }) => {
		const from = parseIdentifier(body.identifier);
		requireValidPassword(body.password, [...Object.values(from), body.identifier]);
		await useOtp(services, { from, purpose: 'reset_password', code: body.code }, async (tx) => {
			const account = await findAccount(tx, from);
			if (!account) throw new Failure('otp_expired');
			// Hashing is slow on purpose; callers without a correct code must not cause it.
			const passwordHash = await hashPassword(body.password, passwordCost);
			const token = await replacePassword(tx, account, { passwordHash, at: new Date(now()) });
			const news = { event: 'password_changed', account, locale: { edition, language }, token } as const;
			await notifyAllContacts(tx, services, news);
		});
		await unlock(services, body.identifier, address);
		return { data: { identifier: 'email' in from ? from.email : from.phone } };
	});
}
