import type { Language } from '@zaylat/domain/languages';
import type { Random } from '../random.ts';
import { textIn, type Words } from '../words.ts';
import { type Spoken, voicesOf } from './traits.ts';

/** What people write about a product. */
interface Remarks {
	/** Four and five stars. */
	readonly good: readonly Words[];
	/** What some add to it. */
	readonly more: readonly Words[];
	/** Three stars. */
	readonly fair: readonly Words[];
	/** One and two stars. */
	readonly poor: readonly Words[];
}

/** How much oftener a sentence about a topic is written than one about what products share. */
const OWN_SHARE = 3;

/** What people write about a product, by its rating: mostly what belongs to its kind. */
export function remarksOf(product: Spoken): Remarks {
	const { own, shared } = voicesOf(product);
	const all = (part: 'good' | 'fair' | 'poor') => [
		...Array.from({ length: OWN_SHARE }, () => own[part]).flat(),
		...shared.flatMap((voice) => voice[part]),
	];
	return {
		...{ good: all('good'), fair: all('fair'), poor: all('poor') },
		more: shared.flatMap(({ more }) => more ?? []),
	};
}

/** Particles and pronouns of Thai and Burmese that say whether a man or a woman writes. */
const SPEAKERS = [/ครับ|ဗျ|ကျွန်တော်/, /ค่ะ|คะ(?=\s|$)|ရှင့်|ကျွန်မ/] as const;

/** Whether one person can have written two sentences. */
export const isOneSpeaker = (...texts: readonly string[]): boolean =>
	!SPEAKERS.every((speaker) => texts.some((text) => speaker.test(text)));

/**
 * Draws a sentence that nobody has written about the product in the language.
 * @param said what was written before; the sentence is added to it
 * @param after what the same person has written
 * @returns an empty text when all has been said
 */
function drawUnsaid(
	random: Random,
	sentences: readonly Words[],
	language: Language,
	said: Set<string>,
	after = '',
): string {
	if (sentences.length === 0) return '';
	const start = random.between(0, sentences.length - 1);
	for (let i = 0; i < sentences.length; i++) {
		const words = sentences[(start + i) % sentences.length];
		const text = words ? textIn(words, language) : '';
		if (said.has(text) || (after && !isOneSpeaker(after, text))) continue;
		said.add(text);
		return text;
	}
	return '';
}

/**
 * Writes a review. Some leave the text empty, and so does who has nothing new to say.
 * @param said what was written about the product before, in all languages
 */
export function writeReview(
	random: Random,
	{ good, more, fair, poor }: Remarks,
	rating: number,
	language: Language,
	said: Set<string>,
): string {
	if (random.chance(9)) return '';
	if (rating <= 2) return drawUnsaid(random, poor, language, said);
	if (rating === 3) return drawUnsaid(random, fair, language, said);
	const first = drawUnsaid(random, good, language, said);
	if (!random.chance(45)) return first;
	const second = drawUnsaid(random, more, language, said, first);
	return [first, second].filter(Boolean).join(language === 'china' ? '' : ' ');
}
