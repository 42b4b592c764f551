import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('linked-accounts', 'Account');

/** An account of an OAuth provider that signs in to this one. */
export const linkedAccount = z.object({
	/** Id of the provider, as in `/api/auth/providers`. */
	provider: z.string(),
	/** What the shopper is known by there. */
	label: z.string(),
	linkedAt: z.iso.datetime(),
	/** False for the only way to sign in that is left. */
	canUnlink: z.boolean(),
});

const linkedResponse = z.object({ data: z.object({ items: z.array(linkedAccount) }) });

/** Linked OAuth accounts; to link one, sign in by its provider while signed in and after `reauthenticate`. */
export const listLinkedAccounts = defineEndpoint({
	method: 'GET',
	path: '/api/linked-accounts',
	summary: 'OAuth accounts that sign in to the account',
	caller: 'registered',
	guarded: true,
	response: linkedResponse,
});

/** Unlinks an OAuth account, after `reauthenticate`. */
export const unlinkAccount = defineEndpoint({
	method: 'DELETE',
	path: '/api/linked-accounts/{provider}',
	summary: 'Take a linked account off',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: z.object({ provider: z.string().max(40) }),
	response: linkedResponse,
	errors: ['reauthentication_required', 'linked_account_not_found', 'last_sign_in'],
});

export type LinkedAccount = z.infer<typeof linkedAccount>;
