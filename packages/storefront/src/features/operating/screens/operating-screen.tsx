import { defineScreen } from '../../../core/screen/screen.ts';
import { OPERATING_PATH } from '../operating-path.ts';
import { operatingQueries } from '../queries.ts';
import { OperatingPage } from './operating-page.tsx';

const screen = defineScreen({
	Component: OperatingPage,
	queries: operatingQueries,
	head: ({ t }) => ({
		title: t('operating:title'),
		description: t('operating:description'),
		canonicalPath: OPERATING_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'one-section', 'set-up', 'asked', 'locked', 'outside', 'loading', 'server-down'],
	namespaces: ['operating', 'account', 'failures'],
});

/** The start page of the console of those who run the market. */
export const { Component, queries, head, states, namespaces } = screen;
