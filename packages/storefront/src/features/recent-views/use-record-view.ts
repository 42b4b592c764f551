import { useEffect } from 'react';
import { useFeatureState } from '../../core/context/app-context.ts';
import { recentViewsState } from './feature.ts';

/** Remembers that a product is looked at, once it is on screen (Decision 20). */
export function useRecordView(productId: string): void {
	const recentViews = useFeatureState(recentViewsState);
	useEffect(() => {
		void recentViews.record(productId);
	}, [recentViews, productId]);
}
