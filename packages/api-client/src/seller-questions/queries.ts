import { call } from '../http/request.ts';
import type { listSellerQuestions } from './contract.ts';

/** A page of the questions about products of the seller's shops, those without an answer first: `answer.data`. */
export function sellerQuestions(page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listSellerQuestions>('GET', '/api/seller/questions', {
		guarded: true,
		query: { cursor: page.cursor },
	});
}
