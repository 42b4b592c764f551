import { call } from '../http/request.ts';
import type { getHelpArticle, listHelpArticles } from './contract.ts';

/** All help, cooperation, legal and policy pages: `answer.data.items`. */
export function helpArticles() {
	return call<typeof listHelpArticles>('GET', '/api/help-articles', { guarded: false });
}

/** One of these pages: `answer.data`; error `path_not_found`. */
export function helpArticle(slug: string) {
	return call<typeof getHelpArticle>('GET', '/api/help-articles/{slug}', { guarded: false, params: { slug } });
}
