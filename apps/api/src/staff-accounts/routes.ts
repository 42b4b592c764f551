import { endAccountSessions, listStaffAccounts, lockAccount, unlockAccount } from '@zaylat/api-client/contract';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { type AccountAct, actOnAccount } from './acts.ts';
import { findAccounts, readAccount } from './queries.ts';

/** Serves accounts to staff, who find, lock, unlock and sign them out. */
export function mountStaffAccounts(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const doing =
		(act: AccountAct) =>
		async (call: {
			readonly session: Session;
			readonly params: { readonly id: string };
			readonly body: { readonly reason: string };
		}) => {
			await actOnAccount(services, call.session, { id: call.params.id, act, reason: call.body.reason });
			return { data: await readAccount(db, new Date(now()), call.params.id) };
		};
	mount(router, listStaffAccounts, async ({ query }) => ({ data: await findAccounts(db, new Date(now()), query) }));
	mount(router, lockAccount, doing('lock'));
	mount(router, unlockAccount, doing('unlock'));
	mount(router, endAccountSessions, doing('sign-out'));
}
