import type { ApplicationState } from '@zaylat/domain/seller-applications';
import { call } from '../http/request.ts';
import type { getApplicationPapers, getStaffApplication, listStaffApplications } from './contract.ts';

/** Applications that staff look for. */
export interface StaffApplicationFilter {
	/** A part of the name of the shop or of the applicant. */
	readonly search?: string | undefined;
	readonly state?: ApplicationState | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Applications to sell, those that wait longest first: `response.data`. */
export function staffApplications({ search, state, cursor }: StaffApplicationFilter = {}) {
	return call<typeof listStaffApplications>('GET', '/api/operating/applications', {
		guarded: true,
		query: { search, state, cursor },
	});
}

/** An application as staff see it: `response.data`. Error: `application_not_found`. */
export function staffApplication(id: string) {
	return call<typeof getStaffApplication>('GET', '/api/operating/applications/{id}', { guarded: true, params: { id } });
}

/** Names, numbers and documents of an application: `response.data`. Error: `application_not_found`. */
export function applicationPapers(id: string) {
	return call<typeof getApplicationPapers>('GET', '/api/operating/applications/{id}/papers', {
		guarded: true,
		params: { id },
	});
}
