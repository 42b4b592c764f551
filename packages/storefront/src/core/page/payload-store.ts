import type { Language } from '@zaylat/domain/languages';
import type { Timers } from '../context/timers.ts';
import { type PayloadResponse, payloadUrl } from './page-payload.ts';

/** More pending prefetches than this wait (Specification §9). */
export const MAX_PENDING_PREFETCHES = 4;

/** How long a page that was prefetched, or a cached response, is used without a new request, in milliseconds. */
export const FRESH_MS = 30_000;

/** What of a page is fetched ahead. */
export type PagePart = 'page' | 'payload';

/** Pages' payloads over the network: fetched ahead, or when they are needed. */
export interface PayloadStore {
	/**
	 * Fetches a page ahead: its payload and its code, or its payload alone. Safe to call often; failures are not told.
	 * @param part `page` when left out
	 */
	prefetch(href: string, part?: PagePart): void;
	/**
	 * The payload of a page, from what was fetched ahead or from the network.
	 * @throws the signal's reason when aborted, a `TimeoutError` when nothing came in time, else what `fetch` threw
	 */
	take(url: URL, signal: AbortSignal): Promise<PayloadResponse>;
	/** Forgets what was fetched ahead (after signing in or out, or a change of language). */
	clear(): void;
}

/** What the store needs. */
export interface PayloadStoreDeps {
	readonly origin: () => string;
	readonly language: () => Language;
	readonly fetch: (url: string, init: { signal?: AbortSignal; headers: Record<string, string> }) => Promise<Response>;
	readonly now: () => number;
	readonly timers: Timers;
	/** How long a payload may take, in milliseconds. */
	readonly timeoutMs: () => number;
	/** Whether the payload of a page may be fetched ahead. */
	readonly hasPayload: (url: URL) => boolean;
	/** Loads the code and texts of a page. */
	readonly loadCode: (url: URL) => Promise<unknown>;
}

interface Held {
	readonly response: Promise<PayloadResponse>;
	/** When it arrived; undefined while it is on its way. */
	at?: number;
}

/** Creates the payload store of a tab. */
export function createPayloadStore(deps: PayloadStoreDeps): PayloadStore {
	const held = new Map<string, Held>();
	const waiting: { readonly url: URL; readonly part: PagePart }[] = [];
	let pending = 0;

	async function fetchPayload(address: string, signal?: AbortSignal): Promise<PayloadResponse> {
		signal?.throwIfAborted();
		const limit = new AbortController();
		const abort = () => limit.abort(signal?.reason);
		signal?.addEventListener('abort', abort, { once: true });
		const late = deps.timers.after(deps.timeoutMs(), () =>
			limit.abort(new DOMException(`No response from ${address}`, 'TimeoutError')),
		);
		try {
			const response = await deps.fetch(address, { signal: limit.signal, headers: { accept: 'application/json' } });
			const payload: unknown = await response.json();
			if (!isPayloadResponse(payload)) throw new TypeError(`No page payload at ${address}`);
			return payload;
		} finally {
			deps.timers.cancel(late);
			signal?.removeEventListener('abort', abort);
		}
	}

	const addressOf = (url: URL) => payloadUrl(url, deps.language());

	function isUsable(entry: Held | undefined): entry is Held {
		return entry !== undefined && (entry.at === undefined || deps.now() - entry.at < FRESH_MS);
	}

	function start(url: URL, part: PagePart): void {
		const address = addressOf(url);
		for (const [key, entry] of held) if (!isUsable(entry)) held.delete(key);
		if (held.has(address)) return;
		const isPayloadWanted = deps.hasPayload(url);
		const ready = part === 'page' ? deps.loadCode(url) : undefined;
		const entry: Held = { response: isPayloadWanted ? fetchPayload(address) : Promise.reject(new Error('not wanted')) };
		pending += 1;
		if (isPayloadWanted) held.set(address, entry);
		const arrived = entry.response.then(
			() => {
				entry.at = deps.now();
			},
			() => {
				if (held.get(address) === entry) held.delete(address);
			},
		);
		void Promise.allSettled([arrived, ready]).then(() => {
			pending -= 1;
			const next = waiting.shift();
			if (next) start(next.url, next.part);
		});
	}

	return {
		prefetch(href, part = 'page') {
			const origin = deps.origin();
			if (!URL.canParse(href, origin)) return;
			const url = new URL(href, origin);
			if (url.origin !== origin || waiting.some((other) => other.url.href === url.href)) return;
			if (pending >= MAX_PENDING_PREFETCHES) waiting.push({ url, part });
			else start(url, part);
		},
		async take(url, signal) {
			const address = addressOf(url);
			const entry = held.get(address);
			held.delete(address);
			if (isUsable(entry)) {
				const response = await entry.response.catch(() => undefined);
				if (response) return response;
			}
			return fetchPayload(address, signal);
		},
		clear() {
			held.clear();
			waiting.length = 0;
		},
	};
}

function isPayloadResponse(value: unknown): value is PayloadResponse {
	return typeof value === 'object' && value !== null && 'status' in value && ('head' in value || 'redirect' in value);
}
