import type { DiallingCode } from '@zaylat/domain/contact';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Adds a number; one that is there already changes nothing: `response.data.items`.
 * Errors: `contact_phones_full`, `bad_request` with `fields.phone`.
 */
export function addContactPhone(phone: string, phoneCountry: DiallingCode) {
	return call<typeof contract.addContactPhone>('POST', '/api/contact-phones', {
		guarded: true,
		body: { phone, phoneCountry },
	});
}

/** Deletes a number: `response.data.items` is what is left. Error: `contact_phone_not_found`. */
export function removeContactPhone(phoneId: string) {
	return call<typeof contract.removeContactPhone>('DELETE', '/api/contact-phones/{phoneId}', {
		guarded: true,
		params: { phoneId },
	});
}

/** Sends a code to a number: `response.data` tells where it went. Errors: `contact_phone_not_found`, `otp_wait`. */
export function sendContactPhoneCode(phoneId: string) {
	return call<typeof contract.sendContactPhoneCode>('POST', '/api/contact-phones/{phoneId}/code', {
		guarded: true,
		params: { phoneId },
	});
}

/**
 * Verifies a number by its code: `response.data.items`.
 * Errors: `otp_wrong` with `details.triesLeft`, `otp_expired`, `contact_phone_not_found`.
 */
export function verifyContactPhone(phoneId: string, code: string) {
	return call<typeof contract.verifyContactPhone>('POST', '/api/contact-phones/{phoneId}/verify', {
		guarded: true,
		params: { phoneId },
		body: { code },
	});
}
