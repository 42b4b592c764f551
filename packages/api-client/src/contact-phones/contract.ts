import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { otpInput, otpReceipt } from '../otp/contract.ts';

const defineEndpoint = defineResource('contact-phones', 'Account');

/** A further number that riders and shops may call. */
export const contactPhone = z.object({
	id: z.string(),
	/** Digits with country code, for example `959951234567`. */
	phone: z.string(),
	/** Whether a code has reached it. */
	isVerified: z.boolean(),
});

/** The oldest number first; at most 5. */
const phonesAnswer = z.object({ data: z.object({ items: z.array(contactPhone) }) });
const phoneParams = z.object({ phoneId: z.string().max(40) });

/** The contact phones of the session. */
export const listContactPhones = defineEndpoint({
	method: 'GET',
	path: '/api/contact-phones',
	summary: 'Contact phones',
	caller: 'session',
	cache: 'private',
	guarded: true,
	answer: phonesAnswer,
	errors: ['sign_in_required', 'security_key_refused', 'unavailable'],
});

/** Adds a number; one that is there already changes nothing. */
export const addContactPhone = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones',
	summary: 'Add a contact phone',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	body: z.object({ phone: z.string().max(40), phoneCountry: z.enum(['95', '65', '66']) }),
	answer: phonesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'contact_phones_full',
		'too_many_requests',
		'unavailable',
	],
});

/** Deletes a number. */
export const removeContactPhone = defineEndpoint({
	method: 'DELETE',
	path: '/api/contact-phones/{phoneId}',
	summary: 'Delete a contact phone',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	params: phoneParams,
	answer: phonesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'contact_phone_not_found',
		'too_many_requests',
		'unavailable',
	],
});

/** Sends a code to a number, so that it can be verified. */
export const sendContactPhoneCode = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones/{phoneId}/code',
	summary: 'Send a code to a contact phone',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'code',
	params: phoneParams,
	answer: z.object({ data: otpReceipt }),
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'contact_phone_not_found',
		'otp_wait',
		'message_not_sent',
		'too_many_requests',
		'unavailable',
	],
});

/** Verifies a number by the code that was sent to it. */
export const verifyContactPhone = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones/{phoneId}/verify',
	summary: 'Verify a contact phone by its code',
	caller: 'session',
	cache: 'private',
	guarded: true,
	limit: 'write',
	params: phoneParams,
	body: z.object({ code: otpInput }),
	answer: phonesAnswer,
	errors: [
		'bad_request',
		'sign_in_required',
		'security_key_refused',
		'contact_phone_not_found',
		'otp_wrong',
		'otp_expired',
		'too_many_requests',
		'unavailable',
	],
});

export type ContactPhone = z.infer<typeof contactPhone>;
