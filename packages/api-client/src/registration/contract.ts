import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { identifierInput, otpInput, otpReceipt, passwordInput } from '../otp/contract.ts';
import { personName, profile } from '../profile/contract.ts';

const defineEndpoint = defineResource('registration', 'Sign-in');

/**
 * Begins a registration: sends a code to the email address or phone number (Decision 17). Where an account has it already,
 * the response is the same, and the message says so instead, so that nobody else learns who shops here.
 */
export const startRegistration = defineEndpoint({
	method: 'POST',
	path: '/api/registrations',
	summary: 'Send a code to register with',
	caller: 'visitor',
	guarded: true,
	limit: 'code',
	body: z.object({ identifier: identifierInput, name: personName }),
	response: z.object({ data: otpReceipt }),
	errors: ['otp_wait', 'message_not_sent'],
});

/**
 * Makes the account and signs in: the response sets the session's cookie. A guest becomes the account, so that cart,
 * wishlist and orders stay (Decision 20).
 */
export const confirmRegistration = defineEndpoint({
	method: 'POST',
	path: '/api/registrations/confirm',
	summary: 'Register by the code that was sent',
	caller: 'visitor',
	guarded: true,
	limit: 'sign_up',
	body: z.object({ identifier: identifierInput, name: personName, code: otpInput, password: passwordInput }),
	response: z.object({ data: profile }),
	errors: ['identifier_taken', 'otp_wrong', 'otp_expired'],
});
