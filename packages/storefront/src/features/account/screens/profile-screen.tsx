import { defineScreen } from '../../../core/screen/screen.ts';
import { type ProfileTarget, profileTarget } from '../profile-target.ts';
import { profilePageQueries } from '../queries.ts';
import { ProfilePage } from './profile-page.tsx';

const TITLES = {
	overview: 'account:title',
	details: 'account:details.title',
	notifications: 'account:news.title',
	coupons: 'account:coupons.title',
	reviews: 'account:reviews.title',
	wishlist: 'account:wishlist.title',
} as const satisfies Readonly<Record<ProfileTarget, string>>;

const screen = defineScreen({
	Component: ProfilePage,
	queries: profilePageQueries,
	head: ({ t, brand, url }) => ({
		title: t(TITLES[profileTarget(url.searchParams)]),
		description: t('account:description', { brand: brand.name }),
		canonicalPath: '/Profile',
		robots: 'noindex',
	}),
	states: [
		'registered',
		'guest',
		'details',
		'details-guest',
		'details-failed',
		'name-converted',
		'name-missing',
		'change-email',
		'proof-loading',
		'proof-failed',
		'proof-password',
		'proof-wrong',
		'proof-locked',
		'proof-code',
		'proof-code-sent',
		'news',
		'push-on',
		'push-denied',
		'push-unsupported',
		'push-pending',
		'push-failed',
		'news-failed',
		'reviews',
		'reviews-guest',
		'reviews-empty',
		'reviews-long-texts',
		'reviews-loading',
		'reviews-failed',
		'reviews-awaiting-failed',
		'review-changing',
		'review-closed',
		'review-removing',
		'review-remove-failed',
		'coupons',
		'coupons-guest',
		'coupons-of-categories',
		'coupons-empty',
		'coupons-loading',
		'coupons-failed',
		'wishlist',
		'wishlist-empty',
		'wishlist-failed',
	],
	namespaces: [
		'account',
		'addresses',
		'catalog',
		'codes',
		'coupons',
		'pictures',
		'reviewing',
		'reviews',
		'wishlist',
		'failures',
	],
});

/** The account; its sections are reached by `?target=` (Specification §2, Decision 22). */
export const { Component, queries, head, states, namespaces } = screen;
