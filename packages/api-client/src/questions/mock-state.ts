import { refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { referenceAt } from '../mocks/recorded/reference.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { ProductQuestion } from './contract.ts';

/** A question of the mock API. */
export interface MockQuestion extends ProductQuestion {
	readonly productId: string;
	/** Whether the shopper of the world asked it. */
	readonly isOwn: boolean;
}

/** Questions that were asked and answered in a world; those of others are recorded. */
const states = new WeakMap<World, { readonly asked: MockQuestion[]; readonly answers: Map<string, Answer> }>();

type Answer = NonNullable<ProductQuestion['answer']>;

function stateOf(world: World) {
	const state = states.get(world) ?? { asked: [] as MockQuestion[], answers: new Map<string, Answer>() };
	states.set(world, state);
	return state;
}

/** The questions about a product, the last asked first. */
export function questionsAbout(world: World, product: Product): readonly MockQuestion[] {
	const { asked, answers } = stateOf(world);
	const recorded = referenceAt<Omit<ProductQuestion, 'id'>>('questions', 'en', world.now());
	const others = (product.rating === null ? [] : recorded).map(
		(each, index): MockQuestion => ({
			...each,
			id: `question-${product.id}-${index + 1}`,
			productId: product.id,
			isOwn: false,
		}),
	);
	const own = asked.filter(({ productId }) => productId === product.id).toReversed();
	return [...own, ...others].map((each) => ({ ...each, answer: answers.get(each.id) ?? each.answer }));
}

/** Adds a question of the shopper. */
export function addQuestion(world: World, product: Product, text: string, language: ProductQuestion['language']) {
	const { asked } = stateOf(world);
	const question: MockQuestion = {
		id: `question-own-${asked.length + 1}`,
		productId: product.id,
		isOwn: true,
		askerName: 'D*** K***',
		language,
		text,
		askedAt: new Date(world.now()).toISOString(),
		answer: null,
	};
	asked.push(question);
	return question;
}

/** Stores the answer of a shop. */
export function setAnswer(world: World, questionId: string, answer: Answer): void {
	stateOf(world).answers.set(questionId, answer);
}

/** A question as the contract has it. */
export function toQuestion({ id, askerName, language, text, askedAt, answer }: MockQuestion): ProductQuestion {
	return { id, askerName, language, text, askedAt, answer };
}

/** A product of the catalogue. @throws MockRefusal `product_not_found` */
export function questionedProduct(catalogue: Catalogue, id: string): Product {
	return catalogue.all.find((product) => product.id === id) ?? refuse('product_not_found');
}
