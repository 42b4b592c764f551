import { defineScreen } from '../app/screen.ts';
import { developerHead } from './developer-head.ts';
import { SuperPlaygroundPage } from './super-playground-page.tsx';

const screen = defineScreen({
	Component: SuperPlaygroundPage,
	queries: () => ({ critical: [] }),
	head: developerHead('super'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Fields, choices and overlays, outside production only (Decision 16). */
export const { Component, queries, head, states, namespaces } = screen;
