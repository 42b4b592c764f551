import { defineScreen } from '../../../core/screen/screen.ts';
import { HELP_PATH } from '../article-paths.ts';
import { helpCenterQueries } from '../queries.ts';
import { HelpCenterPage } from './help-center-page.tsx';

const screen = defineScreen({
	Component: HelpCenterPage,
	queries: helpCenterQueries,
	head: ({ t }) => ({
		title: t('help:center.title'),
		description: t('help:center.description'),
		canonicalPath: HELP_PATH,
	}),
	states: ['ready', 'loading', 'offline', 'server-down'],
	namespaces: ['help', 'catalog'],
});

/** The help center: every article with its summary (Specification §2, screens implied by interface texts). */
export const { Component, queries, head, states, namespaces } = screen;
