import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { otpInput, otpReceipt, passwordInput } from '../otp/contract.ts';

const defineEndpoint = defineResource('reauthentication', 'Account');

/** Until when the session may change what the account signs in with; null when the shopper must prove who they are. */
const provenUntil = z.iso.datetime().nullable();

/** How the shopper of this session proves who they are, and whether they have. */
export const reauthentication = z.object({
	provenUntil,
	/** `password` where the account has one, else a `code` to the contact that it has now. */
	proof: z.enum(['password', 'code']),
	/** How a code would be sent. */
	channel: z.enum(['sms', 'mail']),
	/** Email address or phone number that a code would be sent to, with most of it hidden. */
	sentTo: z.string(),
});

/**
 * How the shopper of this session proves who they are. Endpoints that change what the account signs in with response
 * `reauthentication_required` without such a proof in this session within the last ten minutes.
 */
export const getReauthentication = defineEndpoint({
	method: 'GET',
	path: '/api/reauthentication',
	summary: 'How to prove who uses this session',
	caller: 'registered',
	guarded: true,
	response: z.object({ data: reauthentication }),
});

/** Sends a code to the contact of an account that has no password. */
export const sendReauthenticationCode = defineEndpoint({
	method: 'POST',
	path: '/api/reauthentication/code',
	summary: 'Send a code to prove who uses this session',
	caller: 'registered',
	guarded: true,
	limit: 'code',
	response: z.object({ data: otpReceipt }),
	errors: ['password_expected', 'otp_wait', 'message_not_sent'],
});

/**
 * Proves who uses this session, for ten minutes: by the password, or by the code that was sent where there is no password.
 * Five wrong passwords lock it for 15 minutes.
 */
export const reauthenticate = defineEndpoint({
	method: 'POST',
	path: '/api/reauthentication',
	summary: 'Prove who uses this session by password or code',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: z.object({
		/** Of accounts that have one. */
		password: passwordInput.optional(),
		/** Of accounts without a password. */
		code: otpInput.optional(),
	}),
	response: z.object({ data: z.object({ provenUntil: z.iso.datetime() }) }),
	errors: ['password_wrong', 'reauthentication_locked', 'otp_wrong', 'otp_expired'],
});

export type Reauthentication = z.infer<typeof reauthentication>;
