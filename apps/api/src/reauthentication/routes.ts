import { getReauthentication, reauthenticate, sendReauthenticationCode } from '@zaylat/api-client/contract';
import { maskIdentifier } from '@zaylat/domain/contact';
import { accountOf, contactOf } from '../account/accounts.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp } from '../otp/service.ts';
import { proofOf, sessionProvenUntil, takeProof } from './service.ts';

const toText = (ms: number) => new Date(ms).toISOString();

/** Serves reauthentication, which changes of an account's sign-in data require (ADR 28). */
export function mountReauthentication(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, getReauthentication, async ({ session }) => {
		const account = await accountOf(db, session.userId);
		const to = contactOf(account);
		const until = sessionProvenUntil(session, now());
		return {
			data: {
				provenUntil: until === undefined ? null : toText(until),
				proof: proofOf(account),
				channel: 'email' in to ? ('mail' as const) : ('sms' as const),
				sentTo: maskIdentifier(to),
			},
		};
	});
	mount(router, sendReauthenticationCode, async ({ session, language }) => {
		const account = await accountOf(db, session.userId);
		if (proofOf(account) === 'password') throw new Failure('password_expected');
		return { data: await sendOtp(services, { to: contactOf(account), purpose: 'reauthenticate', language }) };
	});
	mount(router, reauthenticate, async ({ session, body }) => {
		const until = await takeProof(services, session, { password: body.password, code: body.code });
		return { data: { provenUntil: toText(until) } };
	});
}
