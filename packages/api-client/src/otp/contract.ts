import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { typedLine, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('otp', 'Sign-in');

/** An email address or phone number as it is typed; `identifierProblem` of `@zaylat/domain/contact` judges it. */
export const identifierInput = typedLine(254);

/** A one-time code as it is typed or pasted, in any digits (Specification §5: 6 digits). */
export const otpInput = typedSigns(20);

/** A new password; `passwordProblem` of `@zaylat/domain/account` judges it. */
export const passwordInput = z.string().max(256);

/** Where a one-time code went, and for how long it is good (Decision 17). */
export const otpReceipt = z.object({
	channel: z.enum(['sms', 'mail']),
	/** Email address or phone number with most of it hidden. */
	sentTo: z.string(),
	expiresAt: z.iso.datetime(),
	/** From when on another code may be sent. */
	resendAt: z.iso.datetime(),
});

/**
 * Sends a code that signs in by phone; the code goes to `POST /api/auth/callback/phone`. The response is the same whether
 * an account has the number or not, so that nobody learns who shops here.
 */
export const sendSignInCode = defineEndpoint({
	method: 'POST',
	path: '/api/sign-in-codes',
	summary: 'Send a code to sign in by phone',
	caller: 'anyone',
	guarded: true,
	limit: 'code',
	body: z.object({ phone: identifierInput }),
	response: z.object({ data: otpReceipt }),
	errors: ['otp_wait', 'message_not_sent'],
});

export type OtpReceipt = z.infer<typeof otpReceipt>;
