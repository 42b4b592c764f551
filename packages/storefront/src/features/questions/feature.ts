import type { Feature } from '../../core/context/feature.ts';

export const questionsFeature: Feature = {
	queues: {
		questions: async () => (await import('./question-writes.ts')).questionWritesState,
	},
};
