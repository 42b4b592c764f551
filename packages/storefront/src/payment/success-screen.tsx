import { orderDetail } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { SuccessPage } from './success-page.tsx';

const codeOf = ({ url }: Pick<ScreenContext, 'url'>) => url.searchParams.get('order') ?? '';

const screen = defineScreen({
	Component: SuccessPage,
	redirect: (context: ScreenContext) => (codeOf(context) === '' ? '/' : undefined),
	queries: (context) => ({ critical: [orderDetail(codeOf(context))] }),
	head: ({ t, brand }: ScreenContext) => ({
		title: t('payment:success.title'),
		description: t('payment:description', { brand: brand.name }),
		canonicalPath: '/payment/Success',
		robots: 'noindex',
	}),
	states: ['paid', 'cash', 'not-confirmed', 'not-found', 'server-down'],
	namespaces: ['payment', 'catalog', 'failures'],
});

/** The end of a purchase (Specification §2). */
export const { Component, redirect, queries, head, states, namespaces } = screen;
