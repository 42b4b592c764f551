import { PAGE_DATA_ID } from '../src/document-ids.ts';

/** What a document holds for the page that starts from it. */
export interface DocumentData {
	/** Build that the document is of. */
	readonly buildId: string;
	/** Payloads of its pages, by language. */
	readonly payloads: readonly PagePayload[];
}

/** The payload of a page, as far as the worker reads it. */
export interface PagePayload {
	readonly language: string;
}

/** @returns undefined for a document without data, such as the app shell */
export function dataOfDocument(html: string): DocumentData | undefined {
	const [, json] = new RegExp(`<script id="${PAGE_DATA_ID}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
	if (json === undefined) return undefined;
	const { buildId, loaderData = {} }: { buildId?: unknown; loaderData?: Readonly<Record<string, unknown>> } =
		JSON.parse(json);
	if (typeof buildId !== 'string') return undefined;
	return { buildId, payloads: Object.values(loaderData).filter(isPayload) };
}

/**
 * The payload of a page out of its document, for a page that was only ever loaded as a whole.
 * @param language key of the language that the payload must be in
 * @param buildId of the page that asks: another build may not understand it
 * @returns undefined when the document has none that fits
 */
export function payloadOfDocument(html: string, language: string | null, buildId: string | null): Response | undefined {
	const data = dataOfDocument(html);
	if (data?.buildId !== buildId) return undefined;
	const payload = data.payloads.find((each) => each.language === language);
	return payload === undefined ? undefined : Response.json(payload);
}

function isPayload(data: unknown): data is PagePayload {
	if (typeof data !== 'object' || data === null || !('head' in data)) return false;
	return 'language' in data && typeof data.language === 'string';
}
