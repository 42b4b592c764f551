import type { Feature } from '../../core/context/feature.ts';

export const chatFeature: Feature = {
	queues: {
		chat: async () => (await import('./state/outbox.ts')).outboxState,
	},
};
