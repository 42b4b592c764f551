import {
	APPLICANT_KINDS,
	APPLICATION_LIMITS,
	APPLICATION_STATES,
	type ApplicationDraft,
	FIRST_STEPS,
} from '@zaylat/domain/seller-applications';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { typedLine, typedLines, typedSigns } from '../shared.ts';
import { sizedPicture } from '../uploads/contract.ts';

const defineEndpoint = defineResource('seller-applications', 'Selling');

/** A line of which the rules say how long it may be; far longer ones are not read. */
const line = typedLine(300);

/** A bank account that a shop's earnings are paid to. */
export const bankAccount = z.strictObject({
	name: line,
	holder: line,
	/** As people write it, in digits of any script. */
	number: typedSigns(100),
});

/** An application to sell as it is written; `applicationProblems` of the domain says what is wrong with it. */
export const writtenApplication = z.strictObject({
	kind: z.enum(APPLICANT_KINDS),
	legalName: line,
	/** Of a company; empty for a person. */
	registrationNumber: line,
	shopName: line,
	edition: z.enum(['mm', 'th']),
	goods: typedLines(5_000),
	bank: bankAccount,
	/** Keys of pictures that were sent for the purpose `application`. */
	documents: z.array(z.string().max(80)).max(APPLICATION_LIMITS.documents.max * 2),
});

/** A document of an application: a private picture, which applicant and permitted staff alone load. */
export const applicationDocument = z.object({ key: z.string(), picture: sizedPicture });

/** The application of an account, as the applicant follows it. */
export const ownApplication = writtenApplication.extend({
	/** Null when it cannot be read any more, and must be typed again. */
	bank: bankAccount.nullable(),
	documents: z.array(applicationDocument),
	state: z.enum(APPLICATION_STATES),
	/** What staff said with the last decision; null before one, and when they said nothing. */
	answer: z.string().nullable(),
	sentAt: z.iso.datetime(),
	decidedAt: z.iso.datetime().nullable(),
	/** The shop that was opened, with the first steps there; null until the application is accepted. */
	shop: z
		.object({
			slug: z.string(),
			steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
		})
		.nullable(),
});

const response = z.object({ data: z.object({ application: ownApplication.nullable() }) });

/** The application of the account; null before it sent one. */
export const getSellerApplication = defineEndpoint({
	method: 'GET',
	path: '/api/seller-application',
	summary: 'The own application to sell',
	caller: 'registered',
	guarded: true,
	response,
});

/**
 * Sends an application, or sends it again after more was asked for or it was refused. `bad_request` names what is wrong by
 * field; `application_move_refused` says in `details.state` where the application is.
 */
export const sendSellerApplication = defineEndpoint({
	method: 'PUT',
	path: '/api/seller-application',
	summary: 'Send an application to sell',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: writtenApplication,
	response,
	errors: ['upload_not_found', 'application_move_refused'],
});

/** An application as it is sent. */
export type ApplicationInput = z.input<typeof writtenApplication>;
export type OwnApplication = z.infer<typeof ownApplication>;
export type BankAccount = z.infer<typeof bankAccount>;
export type ApplicationDocument = z.infer<typeof applicationDocument>;

/** An application as the rules of the domain take it. */
export const applicationDraftOf = ({
	bank,
	documents,
	...same
}: z.output<typeof writtenApplication>): ApplicationDraft => ({
	...same,
	bankName: bank.name,
	bankHolder: bank.holder,
	bankNumber: bank.number,
	documents: documents.length,
});
