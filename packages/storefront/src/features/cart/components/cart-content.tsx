import type { CartLine } from '@zaylat/api-client/contract';
import { groupByShop } from '@zaylat/domain/cart';
import { Suspense, useDeferredValue } from 'react';
import type { Preloadable } from '../../../core/lazy/preloadable.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLiveChanges } from '../../notifications/use-live-changes.ts';
import type { ShownCart } from '../state/use-cart.ts';
import { usePriceWatch } from '../state/use-price-watch.ts';
import { CartSummary } from './cart-summary.tsx';
import { SavedLines } from './saved-lines.tsx';
import { SelectAll } from './select-all.tsx';
import { ShopLines } from './shop-lines.tsx';

/** Props of {@link CartContent}. */
export interface CartContentProps extends Pick<ShownCart, 'retry' | 'saved' | 'waiting'> {
	readonly lines: readonly CartLine[];
	/** What is loaded ahead when the link to the checkout is approached. */
	readonly next: Preloadable;
}

/**
 * The lines of the cart, shop by shop, and what they come to. Its parts are Suspense boundaries, so that the first press
 * hydrates only the part that is pressed.
 */
export function CartContent({ lines, saved, waiting, retry, next }: CartContentProps) {
	const { t } = useTranslation('cart');
	// A shop may change a price or the stock meanwhile.
	useLiveChanges(['cart'], retry);
	// A press shows its line first; totals and changes of prices follow in a second rendering.
	const settledLines = useDeferredValue(lines);
	const watch = usePriceWatch(settledLines);
	return (
		<div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
			<section aria-label={t('lines')} className="flex min-w-0 flex-col gap-4">
				<SelectAll lines={lines} />
				{groupByShop(lines).map(({ shop, lines: ofShop }) => (
					<Suspense key={shop.slug}>
						<ShopLines shop={shop} lines={ofShop} watch={watch} waiting={waiting.lineIds} />
					</Suspense>
				))}
				<SavedLines lines={saved} />
			</section>
			<CartSummary lines={settledLines} next={next} />
			{/* On phones the bar of the summary would cover the end of the page. */}
			<div className="h-20 tablet:hidden" />
		</div>
	);
}
