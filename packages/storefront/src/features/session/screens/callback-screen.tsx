import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { CallbackPage } from './callback-page.tsx';

const screen = defineScreen({
	Component: CallbackPage,
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
export const { Component, head, states, namespaces } = screen;
