import type { Language } from '@zaylat/domain/languages';
import type { Area } from './areas.ts';

/** Texts of one area: keys, nested by dots, to texts. */
export interface Texts {
	readonly [key: string]: string | Texts;
}

/** Loaders of all areas in one language; written out because bundlers follow literal imports only. */
export type AreaTexts = Readonly<Record<Area, () => Promise<{ default: Texts }>>>;

/** A table per language, so that nobody carries the addresses of other languages' chunks. */
const LANGUAGE_TEXTS: Readonly<Record<Language, () => Promise<{ readonly TEXTS: AreaTexts }>>> = {
	en: () => import('./en/frame.ts'),
	mm: () => import('./mm/frame.ts'),
	thai: () => import('./thai/frame.ts'),
	china: () => import('./china/frame.ts'),
};

/**
 * Fetches the texts of an area in a language.
 * @throws Error of the import when a chunk does not arrive
 */
export async function fetchTexts(language: Language, area: Area): Promise<Texts> {
	const { TEXTS } = await LANGUAGE_TEXTS[language]();
	return (await TEXTS[area]()).default;
}
