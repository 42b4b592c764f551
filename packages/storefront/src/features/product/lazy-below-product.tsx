import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import type { BelowProductProps } from './below-product.tsx';

/** The reviews of a product and what follows them. Their code loads when they come near the window. */
export const LazyBelowProduct = lazyComponent<BelowProductProps>(
	async () => (await import('./below-product.tsx')).BelowProduct,
	{ namespaces: ['reviews', 'questions'], whenVisible: {} },
);
