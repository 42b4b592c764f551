import { PAGE_DATA_ID } from '../src/document-ids.ts';

/**
 * The payload of a page out of its document, for a page that was only ever loaded as a whole.
 * @param language key of the language that the payload must be in
 * @param buildId of the page that asks: another build may not understand it
 * @returns undefined when the document has none that fits
 */
export function payloadOfDocument(html: string, language: string | null, buildId: string | null): Response | undefined {
	const [, json] = new RegExp(`<script id="${PAGE_DATA_ID}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
	if (json === undefined) return undefined;
	const data: { buildId?: unknown; loaderData?: Readonly<Record<string, unknown>> } = JSON.parse(json);
	if (data.buildId !== buildId) return undefined;
	const payload = Object.values(data.loaderData ?? {}).find((each) => isPayloadIn(each, language));
	return payload === undefined ? undefined : Response.json(payload);
}

function isPayloadIn(data: unknown, language: string | null): boolean {
	if (typeof data !== 'object' || data === null || !('head' in data)) return false;
	return 'language' in data && data.language === language;
}
