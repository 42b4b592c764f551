import { createRefreshToken, refreshSession } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { grant, renew } from './service.ts';

/** Serves the tokens that renew sessions of the local provider. */
export function mountAuthTokens(router: Router): void {
	const { services } = router;

	mount(router, createRefreshToken, async ({ session }) => ({
		data: await grant(services.db, session.id, services.now()),
	}));
	mount(router, refreshSession, async ({ body, signIn }) => {
		const renewed = await renew(services, body.refreshToken);
		await signIn.renew(renewed.session);
		return { data: renewed.grant };
	});
}
