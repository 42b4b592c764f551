import { getBusiness, listBusinesses } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { listDirectory, readBusiness } from './service.ts';

/** Serves the business directory (Specification §1). */
export function mountBusinesses(router: Router): void {
	const { db } = router.services;
	mount(router, listBusinesses, async ({ edition, language, query }) => ({
		data: await listDirectory(db, edition, language, query),
	}));
	mount(router, getBusiness, async ({ edition, language, params }) => ({
		data: await readBusiness(db, edition, language, params.id),
	}));
}
