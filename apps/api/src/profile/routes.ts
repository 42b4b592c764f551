import {
	changePassword,
	changeProfile,
	confirmIdentifierChange,
	getProfile,
	startIdentifierChange,
} from '@zaylat/api-client/contract';
import { accountOf, parseIdentifier, profileOf, requireValidPassword } from '../account/accounts.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { requireRecentProof } from '../reauthentication/service.ts';
import { sendCodeToNewAddress } from '../registration/service.ts';
import { changeIdentifier, changeShopper, setPassword } from './service.ts';

/** Serves the profile of the session's shopper. */
export function mountProfile(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, getProfile, async ({ session, language }) => ({
		data: profileOf(await accountOf(db, session.userId), language, session),
	}));
	mount(router, changeProfile, async ({ session, language, body }) => {
		const account = await changeShopper(services, session.userId, {
			name: body.name,
			pictureId: body.pictureId,
			language: body.language,
		});
		return { data: profileOf(account, language, session) };
	});
	mount(router, changePassword, async ({ session, language, edition, body, signIn }) => {
		const personal = [session.name, session.email ?? '', session.phone ?? ''];
		requireValidPassword(body.newPassword, personal, 'newPassword');
		const change = { current: body.currentPassword, next: body.newPassword, locale: { edition, language } };
		const account = await setPassword(services, session, change);
		await signIn.enter(account.id);
		return { data: profileOf(account, language, session) };
	});
	mount(router, startIdentifierChange, async ({ session, body, edition, language }) => {
		requireRecentProof(session, now());
		const to = parseIdentifier(body.identifier);
		// Shoppers know their own address; of another one they do not learn whether it has an account.
		const isOwn = 'email' in to ? to.email === session.email : to.phone === session.phone;
		if (isOwn) throw new Failure('identifier_taken');
		return { data: await sendCodeToNewAddress(services, { to, purpose: 'change_identifier', edition, language }) };
	});
	mount(router, confirmIdentifierChange, async ({ session, language, edition, body, signIn }) => {
		requireRecentProof(session, now());
		const identifier = parseIdentifier(body.identifier);
		const account = await changeIdentifier(services, session, {
			identifier,
			code: body.code,
			locale: { edition, language },
		});
		await signIn.enter(account.id);
		return { data: profileOf(account, language, session) };
	});
}
