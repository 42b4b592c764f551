import { cleanLines } from '../typed-text/typed-text.ts';

/**
 * Limits of a question about a product and its answer. Lengths count UTF-16 units; `maxOpen` is how many questions about
 * one product an account may have without an answer.
 */
export const QUESTION = { minLength: 5, maxLength: 500, maxAnswerLength: 1000, maxOpen: 3 } as const;

/** Why a question or an answer cannot be sent. */
export type QuestionProblem = 'too_short' | 'too_long';

/** Checks a question before it is sent; spaces around it do not count. */
export function questionProblem(text: string): QuestionProblem | undefined {
	const { length } = cleanLines(text);
	if (length < QUESTION.minLength) return 'too_short';
	return length > QUESTION.maxLength ? 'too_long' : undefined;
}

/** Checks the answer of a shop before it is sent; spaces around it do not count. */
export function answerProblem(text: string): QuestionProblem | undefined {
	const { length } = cleanLines(text);
	if (length === 0) return 'too_short';
	return length > QUESTION.maxAnswerLength ? 'too_long' : undefined;
}

/** Whether an account may ask one more question about a product. @param open how many of its questions have no answer */
export const mayAskMore = (open: number): boolean => open < QUESTION.maxOpen;
