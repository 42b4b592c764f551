import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { POINTS_PATH } from '../points-path.ts';
import { pointsQueries } from '../queries.ts';
import { AccountFailure } from './account-failure.tsx';
import { PointsPage } from './points-page.tsx';

const screen = defineScreen({
	Component: PointsPage,
	Failure: AccountFailure,
	queries: pointsQueries,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('account:points.title'),
		description: t('account:points.description', { brand: brand.name }),
		canonicalPath: POINTS_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'guest', 'loading', 'server-down'],
	namespaces: ['account', 'catalog', 'failures'],
});

/** Bonus points and their history (Decision 12, 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
