import type { Decorator } from '@storybook/react-vite';
import { applyMode } from './document-mode.ts';

/** Shows a story in the language, mode, contrast, theme and text size of the toolbar. */
export const withDocument: Decorator = (Story, { globals }) => {
	applyMode(globals);
	return <Story />;
};
