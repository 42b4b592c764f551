import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { PasswordResetPage } from './password-reset-page.tsx';

const screen = defineScreen({
	Component: PasswordResetPage,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('auth:reset.title'),
		description: t('auth:reset.description', { brand: brand.name }),
		canonicalPath: '/auth/passwordReset',
		robots: 'noindex',
	}),
	states: ['idle', 'field-errors', 'code', 'wrong-code', 'server-down'],
	namespaces: ['auth', 'codes', 'failures'],
});

/** Password reset (Specification §2, guard guest). */
export const { Component, head, states, namespaces } = screen;
