import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { identifierInput, otpInput, otpReceipt, passwordInput } from '../otp/contract.ts';
import { picture, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('profile', 'Account');

/** A shopper's name as it is typed. */
export const personName = typedLine(80).min(1);

/** Keys of the four languages (Specification §1). */
export const languageKey = z.enum(['en', 'mm', 'thai', 'china']);

/** What an account knows of its shopper. */
export const profile = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string().nullable(),
	isEmailVerified: z.boolean(),
	/** Digits with country code, for example `959951234567`. */
	phone: z.string().nullable(),
	isPhoneVerified: z.boolean(),
	/** False for accounts that sign in only by an OAuth provider or by code. */
	hasPassword: z.boolean(),
	picture: picture.nullable(),
	/** Language that mails and messages are written in; null until it is known. */
	language: languageKey.nullable(),
	/** Whether it owns a shop, and so has a desk. */
	isSeller: z.boolean(),
	/** Whether it runs the market, and so has a console. */
	isStaff: z.boolean(),
	createdAt: z.iso.datetime(),
});

const profileResponse = z.object({ data: profile });

/** The profile of the session's shopper. */
export const getProfile = defineEndpoint({
	method: 'GET',
	path: '/api/profile',
	summary: 'The profile',
	caller: 'registered',
	guarded: true,
	response: profileResponse,
});

/** Changes name, picture or language; what is not named stays. */
export const changeProfile = defineEndpoint({
	method: 'PATCH',
	path: '/api/profile',
	summary: 'Change name, picture or language',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: z.object({
		name: personName.optional(),
		/** Id of an upload with the purpose `profile`; null takes the picture off. */
		pictureId: z.string().max(40).nullable().optional(),
		language: languageKey.optional(),
	}),
	response: profileResponse,
	errors: ['upload_not_found'],
});

/**
 * Changes the password, or sets the first one, for which `reauthenticate` comes first; every other session of the account
 * ends, and the contacts of the account are told. Five wrong current passwords lock it for 15 minutes.
 */
export const changePassword = defineEndpoint({
	method: 'PUT',
	path: '/api/profile/password',
	summary: 'Change the password',
	caller: 'registered',
	guarded: true,
	limit: 'code',
	body: z.object({
		/** Left out by accounts without a password. */
		currentPassword: passwordInput.optional(),
		newPassword: passwordInput,
	}),
	response: profileResponse,
	errors: ['password_wrong', 'reauthentication_required', 'reauthentication_locked'],
});

/**
 * Begins to change email or phone number, after `reauthenticate`: sends a code to the new one. The answer is the same where
 * another account has it; its owner is told. `identifier_taken` is answered for the address that the account has itself.
 */
export const startIdentifierChange = defineEndpoint({
	method: 'POST',
	path: '/api/profile/identifier',
	summary: 'Send a code to a new email address or phone number',
	caller: 'registered',
	guarded: true,
	limit: 'code',
	body: z.object({ identifier: identifierInput }),
	response: z.object({ data: otpReceipt }),
	errors: ['reauthentication_required', 'identifier_taken', 'otp_wait', 'message_not_sent'],
});

/**
 * Changes email or phone number by the code that was sent to it, after `reauthenticate`; the contacts that the account had
 * before are told, with a link that reverts it for 72 hours.
 */
export const confirmIdentifierChange = defineEndpoint({
	method: 'POST',
	path: '/api/profile/identifier/confirm',
	summary: 'Change email address or phone number by its code',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: z.object({ identifier: identifierInput, code: otpInput }),
	response: profileResponse,
	errors: ['reauthentication_required', 'identifier_taken', 'otp_wrong', 'otp_expired'],
});

export type Profile = z.infer<typeof profile>;
