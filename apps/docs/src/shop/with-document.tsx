import type { Decorator } from '@storybook/react-vite';
import { LANGUAGES } from '@zaylat/domain/languages';
import { toolbarChoice } from './toolbar.ts';

/** Sets language and colour mode on `<html>`, as the server does for a page. */
export const withDocument: Decorator = (Story, { globals }) => {
	const { language, colourMode } = toolbarChoice(globals);
	document.documentElement.lang = LANGUAGES[language].htmlLang;
	document.documentElement.dataset.colorMode = colourMode;
	return <Story />;
};
