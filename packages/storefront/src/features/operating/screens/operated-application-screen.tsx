import { defineScreen } from '../../../core/screen/screen.ts';
import { applicationQueries } from '../queries.ts';
import { OperatedApplicationPage } from './operated-application-page.tsx';

const screen = defineScreen({
	Component: OperatedApplicationPage,
	queries: applicationQueries,
	head: ({ t, url }) => ({
		title: t('operatedShops:application.title'),
		description: t('operating:description'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: ['ready', 'masked', 'bank-shown', 'refusing', 'refused', 'accepted', 'not-found', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedShops', 'account', 'catalog', 'failures'],
});

/** An application to sell, as staff decide about it. */
export const { Component, queries, head, states, namespaces } = screen;
