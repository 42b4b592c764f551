import { listAuditEntries } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { findEntries } from './queries.ts';

/** Serves the audit trail. */
export function mountAuditTrail(router: Router): void {
	const { db } = router.services;
	mount(router, listAuditEntries, async ({ query }) => ({ data: await findEntries(db, query) }));
}
