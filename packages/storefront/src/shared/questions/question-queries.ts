import { type ApiRequest, productQuestions } from '@zaylat/api-client';

/** What a page with `Questions` requests with its product; optional, for the section has its own retry. */
export function questionQueries(productId: string): readonly ApiRequest<unknown>[] {
	return [productQuestions(productId)];
}
