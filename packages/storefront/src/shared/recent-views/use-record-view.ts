import { useEffect } from 'react';
import { useAppContext } from '../../app/app-context.ts';

/** Remembers that a product is looked at, once it is on screen (Decision 20). */
export function useRecordView(productId: string): void {
	const { recentViews } = useAppContext();
	useEffect(() => {
		void recentViews.record(productId);
	}, [recentViews, productId]);
}
