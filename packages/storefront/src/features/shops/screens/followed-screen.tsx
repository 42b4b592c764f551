import { defineScreen } from '../../../core/screen/screen.ts';
import { FOLLOWED_PATH } from '../followed-path.ts';
import { followedQueries } from '../queries.ts';
import { FollowedFailure } from './followed-failure.tsx';
import { FollowedPage } from './followed-page.tsx';

const screen = defineScreen({
	Component: FollowedPage,
	Failure: FollowedFailure,
	queries: followedQueries,
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
