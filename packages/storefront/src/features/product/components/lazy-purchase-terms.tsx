import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';

/** What assures the buyer before paying. Its code and texts load when it comes near the window. */
export const LazyPurchaseTerms = lazyComponent(async () => (await import('./purchase-terms.tsx')).PurchaseTerms, {
	namespaces: ['paying'],
	whenVisible: {},
});
