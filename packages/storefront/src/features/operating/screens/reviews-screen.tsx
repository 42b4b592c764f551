import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { reviewsQueries } from '../queries.ts';
import { ReviewsPage } from './reviews-page.tsx';

const screen = defineScreen({
	Component: ReviewsPage,
	queries: reviewsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.goods'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.goods.path,
		robots: 'noindex',
	}),
	states: ['ready', 'nothing-waits', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedGoods', 'account', 'failures'],
});

/** Goods that wait for review, which staff put on sale or refuse. */
export const { Component, queries, head, states, namespaces } = screen;
