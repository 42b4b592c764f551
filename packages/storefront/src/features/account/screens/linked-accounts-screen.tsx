import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { linkedAccountsQueries } from '../queries.ts';
import { AccountFailure } from './account-failure.tsx';
import { LinkedAccountsPage } from './linked-accounts-page.tsx';

const screen = defineScreen({
	Component: LinkedAccountsPage,
	Failure: AccountFailure,
	queries: linkedAccountsQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('account:linked.title'),
		description: t('account:linked.description', { brand: brand.name }),
		canonicalPath: '/LinkedAccounts',
		robots: 'noindex',
	}),
	states: ['ready', 'question', 'proof', 'to-link', 'link-refused', 'link-unproven', 'guest', 'server-down'],
	namespaces: ['account', 'catalog', 'codes', 'failures'],
});

/** Linked OAuth accounts (Decision 17, 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
