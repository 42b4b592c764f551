import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';

/** Scripts that only one of the languages is written in; the one that needs most space first. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
	['mm', /\p{Script=Myanmar}/u],
	['thai', /\p{Script=Thai}/u],
	['china', /\p{Script=Han}/u],
];

/**
 * Tells in which language something is written, by its script: what people write need not be in the page's language, and
 * each script has a font and a line height of its own.
 * @param text as it was written; of several scripts the one that needs most space counts
 * @returns a value for `lang`, or undefined where the script is that of many languages
 */
export function langOfText(text: string): string | undefined {
	const found = SCRIPTS.find(([, script]) => script.test(text));
	return found && LANGUAGES[found[0]].htmlLang;
}
