import { confirmPasswordReset, startPasswordReset } from '@zaylat/api-client/contract';
import { eq } from 'drizzle-orm';
import { demandIdentifier, demandPassword, endSessions, findAccount, isGone } from '../account/accounts.ts';
import { warnShopper } from '../account/messages.ts';
import { hashPassword } from '../auth/password.ts';
import { unlock } from '../auth/sign-in.ts';
import { users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { notify } from '../notifications/service.ts';
import { sendOtp, useOtp } from '../otp/service.ts';

/** Serves the reset of a forgotten password (Decision 17). */
export function mountPasswordReset(router: Router): void {
	const { services } = router;
	const { db, now, passwordCost } = services;

	mount(router, startPasswordReset, async ({ body, language }) => {
		const to = demandIdentifier(body.identifier);
		const account = await findAccount(db, to);
		const isSent = account !== undefined && !isGone(account, now());
		return { data: await sendOtp(services, { to, purpose: 'reset_password', language, isSent }) };
	});
	mount(router, confirmPasswordReset, async ({ body, language }) => {
		const from = demandIdentifier(body.identifier);
		demandPassword(body.password, [...Object.values(from), body.identifier]);
		await useOtp(services, { from, purpose: 'reset_password', code: body.code }, async (tx) => {
			const account = await findAccount(tx, from);
			if (!account) throw new Failure('otp_expired');
			// Hashing takes long on purpose; whoever has no right code shall not make the server do it.
			const passwordHash = await hashPassword(body.password, passwordCost);
			await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id));
			await endSessions(tx, account.id, now());
			await notify(tx, {
				userId: account.id,
				kind: 'password_changed',
				link: '/Profile?target=security',
				at: new Date(now()),
			});
		});
		await unlock(services, body.identifier);
		await warnShopper(services, from, 'password_changed', language);
		return { data: { identifier: 'email' in from ? from.email : from.phone } };
	});
}
