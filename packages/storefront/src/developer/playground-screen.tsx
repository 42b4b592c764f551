import { defineScreen } from '../app/screen.ts';
import { developerHead } from './developer-head.ts';
import { PlaygroundPage } from './playground-page.tsx';

const screen = defineScreen({
	Component: PlaygroundPage,
	queries: () => ({ critical: [] }),
	head: developerHead('playground'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Components in the theme and language of the page, outside production only (Decision 16). */
export const { Component, queries, head, states, namespaces } = screen;
