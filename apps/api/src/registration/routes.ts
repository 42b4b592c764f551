import { confirmRegistration, startRegistration } from '@zaylat/api-client/contract';
import { parseIdentifier, profileOf, readName, requireValidPassword } from '../account/accounts.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp } from '../otp/service.ts';
import { register, requireUnregistered } from './service.ts';

/** Serves registration: a code, then an account and its session (Decision 17). */
export function mountRegistration(router: Router): void {
	const { services } = router;

	mount(router, startRegistration, async ({ body, language }) => {
		const to = parseIdentifier(body.identifier);
		await requireUnregistered(services.db, to, services.now());
		return { data: await sendOtp(services, { to, purpose: 'register', language }) };
	});
	mount(router, confirmRegistration, async ({ body, language, session, signIn }) => {
		const identifier = parseIdentifier(body.identifier);
		const name = await readName(body.name);
		requireValidPassword(body.password, [...Object.values(identifier), body.identifier.trim(), name]);
		const { password, code } = body;
		const account = await register(services, { identifier, name, password, code, current: session, language });
		await signIn.enter(account.id);
		return { data: profileOf(account, language, []) };
	});
}
