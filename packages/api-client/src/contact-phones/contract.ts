import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { otpInput, otpReceipt } from '../otp/contract.ts';
import { typedSigns } from '../shared.ts';

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
const phonesResponse = z.object({ data: z.object({ items: z.array(contactPhone) }) });
const phoneParams = z.object({ phoneId: z.string().max(40) });

/** The contact phones of the session. */
export const listContactPhones = defineEndpoint({
	method: 'GET',
	path: '/api/contact-phones',
	summary: 'Contact phones',
	caller: 'session',
	guarded: true,
	response: phonesResponse,
});

/** Adds a number; one that is there already changes nothing. */
export const addContactPhone = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones',
	summary: 'Add a contact phone',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object({ phone: typedSigns(40), phoneCountry: z.enum(['95', '65', '66']) }),
	response: phonesResponse,
	errors: ['contact_phones_full'],
});

/** Deletes a number. */
export const removeContactPhone = defineEndpoint({
	method: 'DELETE',
	path: '/api/contact-phones/{phoneId}',
	summary: 'Delete a contact phone',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params: phoneParams,
	response: phonesResponse,
	errors: ['contact_phone_not_found'],
});

/** Sends a code to a number, so that it can be verified. */
export const sendContactPhoneCode = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones/{phoneId}/code',
	summary: 'Send a code to a contact phone',
	caller: 'session',
	guarded: true,
	limit: 'code',
	params: phoneParams,
	response: z.object({ data: otpReceipt }),
	errors: ['contact_phone_not_found', 'otp_wait', 'message_not_sent'],
});

/** Verifies a number by the code that was sent to it. */
export const verifyContactPhone = defineEndpoint({
	method: 'POST',
	path: '/api/contact-phones/{phoneId}/verify',
	summary: 'Verify a contact phone by its code',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params: phoneParams,
	body: z.object({ code: otpInput }),
	response: phonesResponse,
	errors: ['contact_phone_not_found', 'otp_wrong', 'otp_expired'],
});

export type ContactPhone = z.infer<typeof contactPhone>;
