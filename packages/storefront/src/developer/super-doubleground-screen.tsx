import { defineScreen } from '../app/screen.ts';
import { developerHead } from './developer-head.ts';
import { SuperDoublegroundPage } from './super-doubleground-page.tsx';

const screen = defineScreen({
	Component: SuperDoublegroundPage,
	queries: () => ({ critical: [] }),
	head: developerHead('double'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Components in light and dark mode, side by side, outside production only (Decision 16). */
export const { Component, queries, head, states, namespaces } = screen;
