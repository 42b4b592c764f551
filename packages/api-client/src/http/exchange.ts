import { ApiError } from './api-error.ts';

/** What the client needs of `fetch`; a server may answer without the network, for example by `app.request`. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A response that arrived whole. */
export interface Exchanged {
	readonly status: number;
	/** The parsed body; `undefined` when it is not JSON. */
	readonly body: unknown;
	readonly headers: Headers;
}

/**
 * Sends one HTTP request and reads its response to the end, within a time limit.
 * @param timeoutMs for connecting, waiting and reading together.
 * @param signal of the caller.
 * @throws ApiError `timeout` or `network_error`, or the signal's reason when the caller aborts.
 */
export async function exchange(
	fetcher: Fetch,
	url: string,
	init: RequestInit,
	{ timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Exchanged> {
	signal.throwIfAborted();
	// AbortSignal.any and AbortSignal.timeout are missing in browsers that are still in use.
	const limit = new AbortController();
	const abort = () => limit.abort(signal.reason);
	signal.addEventListener('abort', abort, { once: true });
	const timeout = new ApiError({ code: 'timeout', message: `No response within ${timeoutMs} ms` });
	const timer = setTimeout(() => limit.abort(timeout), timeoutMs);
	try {
		const response = await Promise.race([fetcher(url, { ...init, signal: limit.signal }), rejection(limit.signal)]);
		const text = await Promise.race([response.text(), rejection(limit.signal)]);
		return { status: response.status, body: parsed(text), headers: response.headers };
	} catch (cause) {
		if (limit.signal.aborted) throw limit.signal.reason;
		throw new ApiError({ code: 'network_error', message: 'The connection failed', cause });
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', abort);
	}
}

/** Some fetch functions, above all in-process ones, ignore their signal. */
function rejection(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
