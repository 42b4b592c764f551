import { defineScreen } from '../../../core/screen/screen.ts';
import { DevToolPage } from './dev-tool-page.tsx';
import { developerHead } from './developer-head.ts';

const screen = defineScreen({
	Component: DevToolPage,
	// What the tools show changes by the second and is the developer's own: they ask once the page is there.
	head: developerHead('tools'),
	states: ['ready', 'found', 'not-found', 'empty', 'visitor', 'loading', 'offline', 'server-down'],
	namespaces: ['developer', 'tracking', 'catalog', 'wholesale', 'paying'],
});

/** The tools of developers and operators, in the demo profile only (Decisions 16, 23). */
export const { Component, head, states, namespaces } = screen;
