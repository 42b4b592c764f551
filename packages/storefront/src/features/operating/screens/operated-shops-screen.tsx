import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { shopsQueries } from '../queries.ts';
import { OperatedShopsPage } from './operated-shops-page.tsx';

const screen = defineScreen({
	Component: OperatedShopsPage,
	queries: shopsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.shops'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.shops.path,
		robots: 'noindex',
	}),
	states: ['ready', 'read-only', 'pausing', 'refused', 'nothing-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedShops', 'account', 'failures'],
});

/** All shops, which staff find, pause and reopen. */
export const { Component, queries, head, states, namespaces } = screen;
