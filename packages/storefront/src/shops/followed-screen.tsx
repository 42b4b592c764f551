import { defineScreen } from '../app/screen.ts';
import { FollowedFailure } from './followed-failure.tsx';
import { FollowedPage } from './followed-page.tsx';
import { FOLLOWED_PATH, followedRequest } from './followed-request.ts';

const screen = defineScreen({
	Component: FollowedPage,
	Failure: FollowedFailure,
	queries: ({ url }) => ({ critical: [followedRequest(url.searchParams.get('cursor') || undefined)] }),
	head: ({ t, brand }) => ({
		title: t('follow:list.title'),
		description: t('follow:list.description', { brand: brand.name }),
		canonicalPath: FOLLOWED_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'unfollowed', 'empty', 'guest', 'loading', 'server-down'],
	namespaces: ['follow', 'shops', 'catalog'],
});

/** The shops that the account follows (Decision 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
