import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Answers a question, or corrects the answer: `answer.data` is the question. Error: `question_not_found`. */
export function answerQuestion(questionId: string, text: string) {
	return call<typeof contract.answerQuestion>('PUT', '/api/seller/questions/{questionId}/answer', {
		guarded: true,
		params: { questionId },
		body: { text },
	});
}
