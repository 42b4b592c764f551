import type { Decorator } from '@storybook/react-vite';
import { showLook } from './document-look.ts';

/** Shows a story in the language, mode, contrast, theme and text size of the toolbar. */
export const withDocument: Decorator = (Story, { globals }) => {
	showLook(globals);
	return <Story />;
};
