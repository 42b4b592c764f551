import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import type { CarryingTermsProps } from './carrying-terms.tsx';

/** How bulky goods are delivered; most products and parcels load neither its code nor its texts. */
export const LazyCarryingTerms = lazyComponent<CarryingTermsProps>(
	async () => (await import('./carrying-terms.tsx')).CarryingTerms,
	{ namespaces: ['carrying'] },
);
