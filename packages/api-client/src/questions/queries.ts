import { call } from '../http/request.ts';
import type { listOwnQuestions, listQuestions } from './contract.ts';

/** A page of the answered questions about a product, the last answered first: `answer.data`; error `product_not_found`. */
export function productQuestions(id: string, page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listQuestions>('GET', '/api/products/{id}/questions', {
		guarded: false,
		params: { id },
		query: { cursor: page.cursor },
	});
}

/** The account's own questions about a product, answered or not: `answer.data.items`. */
export function ownQuestions(id: string) {
	return call<typeof listOwnQuestions>('GET', '/api/products/{id}/questions/own', { guarded: true, params: { id } });
}
