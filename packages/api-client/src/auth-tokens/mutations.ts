import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Gets a token that renews the session: `response.data`. */
export function createRefreshToken() {
	return call<typeof contract.createRefreshToken>('POST', '/api/auth-tokens', { guarded: true });
}

/**
 * Renews the session and its cookie: `response.data` holds the token for the next time. Error: `session_expired` when the
 * token is unknown, too old or was used before; a used one ends the session.
 */
export function refreshSession(refreshToken: string) {
	return call<typeof contract.refreshSession>('POST', '/api/auth-tokens/refresh', {
		guarded: true,
		body: { refreshToken },
	});
}
