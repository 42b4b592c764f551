import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { otpInput, otpReceipt } from '../otp/contract.ts';

const defineEndpoint = defineResource('account-deletion', 'Account');

/** What a deletion of the account would do, before it is asked for. */
export const getAccountDeletion = defineEndpoint({
	method: 'GET',
	path: '/api/account-deletion',
	summary: 'Where the code of a deletion goes, and how long it can be undone',
	caller: 'registered',
	guarded: true,
	response: z.object({
		data: z.object({
			channel: z.enum(['sms', 'mail']),
			/** Email address or phone number with most of it hidden. */
			sentTo: z.string(),
			/** Days in which signing in restores the account (Specification §4). */
			graceDays: z.number().int().positive(),
		}),
	}),
});

/**
 * Begins to delete the account: sends a 6-digit confirmation code to its phone, or else by mail (Specification §5). Of an
 * account with a password, `reauthenticate` comes first; of one without, the code is proof enough.
 */
export const startAccountDeletion = defineEndpoint({
	method: 'POST',
	path: '/api/account-deletion',
	summary: 'Send a code to delete the account with',
	caller: 'registered',
	guarded: true,
	limit: 'code',
	response: z.object({ data: otpReceipt }),
	errors: ['reauthentication_required', 'otp_wait', 'message_not_sent'],
});

/**
 * Deletes the account: every session ends, this one too. Signing in until `restorableUntil` restores it; afterwards it is
 * gone for good (Specification §4: 90 days).
 */
export const confirmAccountDeletion = defineEndpoint({
	method: 'POST',
	path: '/api/account-deletion/confirm',
	summary: 'Delete the account by the code that was sent',
	caller: 'registered',
	guarded: true,
	body: z.object({ code: otpInput }),
	response: z.object({ data: z.object({ restorableUntil: z.iso.datetime() }) }),
	errors: ['reauthentication_required', 'otp_wrong', 'otp_expired'],
});
