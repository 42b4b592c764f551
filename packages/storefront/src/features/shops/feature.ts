import type { Feature } from '../../core/context/feature.ts';
import { FOLLOW_KEY } from './follow/follow-intent.ts';

export const shopsFeature: Feature = {
	queues: {
		follows: async () => (await import('./follow/create-follow-store.ts')).followStoreState,
	},
	visitorKeys: [FOLLOW_KEY],
};
