import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('account-changes', 'Account');

/**
 * Reverts a change of an account by the token of the notice that told of it, and all later changes with it: the old email
 * address and phone number are back, accounts that were linked are unlinked, a password that was changed is void, and
 * every session ends. Whoever reverts signs in again; with `isPasswordVoid`, after setting a new password.
 */
export const revertAccountChange = defineEndpoint({
	method: 'POST',
	path: '/api/account-changes/revert',
	summary: 'Revert a change of an account by the link of its notice',
	caller: 'anyone',
	guarded: true,
	// Tokens are too long to guess; who is in a hurry must not wait for others at the same address.
	limit: 'write',
	body: z.object({
		/** What the link ends with. */
		token: z.string().max(100),
	}),
	response: z.object({
		data: z.object({
			/** The change that the notice told of. */
			kind: z.enum(['email', 'phone', 'password', 'link']),
			/** Whether a new password must be set before the next sign-in with one. */
			isPasswordVoid: z.boolean(),
		}),
	}),
	errors: ['revert_link_invalid', 'revert_link_used', 'revert_link_expired', 'identifier_taken'],
});
