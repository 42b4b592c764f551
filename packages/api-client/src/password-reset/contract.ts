import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { identifierInput, otpInput, otpReceipt, passwordInput } from '../otp/contract.ts';

const defineEndpoint = defineResource('password-reset', 'Sign-in');

/**
 * Begins a password reset: sends a code to the account's email address or phone number (Decision 17). The response is the
 * same whether there is such an account or not, so that nobody learns who shops here.
 */
export const startPasswordReset = defineEndpoint({
	method: 'POST',
	path: '/api/password-resets',
	summary: 'Send a code to set a new password with',
	caller: 'anyone',
	guarded: true,
	limit: 'code',
	body: z.object({ identifier: identifierInput }),
	response: z.object({ data: otpReceipt }),
	errors: ['otp_wait', 'message_not_sent'],
});

/** Sets the new password; every session of the account ends, and a locked account is open again. */
export const confirmPasswordReset = defineEndpoint({
	method: 'POST',
	path: '/api/password-resets/confirm',
	summary: 'Set a new password by the code that was sent',
	caller: 'anyone',
	guarded: true,
	limit: 'sign_up',
	body: z.object({ identifier: identifierInput, code: otpInput, password: passwordInput }),
	/** What to sign in with now, in its stored form. */
	response: z.object({ data: z.object({ identifier: z.string() }) }),
	errors: ['otp_wrong', 'otp_expired'],
});
