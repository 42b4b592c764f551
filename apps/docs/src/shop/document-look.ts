import { LANGUAGES } from '@zaylat/domain/languages';
import { lookChoice, toolbarChoice } from './toolbar.ts';

/** Sets on `<html>` what the toolbar says, as the server does for a page. */
export function showLook(globals: Readonly<Record<string, unknown>>): void {
	const { language, colourMode } = toolbarChoice(globals);
	const { contrast, theme, textSize } = lookChoice(globals);
	const root = document.documentElement;
	root.lang = LANGUAGES[language].htmlLang;
	root.dataset.colorMode = colourMode;
	root.dataset.contrast = contrast;
	if (theme === undefined) delete root.dataset.theme;
	else root.dataset.theme = theme;
	// Every size is in rem, so this does what the reader's wish in the browser would.
	root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
}
