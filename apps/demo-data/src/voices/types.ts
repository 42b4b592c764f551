import type { Words } from '../words.ts';

/** A question with the answer of its shop. Where it names an attribute in braces, it says the fact of the product. */
export type Asked = readonly [question: Words, answer: Words];

/** What people say of products that have something in common. Each sentence exists in all languages. */
export interface Voice {
	/** Four and five stars. */
	readonly good: readonly Words[];
	/** What some add to it. */
	readonly more?: readonly Words[];
	/** Three stars. */
	readonly fair: readonly Words[];
	/** One and two stars. */
	readonly poor: readonly Words[];
	readonly asked: readonly Asked[];
}
