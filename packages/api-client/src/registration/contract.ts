import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { identifierInput, otpInput, otpReceipt, passwordInput } from '../otp/contract.ts';
import { personName, profile } from '../profile/contract.ts';

const defineEndpoint = defineResource('registration', 'Sign-in');

/** Begins a registration: sends a code to the email address or phone number (Decision 17). */
export const startRegistration = defineEndpoint({
	method: 'POST',
	path: '/api/registrations',
	summary: 'Send a code to register with',
	caller: 'visitor',
	cache: 'private',
	guarded: true,
	limit: 'code',
	body: z.object({ identifier: identifierInput, name: personName }),
	answer: z.object({ data: otpReceipt }),
	errors: [
		'bad_request',
		'security_key_refused',
		'identifier_taken',
		'otp_wait',
		'message_not_sent',
		'too_many_requests',
		'unavailable',
	],
});

/**
 * Makes the account and signs in: the answer sets the session's cookie. A guest becomes the account, so that cart,
 * wishlist and orders stay (Decision 20).
 */
export const confirmRegistration = defineEndpoint({
	method: 'POST',
	path: '/api/registrations/confirm',
	summary: 'Register by the code that was sent',
	caller: 'visitor',
	cache: 'private',
	guarded: true,
	limit: 'sign_up',
	body: z.object({ identifier: identifierInput, name: personName, code: otpInput, password: passwordInput }),
	answer: z.object({ data: profile }),
	errors: [
		'bad_request',
		'security_key_refused',
		'identifier_taken',
		'otp_wrong',
		'otp_expired',
		'too_many_requests',
		'unavailable',
	],
});
