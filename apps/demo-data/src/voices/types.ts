import type { Topic } from '../facts/topics.ts';
import type { QuestionWords } from '../question-words.ts';

/** Questions of each topic with the answers of shops. */
export type TopicQuestions = Readonly<Record<Topic, readonly QuestionWords[]>>;

/** What reviews say of products of a topic, by how they rate them. */
export interface TopicRemarks {
	/** Four and five stars. */
	readonly good: readonly string[];
	/** Three stars. */
	readonly fair: readonly string[];
	/** One and two stars. */
	readonly poor: readonly string[];
}
