import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { RegisterPage } from './register-page.tsx';

const screen = defineScreen({
	Component: RegisterPage,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('auth:register.title'),
		description: t('auth:register.description', { brand: brand.name }),
		canonicalPath: '/register',
		robots: 'noindex',
	}),
	states: ['idle', 'guest', 'field-errors', 'code', 'demo-code', 'wrong-code', 'server-down'],
	namespaces: ['auth', 'codes', 'failures'],
});

/** Sign up (Specification §2, guard guest). */
export const { Component, head, states, namespaces } = screen;
