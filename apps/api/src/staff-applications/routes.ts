import {
	decideStaffApplication,
	getApplicationPapers,
	getStaffApplication,
	listStaffApplications,
	showBankAccount,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { documentsOf } from '../seller-applications/queries.ts';
import { decide, showBank } from './decide.ts';
import { findApplications, readApplication, requireApplication } from './queries.ts';

/** Serves applications to sell to staff, who decide about them. */
export function mountStaffApplications(router: Router): void {
	const { services } = router;
	const { db } = services;
	mount(router, listStaffApplications, async ({ query }) => ({ data: await findApplications(db, query) }));
	mount(router, getStaffApplication, async ({ session, params }) => ({
		data: await readApplication(services, params.id, session.userId),
	}));
	mount(router, getApplicationPapers, async ({ params }) => {
		const { legalName, registrationNumber } = await requireApplication(db, params.id);
		return { data: { legalName, registrationNumber, documents: await documentsOf(db, params.id) } };
	});
	mount(router, showBankAccount, async ({ session, params }) => ({
		data: { bank: await showBank(services, session, params.id) },
	}));
	mount(router, decideStaffApplication, async ({ session, params, body }) => {
		await decide(services, session, { id: params.id, ...body });
		return { data: await readApplication(services, params.id, session.userId) };
	});
}
