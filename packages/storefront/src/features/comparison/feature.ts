import { MOST_COMPARED } from '@zaylat/domain/comparison';
import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import { createSavedIds } from '../../core/writes/saved-ids.ts';
import { type ComparisonStore, createComparisonStore } from './comparison-store.ts';

/** The products that are compared; what the device keeps of them appears after hydration. */
export const comparisonState: FeatureState<ComparisonStore> = {
	create: ({ window, edition }) =>
		createComparisonStore(
			createSavedIds(window && (() => window.localStorage), `comparison-${edition}`, MOST_COMPARED),
		),
	start({ restore }) {
		restore();
		return () => {};
	},
	// Signing out removes what the device keeps.
	onSession: ({ restore }) => restore(),
};

export const comparisonFeature: Feature = { states: [comparisonState] };
