import { EDITIONS } from '@zaylat/domain/editions';
import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import { createSavedIds } from '../../core/writes/saved-ids.ts';
import { createRecentViews, MAX_STORED_VIEWS, type RecentViews } from './create-recent-views.ts';

const keyOf = (edition: string) => `recent-views-${edition}`;

/** The products that were looked at. */
export const recentViewsState: FeatureState<RecentViews> = {
	create: ({ client, session, window, edition }) =>
		createRecentViews({
			client,
			kept: createSavedIds(window && (() => window.localStorage), keyOf(edition), MAX_STORED_VIEWS),
			isSignedIn: async () => (await session()) !== null,
		}),
	onSession(recentViews, { user }) {
		if (user) void recentViews.merge();
	},
};

export const recentViewsFeature: Feature = {
	states: [recentViewsState],
	visitorKeys: Object.keys(EDITIONS).map(keyOf),
};
