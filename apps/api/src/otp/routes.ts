import { sendSignInCode } from '@zaylat/api-client/contract';
import { findAccount, isRestorePeriodOver, parseIdentifier } from '../account/accounts.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { sendOtp } from './service.ts';

/** Serves the codes that sign in by phone. */
export function mountOtp(router: Router): void {
	const { services } = router;

	mount(router, sendSignInCode, async ({ body, language }) => {
		const phone = parseIdentifier(body.phone, 'phone');
		if (!('phone' in phone)) throw new Failure('bad_request', { fields: { phone: 'phone_malformed' } });
		const account = await findAccount(services.db, phone);
		const isSent = account !== undefined && !isRestorePeriodOver(account, services.now());
		return { data: await sendOtp(services, { to: phone, purpose: 'sign_in', language, isSent }) };
	});
}
