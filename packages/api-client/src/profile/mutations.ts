import type { Language } from '@zaylat/domain/languages';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Changes name, picture or the language that mails are written in; what is not named stays: `response.data` is the profile.
 * Error: `upload_not_found`.
 */
export function changeProfile(body: {
	readonly name?: string;
	readonly pictureId?: string | null;
	readonly language?: Language;
}) {
	return call<typeof contract.changeProfile>('PATCH', '/api/profile', { guarded: true, body });
}

/**
 * Changes the password, or sets the first one, for which `reauthenticate` comes first; other sessions end: `response.data` is
 * the profile. Errors: `password_wrong`, `reauthentication_locked`, `reauthentication_required`, `bad_request` with
 * `fields.newPassword`.
 */
export function changePassword(body: { readonly currentPassword?: string; readonly newPassword: string }) {
	return call<typeof contract.changePassword>('PUT', '/api/profile/password', { guarded: true, body });
}

/**
 * Sends a code to a new email address or phone number, after `reauthenticate`: `response.data` tells where it went. It does
 * not tell whether another account has it.
 * Errors: `reauthentication_required`, `identifier_taken` for the account's own, `otp_wait` with `details.retryAfter`, `bad_request` with
 * `fields.identifier`.
 */
export function startIdentifierChange(identifier: string) {
	return call<typeof contract.startIdentifierChange>('POST', '/api/profile/identifier', {
		guarded: true,
		body: { identifier },
	});
}

/**
 * Changes email address or phone number by its code, after `reauthenticate`: `response.data` is the profile.
 * Errors: `reauthentication_required`, `otp_wrong` with `details.triesLeft`, `otp_expired`, `identifier_taken`.
 */
export function confirmIdentifierChange(body: { readonly identifier: string; readonly code: string }) {
	return call<typeof contract.confirmIdentifierChange>('POST', '/api/profile/identifier/confirm', {
		guarded: true,
		body,
	});
}
