import type { Language } from '@zaylat/domain/languages';
import type { Topic } from '../facts/topics.ts';
import { REVIEW_WORDS } from '../review-words.ts';
import { CHINESE } from './remarks-china.ts';
import { ENGLISH } from './remarks-en.ts';
import { BURMESE } from './remarks-mm.ts';
import { THAI } from './remarks-thai.ts';
import type { TopicRemarks } from './types.ts';

/** Remarks of each topic by language. */
export const TOPIC_REMARKS: Readonly<Record<Language, Readonly<Record<Topic, TopicRemarks>>>> = {
	en: ENGLISH,
	mm: BURMESE,
	thai: THAI,
	china: CHINESE,
};

/** What people write about a product, by its rating: of its topic, and in general words about parcels or codes. */
export function remarksOf(language: Language, topic: Topic | undefined, isDigital: boolean) {
	const words = REVIEW_WORDS[language];
	const general = isDigital
		? { good: words.digital, more: words.digitalMore, fair: words.digitalFair, poor: words.digitalPoor }
		: { good: words.good, more: words.goodMore, fair: words.fair, poor: words.poor };
	if (topic === undefined) return general;
	const own = TOPIC_REMARKS[language][topic];
	return {
		good: [...own.good, ...own.good, ...general.good],
		more: general.more,
		fair: [...own.fair, ...general.fair],
		poor: [...own.poor, ...general.poor],
	};
}
