import { edition } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { LoginPage } from './login-page.tsx';

const screen = defineScreen({
	Component: LoginPage,
	queries: ({ edition: key }: ScreenContext) => ({ critical: [], optional: [edition(key)] }),
	head: ({ t }) => ({
		title: t('auth:title'),
		description: t('auth:description'),
		canonicalPath: '/login',
		robots: 'noindex',
	}),
	states: [
		'idle',
		'required-to-buy',
		'required-by-page',
		'field-errors',
		'wrong-credentials',
		'locked',
		'server-down',
		'with-google',
		'refused-elsewhere',
		'development',
	],
	namespaces: ['auth'],
});

/** Sign in (Specification §2, guard guest). */
export const { Component, queries, head, states, namespaces } = screen;
