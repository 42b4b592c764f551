import { mayAskMore, QUESTION } from '@zaylat/domain/questions';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import { pageOf } from '../mocks/paging.ts';
import { addQuestion, questionedProduct, questionsAbout, toQuestion } from './mock-state.ts';

/** Mock answers of the calls about questions. */
export const questionHandlers: Pick<MockHandlers, 'listQuestions' | 'listOwnQuestions' | 'askQuestion'> = {
	listQuestions: ({ world, catalogue, params, query }) => {
		const answered = questionsAbout(world, questionedProduct(catalogue, params.id))
			.filter(({ answer }) => answer !== null)
			.map(toQuestion);
		return { data: { total: answered.length, ...pageOf(answered, query) } };
	},
	listOwnQuestions: ({ world, catalogue, params }) => ({
		data: {
			items: questionsAbout(world, questionedProduct(catalogue, params.id))
				.filter(({ isOwn }) => isOwn)
				.map(toQuestion),
		},
	}),
	askQuestion: ({ world, catalogue, params, body }) => {
		const product = questionedProduct(catalogue, params.id);
		const open = questionsAbout(world, product).filter(({ answer, isOwn }) => isOwn && answer === null).length;
		if (!mayAskMore(open)) {
			throw new MockRefusal('question_refused', { reason: 'too_many_open', most: QUESTION.maxOpen });
		}
		return { data: toQuestion(addQuestion(world, product, body.text, catalogue.config.language)) };
	},
};
