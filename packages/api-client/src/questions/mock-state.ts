import { perWorld, timeOf } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { ProductQuestion } from './contract.ts';

/** A question of the mock API. */
export interface MockQuestion extends ProductQuestion {
	readonly productId: string;
	/** Whether the shopper of the world asked it. */
	readonly isOwn: boolean;
}

type Answer = NonNullable<ProductQuestion['answer']>;

/** Questions that were asked and answered in a world; those of others are recorded. */
const stateOf = perWorld(() => ({ asked: [] as MockQuestion[], answers: new Map<string, Answer>() }));

/** The questions about a product, the last asked first. */
export function questionsAbout(world: World, { id: productId, rating }: Product): readonly MockQuestion[] {
	const { asked, answers } = stateOf(world);
	const others = recorded<Omit<ProductQuestion, 'id'>>('questions', { edition: 'mm', language: 'en' }, world.now()).map(
		(each, index) => ({ ...each, id: `question-${productId}-${index + 1}`, productId, isOwn: false }),
	);
	const own = asked.filter((each) => each.productId === productId).toReversed();
	return [...own, ...(rating === null ? [] : others)].map((each) => ({
		...each,
		answer: answers.get(each.id) ?? each.answer,
	}));
}

/** Adds a question of the shopper. */
export function addQuestion(world: World, question: Pick<MockQuestion, 'productId' | 'text' | 'language'>) {
	const { asked } = stateOf(world);
	const id = `question-own-${asked.length + 1}`;
	const added = { ...question, id, isOwn: true, askerName: 'D*** K***', askedAt: timeOf(world), answer: null };
	asked.push(added);
	return added;
}

/** Stores the answer of a shop. */
export function setAnswer(world: World, questionId: string, answer: Answer): void {
	stateOf(world).answers.set(questionId, answer);
}
