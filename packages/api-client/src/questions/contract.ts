import { QUESTION } from '@zaylat/domain/questions';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery } from '../shared.ts';

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
	answer: z.object({
		data: z.object({
			items: z.array(productQuestion),
			/** How many there are. */
			total: z.number().int().nonnegative(),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
	errors: ['bad_request', 'product_not_found', 'unavailable'],
});

/** The account's own questions about a product, answered or not, the last asked first; at most 20. */
export const listOwnQuestions = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/questions/own',
	summary: 'Own questions about a product',
	caller: 'registered',
	cache: 'private',
	guarded: true,
	params,
	answer: z.object({ data: z.object({ items: z.array(productQuestion) }) }),
	errors: [
		'bad_request',
		'sign_in_required',
		'registration_required',
		'security_key_refused',
		'product_not_found',
		'unavailable',
	],
});

/**
 * Asks the shop about a product. Others see the question once it has an answer. `question_refused` has `reason`:
 * `own_shop`, or `too_many_open` with `most`.
 */
export const askQuestion = defineEndpoint({
	method: 'POST',
	path: '/api/products/{id}/questions',
	summary: 'Ask a question about a product',
	caller: 'registered',
	cache: 'private',
	guarded: true,
	limit: 'question',
	params,
	body: z.object({ text: z.string().trim().min(QUESTION.minLength).max(QUESTION.maxLength) }),
	answer: z.object({ data: productQuestion }),
	errors: [
		'bad_request',
		'sign_in_required',
		'registration_required',
		'security_key_refused',
		'product_not_found',
		'question_refused',
		'too_many_requests',
		'unavailable',
	],
});

export type ProductQuestion = z.infer<typeof productQuestion>;
