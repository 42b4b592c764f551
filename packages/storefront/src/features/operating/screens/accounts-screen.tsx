import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { accountsQueries } from '../queries.ts';
import { AccountsPage } from './accounts-page.tsx';

const screen = defineScreen({
	Component: AccountsPage,
	queries: accountsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.accounts'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.accounts.path,
		robots: 'noindex',
	}),
	states: ['ready', 'locking', 'refused', 'saving-view', 'nothing-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'listTools', 'account', 'failures'],
});

/** Accounts, which staff find, lock, unlock and sign out. */
export const { Component, queries, head, states, namespaces } = screen;
