import { defineScreen } from '../../../core/screen/screen.ts';
import { developerHead } from './developer-head.ts';
import { SuperPlaygroundPage } from './super-playground-page.tsx';

const screen = defineScreen({
	Component: SuperPlaygroundPage,
	head: developerHead('super'),
	states: ['ready'],
	namespaces: ['developer', 'catalog'],
});

/** Fields, choices and overlays, outside production only (Decision 16). */
export const { Component, head, states, namespaces } = screen;
