import { useEffect } from 'react';
import { useShop } from '../../app/shop.ts';

/** Remembers that a product is looked at, once it is on screen (Decision 20). */
export function useRecordView(productId: string): void {
	const { recentViews } = useShop();
	useEffect(() => {
		void recentViews.record(productId);
	}, [recentViews, productId]);
}
