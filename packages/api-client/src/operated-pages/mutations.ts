import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type { PageTextsInput } from './contract.ts';

/**
 * Writes the draft of a page: `response.data`. Errors: `bad_request` at `revision` (`changed`) when somebody else has saved one.
 * @param revision that of the draft which was changed; null for a new one
 */
export function savePageDraft(slug: string, revision: number | null, texts: PageTextsInput) {
	return call<typeof contract.savePageDraft>('PUT', '/api/operating/pages/{slug}/draft', {
		guarded: true,
		params: { slug },
		body: { revision, texts },
	});
}

/** Removes the draft of a page: `response.data`. Errors: `path_not_found`. */
export function removePageDraft(slug: string) {
	return call<typeof contract.removePageDraft>('DELETE', '/api/operating/pages/{slug}/draft', {
		guarded: true,
		params: { slug },
	});
}

/**
 * Publishes the draft of a help page: `response.data`. Errors: `bad_request` with `fields`, `path_not_found`.
 * @param from from when it holds, as ISO text; null for now
 */
export function publishPage(slug: string, revision: number, from: string | null) {
	return call<typeof contract.publishPage>('POST', '/api/operating/pages/{slug}/publish', {
		guarded: true,
		params: { slug },
		body: { revision, from },
	});
}

/** Publishes the draft of a legal page, as `publishPage`. */
export function publishLegalPage(slug: string, revision: number, from: string | null) {
	return call<typeof contract.publishLegalPage>('POST', '/api/operating/legal-pages/{slug}/publish', {
		guarded: true,
		params: { slug },
		body: { revision, from },
	});
}
