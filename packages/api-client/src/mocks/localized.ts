import type { Localized } from '../shared.ts';

/** A text in the four languages, in the order English, Burmese, Thai, Chinese. */
export type Texts = readonly [en: string, mm: string, thai: string, china: string];

/** Texts as the contract shapes them. */
export function localize([en, mm, thai, china]: Texts): Localized {
	return { en, mm, thai, china };
}
