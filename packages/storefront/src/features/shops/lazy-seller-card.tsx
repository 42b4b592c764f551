import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import type { SellerCardProps } from './seller-card.tsx';

/** The shop that sells a product. Its code loads when it comes near the window, on most phones after scrolling. */
export const LazySellerCard = lazyComponent<SellerCardProps>(
	async () => (await import('./seller-card.tsx')).SellerCard,
	{
		namespaces: ['follow'],
		whenVisible: {},
	},
);
