import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { deleteAccountQueries } from '../queries.ts';
import { AccountFailure } from './account-failure.tsx';
import { DeleteAccountPage } from './delete-account-page.tsx';

const screen = defineScreen({
	Component: DeleteAccountPage,
	Failure: AccountFailure,
	queries: deleteAccountQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('account:delete.title'),
		description: t('account:delete.description', { brand: brand.name }),
		canonicalPath: '/DeleteAccount',
		robots: 'noindex',
	}),
	states: ['ready', 'proof', 'code', 'wrong-code', 'guest', 'server-down'],
	namespaces: ['account', 'codes', 'catalog', 'failures'],
});

/** Deletes the account, which can be undone for 90 days (Specification §4, Decision 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
