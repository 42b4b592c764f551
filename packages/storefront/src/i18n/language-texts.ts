import type { Area } from './resources.ts';

/** Texts of one area: keys, nested by dots, to texts. */
export interface Texts {
	readonly [key: string]: string | Texts;
}

/** Areas that every page needs, or nearly every: whatever shows a product. They are in one chunk per language. */
export const COMMON_AREAS = ['app', 'errors', 'catalog'] as const satisfies readonly Area[];

/** The texts of a language, in chunks of their own: nobody loads the addresses of other languages' chunks. */
export interface LanguageTexts {
	readonly COMMON: Readonly<Record<(typeof COMMON_AREAS)[number], Texts>>;
	readonly fetchArea: (area: string) => Promise<{ default: Texts }>;
}
