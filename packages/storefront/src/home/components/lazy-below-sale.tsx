import { lazyComponent } from '../../app/lazy-component.tsx';
import type { BelowSaleProps } from './below-sale.tsx';

/** What follows the flash sale of the home page. Its code loads when it comes near the window. */
export const LazyBelowSale = lazyComponent<BelowSaleProps>(
	async () => (await import('./below-sale.tsx')).BelowSale,
	// Hidden while it has nothing to show, or it would leave a gap.
	{ namespaces: ['coupons'], whenVisible: { className: 'flex flex-col gap-8 empty:hidden tablet:gap-10' } },
);
