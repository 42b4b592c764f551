import { countries, digitalWishlist, wishlist } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { ProfilePage } from './profile-page.tsx';
import { profileTarget } from './profile-target.ts';

const screen = defineScreen({
	Component: ProfilePage,
	queries: ({ url }) =>
		profileTarget(url.searchParams) === 'wishlist'
			? { critical: [], optional: [wishlist(), digitalWishlist()] }
			: { critical: [], optional: [countries()] },
	head: ({ t, brand, url }) => ({
		title: profileTarget(url.searchParams) === 'wishlist' ? t('account:wishlist.title') : t('account:title'),
		description: t('account:description', { brand: brand.name }),
		canonicalPath: '/Profile',
		robots: 'noindex',
	}),
	states: ['registered', 'guest', 'wishlist', 'wishlist-empty', 'wishlist-failed'],
	namespaces: ['account', 'catalog', 'wishlist', 'failures'],
});

/** The account; its sections are reached by `?target=` (Specification §2, Decision 22). */
export const { Component, queries, head, states, namespaces } = screen;
