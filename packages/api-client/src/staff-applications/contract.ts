import {
	APPLICANT_KINDS,
	APPLICATION_DECISIONS,
	APPLICATION_STATES,
	DECISION_LETTERS,
} from '@zaylat/domain/seller-applications';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { applicationDocument, bankAccount } from '../seller-applications/contract.ts';
import { pageQuery, typedLine, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('staff-applications', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;
const params = z.object({ id: z.uuid() });

/** An application as lists of staff show it. */
export const staffApplication = z.object({
	id: z.uuid(),
	shopName: z.string(),
	kind: z.enum(APPLICANT_KINDS),
	/** Name of the person or company, masked. */
	applicant: z.string(),
	edition: z.enum(['mm', 'th']),
	state: z.enum(APPLICATION_STATES),
	sentAt: z.iso.datetime(),
});

/** An application with all that every role that reads applications sees. */
export const staffApplicationDetails = staffApplication.extend({
	goods: z.string(),
	/** Contacts of the account, masked. */
	email: z.string().nullable(),
	phone: z.string().nullable(),
	/** The bank account with its number and holder masked; null when it cannot be read. */
	bank: bankAccount.nullable(),
	documentCount: z.number().int().nonnegative(),
	answer: z.string().nullable(),
	decidedAt: z.iso.datetime().nullable(),
	/** Slug of the shop that was opened. */
	shop: z.string().nullable(),
	/** Whether it is of the account that asks, which cannot decide about it. */
	isOwn: z.boolean(),
});

/** Applications, those that wait longest first. */
export const listStaffApplications = defineEndpoint({
	method: 'GET',
	path: '/api/operating/applications',
	summary: 'Find applications to sell',
	...ofStaff,
	permission: 'read_applications',
	query: pageQuery(20).extend({
		/** A part of the name of the shop, or of the person or company. */
		search: typedLine(80).optional(),
		state: z.enum(APPLICATION_STATES).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(staffApplication), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** An application. */
export const getStaffApplication = defineEndpoint({
	method: 'GET',
	path: '/api/operating/applications/{id}',
	summary: 'An application to sell',
	...ofStaff,
	permission: 'read_applications',
	params,
	response: z.object({ data: staffApplicationDetails }),
	errors: ['application_not_found'],
});

/** What an application proves: names and numbers in full, and its documents. */
export const getApplicationPapers = defineEndpoint({
	method: 'GET',
	path: '/api/operating/applications/{id}/papers',
	summary: 'Documents of an application',
	...ofStaff,
	permission: 'read_papers',
	params,
	response: z.object({
		data: z.object({
			legalName: z.string(),
			registrationNumber: z.string(),
			documents: z.array(applicationDocument),
		}),
	}),
	errors: ['application_not_found'],
});

/** Shows the whole bank account of an application; the look is written to the audit trail. */
export const showBankAccount = defineEndpoint({
	method: 'POST',
	path: '/api/operating/applications/{id}/bank-account',
	summary: 'See the bank account of an application',
	...ofStaff,
	permission: 'read_bank_accounts',
	limit: 'write',
	params,
	response: z.object({ data: z.object({ bank: bankAccount.nullable() }) }),
	errors: ['application_not_found'],
});

/**
 * Decides about an application. An accepted one opens a shop, which the applicant owns. The applicant is told in their
 * language. `application_move_refused` says why not in `details.reason`.
 */
export const decideStaffApplication = defineEndpoint({
	method: 'POST',
	path: '/api/operating/applications/{id}/decision',
	summary: 'Decide about an application',
	...ofStaff,
	permission: 'decide_applications',
	limit: 'write',
	params,
	body: z.strictObject({
		decision: z.enum(APPLICATION_DECISIONS),
		/** What the applicant is told; needed except to accept. */
		reason: typedLines(DECISION_LETTERS).default(''),
	}),
	response: z.object({ data: staffApplicationDetails }),
	errors: ['application_not_found', 'application_move_refused'],
});

export type StaffApplication = z.infer<typeof staffApplication>;
export type StaffApplicationDetails = z.infer<typeof staffApplicationDetails>;
