import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { modeChoice, toolbarChoice } from './toolbar.ts';

/** Sets on `<html>` what the toolbar says, as the server does for a page. */
export function applyMode(globals: Readonly<Record<string, unknown>>): void {
	const { language, colourMode } = toolbarChoice(globals);
	const { contrast, theme, textSize } = modeChoice(globals);
	const root = document.documentElement;
	root.lang = LANGUAGES[language].htmlLang;
	root.dataset.colorMode = colourMode;
	root.dataset.contrast = contrast;
	if (theme === undefined) delete root.dataset.theme;
	else root.dataset.theme = theme;
	// Every size is in rem, so this does what the reader's wish in the browser would.
	root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
}

/** A letter of each language's script, to load its font by. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', mm: 'က', thai: 'ก', china: '中' };

/** The weights that components are set in. */
const WEIGHTS = [400, 600, 700];

/**
 * Loads the fonts of the toolbar's language: a story that is laid out and scrolled in a stand-in's measures does not come
 * to lie where it would have otherwise.
 */
export async function loadFonts(globals: Readonly<Record<string, unknown>>): Promise<void> {
	const { language } = toolbarChoice(globals);
	const families = getComputedStyle(document.documentElement).getPropertyValue('--zl-font-sans').split(',');
	const letters = `a${LETTERS[language]}`;
	const faces = families.flatMap((family) => WEIGHTS.map((weight) => `${weight} 16px ${family}`));
	// Each face by itself: one that the device lacks, as the stand-ins of other systems, must not end the wait for the rest.
	await Promise.allSettled(faces.map((face) => document.fonts.load(face, letters)));
}
