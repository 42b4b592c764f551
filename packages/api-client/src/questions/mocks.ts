import { mayAskMore, QUESTION } from '@zaylat/domain/questions';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { pageOf } from '../mocks/paging.ts';
import { addQuestion, questionedProduct, questionsAbout, toQuestion } from './mock-state.ts';

/** Mock answers of the calls about questions. */
export const questionHandlers = {
	listQuestions: ({ world, catalogue, params, query }) => {
		const answered = questionsAbout(world, questionedProduct(catalogue, params.id))
			.filter(({ answer }) => answer !== null)
			.map(toQuestion);
		return { total: answered.length, ...pageOf(answered, query) };
	},
	listOwnQuestions: ({ world, catalogue, params }) => ({
		items: questionsAbout(world, questionedProduct(catalogue, params.id))
			.filter(({ isOwn }) => isOwn)
			.map(toQuestion),
	}),
	askQuestion: ({ world, catalogue, params, body }) => {
		const product = questionedProduct(catalogue, params.id);
		const open = questionsAbout(world, product).filter(({ answer, isOwn }) => isOwn && answer === null).length;
		if (!mayAskMore(open)) {
			refuse('question_refused', { reason: 'too_many_open', most: QUESTION.maxOpen });
		}
		return toQuestion(addQuestion(world, product, body.text, catalogue.config.language));
	},
} satisfies Partial<MockHandlers>;
