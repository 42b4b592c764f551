import { call } from '../http/request.ts';
import type { getOperatedPage, getPageVersion, listOperatedPages } from './contract.ts';

/** All help and legal pages as staff see them: `response.data.items`. */
export function operatedPages() {
	return call<typeof listOperatedPages>('GET', '/api/operating/pages', { guarded: true });
}

/** A help or legal page with its draft and its versions: `response.data`. Errors: `path_not_found`. */
export function operatedPage(slug: string) {
	return call<typeof getOperatedPage>('GET', '/api/operating/pages/{slug}', { guarded: true, params: { slug } });
}

/** A version of a page, and in what it differs from another one: `response.data`. Errors: `path_not_found`. */
export function pageVersion(slug: string, number: number, against?: number) {
	return call<typeof getPageVersion>('GET', '/api/operating/pages/{slug}/versions/{number}', {
		guarded: true,
		params: { slug, number: String(number) },
		query: { against },
	});
}
