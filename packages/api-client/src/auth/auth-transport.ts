import { type Exchanged, exchange, type Fetch } from '../http/exchange.ts';
import { createKeyMaker } from '../http/key-maker.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { AuthClientConfig } from './auth-client-types.ts';
import { AuthError, ENDPOINT_UNREACHABLE } from './auth-error.ts';
import type { Json } from './read.ts';

const TIMEOUT_MS = 10_000;

/** Asks the auth endpoints; an endpoint that cannot be reached is reported (Specification §8). */
export interface AuthTransport {
	/** @throws AuthError when unreachable. */
	ask(path: string, init: RequestInit, signal?: AbortSignal): Promise<Exchanged>;
	/** @returns the body; null when the response is 401. @throws AuthError when unreachable. */
	get(path: string, signal?: AbortSignal): Promise<Json>;
	/** Reports it, and makes the error to throw. */
	unreachable(path: string, status: number, cause: unknown): AuthError;
}

/** Creates the transport of an auth client. */
export function createAuthTransport(config: AuthClientConfig): AuthTransport {
	const { baseUrl, timeoutMs = TIMEOUT_MS, now, userIp } = config;
	const keys = createKeyMaker(now && config.securityKey, now ?? (() => 0));
	const fetcher: Fetch = config.fetch ?? ((url, init) => globalThis.fetch(url, init));

	async function ask(path: string, init: RequestInit, signal = new AbortController().signal): Promise<Exchanged> {
		const headers = new Headers(config.headers);
		for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
		headers.set('accept', 'application/json');
		const secured = securityHeaders(await keys.make(), userIp instanceof Function ? userIp() : userIp);
		for (const [name, value] of Object.entries(secured)) headers.set(name, value);
		const whole: RequestInit = { ...init, headers, credentials: 'same-origin' };
		let response: Exchanged;
		try {
			response = await exchange(fetcher, `${baseUrl}${path}`, whole, { timeoutMs, signal });
		} catch (cause) {
			signal.throwIfAborted();
			throw unreachable(path, 0, cause);
		}
		if (response.body === undefined || response.status >= 500) {
			throw unreachable(path, response.status, new Error(`Status ${response.status}`));
		}
		return response;
	}

	function unreachable(path: string, status: number, cause: unknown): AuthError {
		if (path.startsWith('/session')) config.onUserIp?.(undefined);
		config.logger?.error(`Auth endpoint ${path.replace(/\?.*$/, '')} is unreachable`, cause);
		return new AuthError(ENDPOINT_UNREACHABLE, status, cause);
	}

	async function get(path: string, signal?: AbortSignal): Promise<Json> {
		const { status, body, headers } = await ask(path, { method: 'GET' }, signal);
		if (path.startsWith('/session')) config.onUserIp?.(headers.get('x-user-ip') ?? undefined);
		if (status >= 400 && status !== 401) throw unreachable(path, status, new Error(`Status ${status}`));
		return status === 401 ? null : body;
	}

	return { ask, get, unreachable };
}
