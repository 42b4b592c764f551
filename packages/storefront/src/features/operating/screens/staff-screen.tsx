import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { staffQueries } from '../queries.ts';
import { StaffPage } from './staff-page.tsx';

const screen = defineScreen({
	Component: StaffPage,
	queries: staffQueries,
	head: ({ t }) => ({
		title: t('operating:sections.staff'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.staff.path,
		robots: 'noindex',
	}),
	states: ['ready', 'one', 'refused', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'account', 'failures'],
});

/** Who runs the market, and with which roles. */
export const { Component, queries, head, states, namespaces } = screen;
