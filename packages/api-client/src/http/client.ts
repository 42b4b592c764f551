import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { ApiError, errorOfResponse, isApiError } from './api-error.ts';
import { type ClientConfig, checkClientOptions } from './client-options.ts';
import { CONNECTION_RULES } from './connection.ts';
import { exchange, type Fetch } from './exchange.ts';
import { createKeyMaker } from './key-maker.ts';
import { type ApiRequest, pathOf } from './request.ts';
import { securityHeaders } from './security-headers.ts';
import { createInFlight } from './share-in-flight.ts';

/** Settings of one sending. */
export interface SendOptions {
	readonly signal?: AbortSignal | undefined;
	/** The response must be made after this call: an equal read that is under way is not shared. Default false. */
	readonly isFresh?: boolean | undefined;
}

/** What `attempt` gives: the response, or the error as a value. */
export type Attempt<ResponseBody> =
	| { readonly ok: true; readonly value: ResponseBody }
	| { readonly ok: false; readonly error: ApiError };

/** Sends the calls of the API for one edition and language. */
export interface Client {
	readonly edition: Edition;
	readonly language: Language;
	/**
	 * Sends a request; equal reads that are under way share one, unless a fresh response is asked for.
	 * @returns the whole body of the response.
	 * @throws ApiError with a code of the catalogue, or the signal's reason when the caller aborts.
	 */
	send<ResponseBody>(request: ApiRequest<ResponseBody>, options?: SendOptions): Promise<ResponseBody>;
	/**
	 * Sends a request and gives an error as a value.
	 * @throws only the signal's reason, when the caller aborts.
	 */
	attempt<ResponseBody>(request: ApiRequest<ResponseBody>, options?: SendOptions): Promise<Attempt<ResponseBody>>;
	/**
	 * Sends a write while the page is being left: at once, so without a security key, and nobody waits for the response. Only
	 * endpoints that ask for no key take it.
	 */
	sendOnLeaving(request: ApiRequest<unknown>): void;
}

/** What a request without a security key says in its place (Specification §7). */
const KEYLESS = 'Non Secure Condition';

/** A file takes so many times longer: 8 MB in 60 s are what a weak mobile network carries. */
const FILE_PATIENCE = 6;

/**
 * Creates the one helper that all calls go through (Specification §7): base URL, security key and user IP headers,
 * time-out, typed errors, one retry after a stale key, retries of a read on a broken connection (`CONNECTION_RULES`).
 * @param config where to, for whom, and everything that is not pure.
 * @throws ClientOptionError when an option is missing or wrong.
 */
export function createClient(config: ClientConfig): Client {
	checkClientOptions(config);
	const { edition, language, now, connection, delay = pause } = config;
	const fetcher: Fetch = config.fetch ?? ((url, init) => globalThis.fetch(url, init));
	const keys = createKeyMaker(config.securityKey, now);
	const inFlight = createInFlight();

	const rule = () => CONNECTION_RULES[connection?.quality() ?? 'good'];

	async function sendOnce(request: ApiRequest<unknown>, signal: AbortSignal): Promise<unknown> {
		const isOffline = () => config.isOnline?.() === false;
		const isServedOffline = request.method === 'GET' && config.hasOfflineReads?.() === true;
		if (isOffline() && !isServedOffline) throw new ApiError({ code: 'offline', message: 'The device is offline' });
		const init: RequestInit = {
			method: request.method,
			headers: headersOf(request, await currentOf(config.userIp), await keys.make()),
			credentials: 'same-origin',
			...(request.body !== undefined && { body: isFile(request.body) ? request.body : JSON.stringify(request.body) }),
		};
		const sentAt = now();
		const { timeoutMs = rule().timeoutMs } = config;
		const isOfFile = isFile(request.body);
		const { status, body, headers } = await exchange(fetcher, config.baseUrl + pathOf(request), init, {
			timeoutMs: isOfFile ? timeoutMs * FILE_PATIENCE : timeoutMs,
			signal,
		}).catch((error) => {
			if (isApiError(error, 'timeout')) connection?.observe(Number.POSITIVE_INFINITY);
			throw error;
		});
		// How long a file takes tells of the file; a clock that was set meanwhile tells nothing.
		if (!isOfFile) connection?.observe(Math.max(0, now() - sentAt));
		const failure = status < 200 || status > 299 ? errorOfResponse(status, body) : undefined;
		// A shared response may come out of a cache and carry an old time; a guarded one cannot.
		if (request.guarded) {
			const isRefused = isApiError(failure, 'security_key_refused');
			keys.learn({ serverTime: headers.get('x-server-time'), sentAt, isRefused });
		}
		if (failure) throw failure;
		if (body === undefined) throw new ApiError({ code: 'bad_response', status, message: 'The response is not JSON' });
		try {
			config.validate?.(request.method, request.path, body);
		} catch (cause) {
			throw new ApiError({
				code: 'bad_response',
				status,
				message: 'The response is not what the contract says',
				cause,
			});
		}
		return body;
	}

	function headersOf(request: ApiRequest<unknown>, userIp: string | undefined, key: string): Headers {
		const headers = new Headers(currentOf(config.headers));
		headers.set('accept', 'application/json');
		headers.set('accept-language', LANGUAGES[language].htmlLang);
		headers.set('x-edition', edition);
		for (const [name, value] of Object.entries(securityHeaders(key, userIp))) headers.set(name, value);
		if (isFile(request.body)) headers.set('content-type', request.body.type);
		else if (request.body !== undefined) headers.set('content-type', 'application/json');
		if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey);
		return headers;
	}

	/**
	 * Each reason to try again counts once, a broken connection as often as its rule says; a write is tried again only when a refused key proves that it did not happen,
	 * or when it happens once whatever is sent. A key that was in time before may have been held up: only when it is refused
	 * again is it known that the way has become long, and that is a reason of its own.
	 */
	async function sendWithRetries(request: ApiRequest<unknown>, signal: AbortSignal): Promise<unknown> {
		let canRenewKey = keys.canMake;
		let canLearnKey = keys.canMake;
		const isRepeatable = request.method === 'GET' || request.idempotencyKey !== undefined;
		let repeated = 0;
		/** Why nobody knows whether an earlier try arrived. */
		let lost: unknown;
		for (;;) {
			const meantFor = keys.aheadMs();
			try {
				return await sendOnce(request, signal);
			} catch (error) {
				signal.throwIfAborted();
				if (request.method === 'GET' && config.isOnline?.() === false && isApiError(error, 'network_error')) {
					throw new ApiError({ code: 'offline', message: 'The device is offline', cause: error });
				}
				if (canRenewKey && isApiError(error, 'security_key_refused')) {
					canRenewKey = false;
				} else if (canLearnKey && keys.aheadMs() !== meantFor && isApiError(error, 'security_key_refused')) {
					canLearnKey = false;
				} else if (isRepeatable && repeated < rule().retries && isApiError(error, 'network_error', 'unavailable')) {
					lost = error;
					await delay(rule().backoffMs * 2 ** repeated);
					repeated += 1;
				} else {
					if (isApiError(error, 'sign_in_required', 'session_expired')) config.onSignedOut?.(error);
					// "Offline" would say that nothing was sent.
					throw lost !== undefined && isApiError(error, 'offline') ? lost : error;
				}
			}
		}
	}

	const client: Client = {
		edition,
		language,
		async send<ResponseBody>(request: ApiRequest<ResponseBody>, options: SendOptions = {}) {
			const start = (signal: AbortSignal) => sendWithRetries(request, signal);
			const response =
				request.method === 'GET' && !options.isFresh
					? await inFlight.share(request.key, options.signal, start)
					: await start(options.signal ?? new AbortController().signal);
			// The contract types the response; `validate` proves it in development and tests.
			return response as ResponseBody;
		},
		async attempt<ResponseBody>(
			request: ApiRequest<ResponseBody>,
			options: SendOptions = {},
		): Promise<Attempt<ResponseBody>> {
			try {
				return { ok: true, value: await client.send(request, options) };
			} catch (error) {
				if (isApiError(error)) return { ok: false, error };
				throw error;
			}
		},
		sendOnLeaving(request) {
			const userIp = currentOf(config.userIp);
			const init: RequestInit = {
				method: request.method,
				headers: headersOf(request, typeof userIp === 'string' ? userIp : undefined, KEYLESS),
				credentials: 'same-origin',
				// It outlives the page.
				keepalive: true,
				...(request.body !== undefined && { body: JSON.stringify(request.body) }),
			};
			// The page is gone; the server's own time limit ends what did not arrive.
			Promise.resolve(fetcher(config.baseUrl + pathOf(request), init)).catch(() => {});
		},
	};
	return client;
}

function isFile(body: unknown): body is Blob {
	return body instanceof Blob;
}

function currentOf<T>(given: T | (() => T)): T {
	return given instanceof Function ? given() : given;
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
