import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import type { Comparison, ComparisonStore } from './comparison-store.ts';
import { comparisonState } from './feature.ts';

/** The products that are compared, and what changes them. */
export function useComparison(): Comparison & Pick<ComparisonStore, 'toggle' | 'replace'> {
	const { toggle, replace, ...store } = useFeatureState(comparisonState);
	return { ...useStore(store), toggle, replace };
}
