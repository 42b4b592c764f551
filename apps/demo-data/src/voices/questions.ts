import type { Language } from '@zaylat/domain/languages';
import type { Topic } from '../facts/topics.ts';
import { QUESTION_WORDS, type QuestionWords } from '../question-words.ts';
import { CHINESE, ENGLISH } from './questions-en-china.ts';
import { BURMESE, THAI } from './questions-mm-thai.ts';
import type { TopicQuestions } from './types.ts';

/** Questions of each topic by language. */
export const TOPIC_QUESTIONS: Readonly<Record<Language, TopicQuestions>> = {
	en: ENGLISH,
	mm: BURMESE,
	thai: THAI,
	china: CHINESE,
};

/** What people ask about a product, with answers: about its topic first, then what holds for all parcels or codes. */
export function questionsOf(
	language: Language,
	topic: Topic | undefined,
	isDigital: boolean,
): readonly QuestionWords[] {
	const general = QUESTION_WORDS[language][isDigital ? 'digital' : 'goods'];
	return topic === undefined ? general : [...TOPIC_QUESTIONS[language][topic], ...general];
}
