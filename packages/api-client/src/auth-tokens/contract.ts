import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('auth-tokens', 'Sign-in');

/** A token that renews a session once. */
export const refreshGrant = z.object({
	refreshToken: z.string(),
	/** Seconds until the session wants renewing; the setting `refreshTokenMaxAgeSeconds` of the page (Specification §4, §9). */
	maxAgeInSeconds: z.number().int().positive(),
	/** Until when the token renews. */
	expiresAt: z.iso.datetime(),
});

const grantResponse = z.object({ data: refreshGrant });

/** Gives the session a token that renews it, for pages and apps that keep one instead of only the cookie. */
export const createRefreshToken = defineEndpoint({
	method: 'POST',
	path: '/api/auth-tokens',
	summary: 'Get a token that renews the session',
	caller: 'session',
	guarded: true,
	limit: 'write',
	response: grantResponse,
});

/**
 * Renews a session: gives a new token and sets the session's cookie again. A token works once; using one again means that
 * somebody copied it, and ends the session for everybody.
 */
export const refreshSession = defineEndpoint({
	method: 'POST',
	path: '/api/auth-tokens/refresh',
	summary: 'Renew the session by its token',
	caller: 'anyone',
	guarded: true,
	limit: 'write',
	body: z.object({ refreshToken: z.string().max(100) }),
	response: grantResponse,
	errors: ['session_expired'],
});

export type RefreshGrant = z.infer<typeof refreshGrant>;
