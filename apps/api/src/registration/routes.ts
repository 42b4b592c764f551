import { confirmRegistration, startRegistration } from '@zaylat/api-client/contract';
import { parseIdentifier, profileOf, requireValidPassword } from '../account/accounts.ts';
import { mount, type Router } from '../http/mount.ts';
import { register, sendCodeToNewAddress } from './service.ts';

/** Serves registration: a code, then an account and its session (Decision 17). */
export function mountRegistration(router: Router): void {
	const { services } = router;

	mount(router, startRegistration, async ({ body, edition, language }) => {
		const to = parseIdentifier(body.identifier);
		return { data: await sendCodeToNewAddress(services, { to, purpose: 'register', edition, language }) };
	});
	mount(router, confirmRegistration, async ({ body, language, session, signIn }) => {
		const identifier = parseIdentifier(body.identifier);
		const { name, password, code } = body;
		requireValidPassword(password, [...Object.values(identifier), body.identifier, name]);
		const account = await register(services, { identifier, name, password, code, current: session, language });
		await signIn.enter(account.id);
		return { data: profileOf(account, language, { shopIds: [], staffRoles: [] }) };
	});
}
