import { QUESTION } from '@zaylat/domain/questions';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('questions', 'Products');

const language = z.enum(['en', 'mm', 'thai', 'china']);

/** A question about a product; question and answer are in the languages that they were written in. */
export const productQuestion = z.object({
	id: z.string(),
	/** How the shopper who asks is shown, for example "K*** T***". */
	askerName: z.string(),
	language,
	text: z.string(),
	askedAt: z.iso.datetime(),
	/** What the shop of the product answers; null while it waits for that. */
	answer: z.object({ language, text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
});

const params = z.object({ id: z.string().max(40) });

/** The answered questions about a product, the last answered first. */
export const listQuestions = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/questions',
	summary: 'Answered questions about a product',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params,
	query: pageQuery(5),
	response: z.object({
		data: z.object({
			items: z.array(productQuestion),
			/** How many there are. */
			total: z.number().int().nonnegative(),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
	errors: ['product_not_found'],
});

/** The account's own questions about a product, answered or not, the last asked first; at most 20. */
export const listOwnQuestions = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/questions/own',
	summary: 'Own questions about a product',
	caller: 'registered',
	guarded: true,
	params,
	response: z.object({ data: z.object({ items: z.array(productQuestion) }) }),
	errors: ['product_not_found'],
});

/**
 * Asks the shop about a product. Others see the question once it has an answer. `question_refused` has `reason`:
 * `own_shop`, or `too_many_open` with `most`. A repeated idempotency key changes nothing: the answer is the question as it
 * is.
 */
export const askQuestion = defineEndpoint({
	method: 'POST',
	path: '/api/products/{id}/questions',
	summary: 'Ask a question about a product',
	caller: 'registered',
	guarded: true,
	limit: 'question',
	isIdempotent: 'optional',
	params,
	body: z.object({ text: typedLines(QUESTION.maxLength).min(QUESTION.minLength) }),
	response: z.object({ data: productQuestion }),
	errors: ['product_not_found', 'question_refused'],
});

export type ProductQuestion = z.infer<typeof productQuestion>;
