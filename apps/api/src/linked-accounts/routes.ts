import { listLinkedAccounts, unlinkAccount } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { requireRecentProof } from '../reauthentication/service.ts';
import { listOf, unlink } from './service.ts';

/** Serves the linked accounts (OAuth providers) of the session's shopper. */
export function mountLinkedAccounts(router: Router): void {
	const { db, now } = router.services;

	mount(router, listLinkedAccounts, async ({ session }) => ({ data: { items: await listOf(db, session.userId) } }));
	mount(router, unlinkAccount, async ({ session, params }) => {
		requireRecentProof(session, now());
		await unlink(db, session.userId, params.provider);
		return { data: { items: await listOf(db, session.userId) } };
	});
}
