import type { Feature } from '../../core/context/feature.ts';

export const addressesFeature: Feature = {
	queues: {
		addresses: async () => (await import('./state/address-writes.ts')).addressWritesState,
	},
};
