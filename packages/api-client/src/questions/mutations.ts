import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Asks the shop about a product: `answer.data` is the question. Errors: `product_not_found`, `question_refused`
 * (`details.reason`), `too_many_requests`.
 * @param idempotencyKey sent again with it, nothing changes and the answer is the question as it is
 */
export function askQuestion(id: string, text: string, idempotencyKey?: string) {
	return call<typeof contract.askQuestion>('POST', '/api/products/{id}/questions', {
		guarded: true,
		params: { id },
		body: { text },
		idempotencyKey,
	});
}
