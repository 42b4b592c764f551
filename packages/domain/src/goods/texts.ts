import type { Edition } from '../editions/index.ts';
import type { Language } from '../languages/index.ts';

/** Languages whose text stands for a missing one, the first that has one. */
const ORDER: Readonly<Record<Edition, readonly Language[]>> = {
	mm: ['mm', 'en', 'thai', 'china'],
	th: ['thai', 'en', 'mm', 'china'],
};

/** A text that is written in some of the languages. */
export type WrittenText = { readonly [Key in Language]?: string | undefined };

/**
 * A text in all languages, of one that a shop wrote in some: a missing one is that of the edition's own language, else
 * English, else any. Empty in all where none is written.
 */
export function filledText(text: WrittenText, edition: Edition): Record<Language, string> {
	const isWritten = (key: Language) => (text[key] ?? '').trim() !== '';
	const first = ORDER[edition].find(isWritten);
	const other = first === undefined ? '' : (text[first] ?? '');
	const of = (key: Language) => (isWritten(key) ? (text[key] ?? '') : other);
	return { en: of('en'), mm: of('mm'), thai: of('thai'), china: of('china') };
}
