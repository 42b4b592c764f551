import { defineScreen } from '../../../core/screen/screen.ts';
import { APPLICATION_PATH, applicationQueries } from '../application-queries.ts';
import { ApplicationPage } from './application-page.tsx';

const screen = defineScreen({
	Component: ApplicationPage,
	queries: applicationQueries,
	head: ({ t }) => ({
		title: t('application:title'),
		description: t('application:description'),
		canonicalPath: APPLICATION_PATH,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'company',
		'with-problems',
		'sent',
		'more-asked',
		'refused',
		'accepted',
		'no-account',
		'loading',
		'server-down',
	],
	namespaces: ['application', 'selling', 'reviewing', 'catalog', 'failures'],
});

/** An application to sell, and the state that its applicant follows. */
export const { Component, queries, head, states, namespaces } = screen;
