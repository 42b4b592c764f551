import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { applicationsQueries } from '../queries.ts';
import { ApplicationsPage } from './applications-page.tsx';

const screen = defineScreen({
	Component: ApplicationsPage,
	queries: applicationsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.applications'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.applications.path,
		robots: 'noindex',
	}),
	states: ['ready', 'all-states', 'nothing-waits', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedShops', 'account', 'failures'],
});

/** Applications to sell, which staff find and open. */
export const { Component, queries, head, states, namespaces } = screen;
