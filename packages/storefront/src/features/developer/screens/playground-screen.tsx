import { defineScreen } from '../../../core/screen/screen.ts';
import { developerHead } from './developer-head.ts';
import { PlaygroundPage } from './playground-page.tsx';

const screen = defineScreen({
	Component: PlaygroundPage,
	head: developerHead('playground'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Components in the theme and language of the page, outside production only (Decision 16). */
export const { Component, head, states, namespaces } = screen;
