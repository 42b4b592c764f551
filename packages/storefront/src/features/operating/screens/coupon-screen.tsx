import { defineScreen } from '../../../core/screen/screen.ts';
import { COUPON_PATH } from '../coupons/coupon-path.ts';
import { couponQueries } from '../coupons/coupon-queries.ts';
import { CouponPage } from './coupon-page.tsx';

const screen = defineScreen({
	Component: CouponPage,
	queries: couponQueries,
	head: ({ t }) => ({
		title: t('promotions:coupons.form'),
		description: t('operating:description'),
		canonicalPath: COUPON_PATH,
		robots: 'noindex',
	}),
	states: ['new', 'used', 'categories', 'refused', 'not-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'promotions', 'content', 'editing', 'account', 'failures'],
});

/** The form of a coupon of the market. */
export const { Component, queries, head, states, namespaces } = screen;
