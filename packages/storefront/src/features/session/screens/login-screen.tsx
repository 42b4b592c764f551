import { defineScreen } from '../../../core/screen/screen.ts';
import { SignInUnavailable } from '../components/sign-in-unavailable.tsx';
import { loginQueries } from '../queries.ts';
import { LoginPage } from './login-page.tsx';

const screen = defineScreen({
	Component: LoginPage,
	Failure: SignInUnavailable,
	queries: loginQueries,
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
		'not-available',
		'with-google',
		'refused-elsewhere',
		'development',
	],
	namespaces: ['auth'],
});

/** Sign in (Specification §2, guard guest). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
