import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { paidOrderOf, successQueries } from '../queries.ts';
import { SuccessPage } from './success-page.tsx';

const screen = defineScreen({
	Component: SuccessPage,
	redirect: ({ url }: ScreenContext) => (paidOrderOf(url) === '' ? '/' : undefined),
	queries: successQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('payment:success.title'),
		description: t('payment:description', { brand: brand.name }),
		canonicalPath: '/payment/Success',
		robots: 'noindex',
	}),
	states: ['paid', 'cash', 'digital', 'not-confirmed', 'not-found', 'server-down'],
	namespaces: ['payment', 'catalog', 'sheet', 'failures'],
});

/** The end of a purchase (Specification §2). */
export const { Component, redirect, queries, head, states, namespaces } = screen;
