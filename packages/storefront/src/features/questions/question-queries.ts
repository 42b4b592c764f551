import { ownQuestions, productQuestions } from '@zaylat/api-client';
import { optional, type QueryContext } from '../../core/screen/screen-queries.ts';

/** A page of the answered questions about a product; the first one without a cursor. */
export const questionPage = (productId: string, cursor?: string) => productQuestions(productId, { cursor });

/** The shopper's own questions about a product. */
export const ownQuestionsOf = (productId: string) => ownQuestions(productId);

/**
 * What a page with `Questions` requests with its product; optional, for the section has its own retry.
 * @param idOf id of the product
 */
export const questionQueries = (idOf: (context: QueryContext) => string) => ({
	questions: optional((context) => questionPage(idOf(context))),
});
