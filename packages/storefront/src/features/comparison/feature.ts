import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import { createSavedIds } from '../../core/writes/saved-ids.ts';
import { type ComparisonStore, createComparisonStore } from './comparison-store.ts';

/** More than are compared: the rule of the domain loads with the first press. */
const MOST_KEPT = 10;

/** The products that are compared; what the device keeps of them appears after hydration. */
export const comparisonState: FeatureState<ComparisonStore> = {
	create: ({ window, edition, orReload }) =>
		createComparisonStore(
			createSavedIds(window && (() => window.localStorage), `comparison-${edition}`, MOST_KEPT),
			() => orReload(() => import('@zaylat/domain/comparison')),
		),
	start({ restore }) {
		restore();
		return () => {};
	},
	// Signing out removes what the device keeps.
	onSession: ({ restore }) => restore(),
};

export const comparisonFeature: Feature = { states: [comparisonState] };
