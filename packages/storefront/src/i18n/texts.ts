import type { Language } from '@zaylat/domain/languages';
import { COMMON_AREAS, type LanguageTexts, type Texts } from './language-texts.ts';
import type { Area } from './resources.ts';

const LANGUAGE_TEXTS: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
	en: () => import('./en.ts'),
	mm: () => import('./mm.ts'),
	thai: () => import('./thai.ts'),
	china: () => import('./china.ts'),
};

const DOCUMENT_WORDS: Readonly<Record<Language, () => Promise<{ WORDS: Texts }>>> = {
	en: () => import('@zaylat/domain/documents/texts/en'),
	mm: () => import('@zaylat/domain/documents/texts/mm'),
	thai: () => import('@zaylat/domain/documents/texts/thai'),
	china: () => import('@zaylat/domain/documents/texts/china'),
};

const isCommon = (area: Area): area is (typeof COMMON_AREAS)[number] => COMMON_AREAS.some((common) => common === area);

/**
 * Fetches the texts of an area in a language.
 * @throws Error of the import when a chunk does not arrive, or where no such area exists
 */
export async function fetchTexts(language: Language, area: Area): Promise<Texts> {
	if (area === 'own') return {};
	if (area === 'sheet') return (await DOCUMENT_WORDS[language]()).WORDS;
	const { COMMON, fetchArea } = await LANGUAGE_TEXTS[language]();
	return isCommon(area) ? COMMON[area] : (await fetchArea(area)).default;
}
