import type { Language } from '@zaylat/domain/languages';
import type { Head, ScreenFailure } from '../screen/screen.ts';

/** What one page needs: loader data on the server, `_payload.json` over the wire, the same in both. */
export interface PagePayload {
	/** Responses by cache key, for `ApiProvider`. */
	readonly fallback: Readonly<Record<string, unknown>>;
	/** Language of the responses. */
	readonly language: Language;
	readonly head: Head;
	/** Id of whoever was signed in, where the page shows what is theirs alone. */
	readonly owner?: string;
	/** HTTP status of the page. */
	readonly status: number;
	/** Set when a critical query failed. */
	readonly failure?: ScreenFailure;
	/** For machines and logs, in English: `Page not found: {path}` (Specification §8). */
	readonly message?: string;
}

/** A payload, or where the page sends the visitor. */
export type PayloadResponse = PagePayload | { readonly redirect: string; readonly status: number };

const FILE = '_payload.json';

/**
 * Address of a page's payload file (Specification §7).
 * @param url address of the page
 * @param language language of the responses; part of the address so that caches can tell them apart
 */
export function payloadUrl(url: Pick<URL, 'pathname' | 'search'>, language: string): string {
	const query = new URLSearchParams(url.search);
	query.set('lang', language);
	return `${url.pathname.replace(/\/$/, '')}/${FILE}?${query}`;
}

/** Path of the page that a payload file belongs to, or undefined when the path is no payload file's. */
export function pageOfPayload(pathname: string): string | undefined {
	if (!pathname.endsWith(`/${FILE}`)) return undefined;
	return pathname.slice(0, -FILE.length - 1) || '/';
}
