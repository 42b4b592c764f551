import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { type MockQuestion, questionsAbout, setAnswer, toQuestion } from '../questions/mock-state.ts';
import type { SellerQuestion } from './contract.ts';

/** How many of the questions wait for an answer while the shopper sells. */
const WAITING = 2;

/** Products whose questions the seller sees. */
const PRODUCTS = 3;

/** Mock answers of the seller's calls: the shopper of the world sells the first products of the catalogue. */
export const sellerQuestionHandlers = {
	listSellerQuestions: ({ world, catalogue, query }) => pageOf(received(world, catalogue), query),
	answerQuestion: ({ world, catalogue, params, body }) => {
		const found = received(world, catalogue).find(({ id }) => id === params.questionId) ?? refuse('question_not_found');
		const answeredAt = found.answer?.answeredAt ?? new Date(world.now()).toISOString();
		const answer = { language: catalogue.config.language, text: body.text, answeredAt };
		setAnswer(world, found.id, answer);
		answered.set(world, new Set([...(answered.get(world) ?? []), found.id]));
		return { ...found, answer };
	},
} satisfies Partial<MockHandlers>;

/** Questions that the seller has answered in a world. */
const answered = new WeakMap<World, ReadonlySet<string>>();

function received(world: World, catalogue: Catalogue): SellerQuestion[] {
	const done = answered.get(world) ?? new Set<string>();
	const all = catalogue.products.slice(0, PRODUCTS).flatMap(({ id, name, picture }) => {
		const product = catalogue.all.find((each) => each.id === id);
		const asked: readonly MockQuestion[] = product ? questionsAbout(world, product) : [];
		return asked.slice(0, WAITING).map((question) => ({ ...toQuestion(question), product: { id, name, picture } }));
	});
	return all
		.map((question, index) => (index < WAITING && !done.has(question.id) ? { ...question, answer: null } : question))
		.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
}
