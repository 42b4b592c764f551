import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { SIGN_IN_ERROR_STATUS, SignInErrorPage } from './sign-in-error-page.tsx';

const screen = defineScreen({
	Component: SignInErrorPage,
	head: ({ t }: ScreenContext) => ({
		title: t('auth:down.title'),
		description: t('auth:down.advice'),
		canonicalPath: '/auth/error',
		robots: 'noindex',
	}),
	status: () => SIGN_IN_ERROR_STATUS,
	states: ['ready'],
	namespaces: ['auth'],
});

/** Where a sign-in leads when the list of providers is unavailable (Specification §8). */
export const { Component, head, status, states, namespaces } = screen;
