import { addons } from 'storybook/manager-api';
import { STORYBOOK_THEMES } from '../src/component-page/storybook-theme.ts';
import { nameWithoutAliases } from '../src/search/aliases.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Pages that are stories: they have no props to try. */
const PAGES = /^(?:start|foundations)-/;

addons.setConfig({
	theme: STORYBOOK_THEMES[isDark ? 'dark' : 'light'],
	// Search compares with the whole name; only the sidebar leaves the aliases out.
	sidebar: { renderLabel: ({ name }) => nameWithoutAliases(name) },
	layoutCustomisations: { showPanel: ({ storyId }, usual) => usual && !PAGES.test(storyId) },
});
