import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { questionsAbout, setAnswer } from '../questions/mock-state.ts';

/** How many of the questions wait for an answer while the shopper sells. */
const WAITING = 2;

/** Products whose questions the seller sees. */
const PRODUCTS = 3;

/** Ids of the questions that the seller has answered in a world. */
const answeredIn = perWorld(() => new Set<string>());

/** Mock answers of the seller's calls: the shopper of the world sells the first products of the catalogue. */
export const sellerQuestionHandlers = {
	listSellerQuestions: (call) => pageOf(received(call), call.query),
	answerQuestion: (call) => {
		const { world, catalogue, params, body } = call;
		const found = received(call).find(({ id }) => id === params.questionId) ?? refuse('question_not_found');
		const answeredAt = found.answer?.answeredAt ?? timeOf(world);
		const answer = { language: catalogue.config.language, text: body.text, answeredAt };
		setAnswer(world, found.id, answer);
		answeredIn(world).add(found.id);
		return { ...found, answer };
	},
} satisfies Partial<MockHandlers>;

const received = ({ world, catalogue }: MockContext) =>
	catalogue.products
		.slice(0, PRODUCTS)
		.flatMap((product) => {
			const { id, name, picture } = product;
			const asked = questionsAbout(world, product).slice(0, WAITING);
			return asked.map((question) => ({ ...question, product: { id, name, picture } }));
		})
		.map((question, index) =>
			index < WAITING && !answeredIn(world).has(question.id) ? { ...question, answer: null } : question,
		)
		.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
