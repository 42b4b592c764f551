import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { CallbackPage } from './callback-page.tsx';

const screen = defineScreen({
	Component: CallbackPage,
	queries: () => ({ critical: [] }),
	head: ({ t, brand }: ScreenContext) => ({
		title: t('auth:callback.title'),
		description: t('auth:callback.description', { brand: brand.name }),
		canonicalPath: '/callback',
		robots: 'noindex',
	}),
	states: ['waiting', 'refused', 'signed-out'],
	namespaces: ['auth'],
});

/** The page that OAuth providers redirect to (Specification §2, §8). */
export const { Component, queries, head, states, namespaces } = screen;
