import { defineScreen } from '../../../core/screen/screen.ts';
import { developerHead } from './developer-head.ts';
import { SuperDoublegroundPage } from './super-doubleground-page.tsx';

const screen = defineScreen({
	Component: SuperDoublegroundPage,
	head: developerHead('double'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Components in light and dark mode, side by side, outside production only (Decision 16). */
export const { Component, head, states, namespaces } = screen;
