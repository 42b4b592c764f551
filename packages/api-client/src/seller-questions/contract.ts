import { QUESTION } from '@zaylat/domain/questions';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { productQuestion } from '../questions/contract.ts';
import { pageQuery, picture, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('seller-questions', 'Selling');

/** A question about a product as the seller sees it. */
export const sellerQuestion = productQuestion.extend({
	product: z.object({ id: z.string(), name: z.string(), picture }),
});

/** Questions about the products of the seller's shops: those without an answer first, then the last asked first. */
export const listSellerQuestions = defineEndpoint({
	method: 'GET',
	path: '/api/seller/questions',
	summary: "Questions about products of the seller's shops",
	caller: 'seller',
	guarded: true,
	query: pageQuery(20),
	response: z.object({
		data: z.object({ items: z.array(sellerQuestion), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** Answers a question, or corrects the answer; the shopper is notified of the first one. */
export const answerQuestion = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/questions/{questionId}/answer',
	summary: 'Answer a question about a product',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	params: z.object({ questionId: z.string().max(40) }),
	body: z.object({ text: typedLines(QUESTION.maxAnswerLength).min(1) }),
	response: z.object({ data: sellerQuestion }),
	errors: ['question_not_found'],
});

export type SellerQuestion = z.infer<typeof sellerQuestion>;
