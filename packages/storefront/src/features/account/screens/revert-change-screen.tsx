import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { RevertChangePage } from './revert-change-page.tsx';

const screen = defineScreen({
	Component: RevertChangePage,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('account:revert.title'),
		description: t('account:revert.description', { brand: brand.name }),
		canonicalPath: '/RevertChange',
		robots: 'noindex',
	}),
	states: ['ready', 'working', 'done', 'done-password', 'used', 'expired', 'invalid', 'taken', 'server-down'],
	namespaces: ['account', 'failures'],
});

/** Reverts a change of an account by the link of its notice (ADR 28). */
export const { Component, head, states, namespaces } = screen;
