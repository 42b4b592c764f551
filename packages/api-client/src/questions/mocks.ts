import { mayAskMore, QUESTION } from '@zaylat/domain/questions';
import { type MockContext, type MockHandlers, pageOf, refuse } from '../mocks/answer.ts';
import { productIn } from '../mocks/goods.ts';
import { addQuestion, questionsAbout } from './mock-state.ts';

/** Mock answers of the calls about questions. */
export const questionHandlers = {
	listQuestions: ({ world, catalogue, params, query }) => {
		const all = questionsAbout(world, productIn(catalogue, params.id));
		const answered = all.filter(({ answer }) => answer !== null);
		return { total: answered.length, ...pageOf(answered, query) };
	},
	listOwnQuestions: (call) => ({ items: ownQuestions(call) }),
	askQuestion: (call) => {
		const { world, catalogue, params, body } = call;
		const open = ownQuestions(call).filter(({ answer }) => answer === null).length;
		if (!mayAskMore(open)) refuse('question_refused', { reason: 'too_many_open', most: QUESTION.maxOpen });
		return addQuestion(world, { productId: params.id, text: body.text, language: catalogue.config.language });
	},
} satisfies Partial<MockHandlers>;

const ownQuestions = ({ world, catalogue, params }: MockContext & { params: { id: string } }) =>
	questionsAbout(world, productIn(catalogue, params.id)).filter(({ isOwn }) => isOwn);
