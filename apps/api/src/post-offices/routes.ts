import { getPostOffice, listPostOffices } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { listOffices, readOffice } from './service.ts';

/** Serves the search for post offices (Specification §1). */
export function mountPostOffices(router: Router): void {
	const { db } = router.services;
	mount(router, listPostOffices, async ({ edition, language, query }) => ({
		data: await listOffices(db, language, { ...query, country: query.country ?? edition }),
	}));
	mount(router, getPostOffice, async ({ language, params }) => ({ data: await readOffice(db, language, params.id) }));
}
