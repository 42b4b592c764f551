import { defineScreen } from '../../../core/screen/screen.ts';
import { couponsQueries } from '../coupons/coupon-queries.ts';
import { SECTIONS } from '../operating-path.ts';
import { CouponsPage } from './coupons-page.tsx';

const screen = defineScreen({
	Component: CouponsPage,
	queries: couponsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.coupons'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.coupons.path,
		robots: 'noindex',
	}),
	states: ['ready', 'empty', 'end', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'promotions', 'content', 'account', 'failures'],
});

/** Coupons of the market, as staff see them. */
export const { Component, queries, head, states, namespaces } = screen;
