import { describe, expect, it } from 'vitest';
import { answerProblem, mayAskMore, QUESTION, questionProblem } from './index.ts';

describe('a question about a product', () => {
	it('has 5 to 500 characters without the spaces around it', () => {
		expect(questionProblem('  Why  ')).toBe('too_short');
		expect(questionProblem('Wool?')).toBeUndefined();
		expect(questionProblem('x'.repeat(500))).toBeUndefined();
		expect(questionProblem(`${'x'.repeat(500)}  `)).toBeUndefined();
		expect(questionProblem('x'.repeat(501))).toBe('too_long');
	});

	it('gets an answer of 1 to 1000 characters', () => {
		expect(answerProblem(' \n')).toBe('too_short');
		expect(answerProblem('是')).toBeUndefined();
		expect(answerProblem('x'.repeat(QUESTION.maxAnswerLength))).toBeUndefined();
		expect(answerProblem('x'.repeat(QUESTION.maxAnswerLength + 1))).toBe('too_long');
	});

	it('can be asked while fewer than three wait for an answer', () => {
		expect(mayAskMore(0)).toBe(true);
		expect(mayAskMore(2)).toBe(true);
		expect(mayAskMore(3)).toBe(false);
	});
});
