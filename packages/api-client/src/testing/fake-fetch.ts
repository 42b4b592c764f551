import type { Fetch } from '../http/exchange.ts';

/** One request as a server would see it. */
export interface Seen {
	readonly url: string;
	readonly method: string;
	readonly headers: Headers;
	readonly body: string | undefined;
	readonly init: RequestInit;
}

/** What a fake server does with one request: a response, or a way that fails. */
export type Reply = Response | Error | 'never' | ((seen: Seen) => Response | Promise<Response>);

/** A `fetch` that replies in turn and remembers what it saw; the last reply is repeated. */
export function fakeFetch(...replies: readonly Reply[]): { readonly fetch: Fetch; readonly seen: Seen[] } {
	const seen: Seen[] = [];
	return {
		seen,
		async fetch(url, init) {
			const reply = replies[Math.min(seen.length, replies.length - 1)];
			const body = typeof init.body === 'string' ? init.body : undefined;
			const request = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body, init };
			seen.push(request);
			if (reply === undefined) throw new TypeError('The fake server has nothing to say');
			if (reply === 'never') return untilAborted(init.signal);
			if (reply instanceof Error) throw reply;
			return typeof reply === 'function' ? reply(request) : reply.clone();
		},
	};
}

/** A JSON response. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
	return Response.json(body, { status, headers });
}

/** An error response as the API gives it. */
export function refusal(code: string, status: number, more: object = {}, headers = {}): Response {
	return json({ error: { code, message: `Message of ${code}`, requestId: 'r-1', ...more } }, status, headers);
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
	return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
