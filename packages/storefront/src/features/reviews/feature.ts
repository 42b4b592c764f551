import type { Feature } from '../../core/context/feature.ts';

export const reviewsFeature: Feature = {
	queues: {
		reviews: async () => (await import('./review-writes.ts')).reviewWritesState,
	},
};
