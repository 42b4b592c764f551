import type { CartLine } from '@zaylat/api-client/contract';
import { groupByShop, lineStock } from '@zaylat/domain/cart';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCart } from '../../shared/cart-store/use-cart.ts';
import { usePriceWatch } from '../use-price-watch.ts';
import { CartSummary } from './cart-summary.tsx';
import { SavedLines } from './saved-lines.tsx';
import { SelectAll } from './select-all.tsx';
import { ShopLines } from './shop-lines.tsx';

/**
 * The lines of the cart, shop by shop, and what they come to. Its parts are Suspense boundaries, so that the first press
 * hydrates only the part that is pressed.
 */
export function CartContent({ lines }: { readonly lines: readonly CartLine[] }) {
	const { t } = useTranslation('cart');
	const { totals, saved, waiting } = useCart();
	const watch = usePriceWatch(lines);
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
			<Suspense>
				<CartSummary lines={lines} totals={totals} hasSoldOut={lines.some((line) => lineStock(line) === 'sold_out')} />
			</Suspense>
			{/* On phones the bar of the summary would cover the end of the page. */}
			<div className="h-20 tablet:hidden" />
		</div>
	);
}
