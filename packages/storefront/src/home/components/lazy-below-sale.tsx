import { lazyComponent } from '../../app/lazy-component.tsx';
import { BelowSale, type BelowSaleProps } from './below-sale.tsx';

/**
 * What follows the flash sale of the home page, hydrated when it comes near the window. Its code is part of the screen's:
 * somebody who comes from another page without a connection finds the whole of it.
 */
export const LazyBelowSale = lazyComponent<BelowSaleProps>(async () => BelowSale, {
	// Hidden while it has nothing to show, or it would leave a gap.
	whenVisible: { className: 'flex flex-col gap-8 empty:hidden tablet:gap-10' },
});
