import { defineScreen } from '../../../core/screen/screen.ts';
import { reviewQueries } from '../queries.ts';
import { ReviewPage } from './review-page.tsx';

const screen = defineScreen({
	Component: ReviewPage,
	queries: reviewQueries,
	head: ({ t, url }) => ({
		title: t('operatedGoods:title'),
		description: t('operating:description'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: ['ready', 'again', 'refusing', 'refused', 'not-found', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedGoods', 'reviewedGoods', 'product', 'catalog', 'account', 'failures'],
});

/** A product in review, which staff put on sale or refuse. */
export const { Component, queries, head, states, namespaces } = screen;
