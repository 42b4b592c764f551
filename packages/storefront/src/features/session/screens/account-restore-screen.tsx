import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { AccountRestorePage } from './account-restore-page.tsx';

const screen = defineScreen({
	Component: AccountRestorePage,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('auth:restore.title'),
		description: t('auth:restore.description', { brand: brand.name }),
		canonicalPath: '/account-restore',
		robots: 'noindex',
	}),
	states: ['idle', 'active', 'wrong-credentials', 'already-deleted', 'server-down'],
	namespaces: ['auth'],
});

/** Restores an account that was deleted (Specification §2, §4). */
export const { Component, head, states, namespaces } = screen;
