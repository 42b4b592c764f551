import type { CartLine } from '@zaylat/api-client/contract';
import { groupByShop, lineStock } from '@zaylat/domain/cart';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCart } from '../../shared/cart-store/use-cart.ts';
import { usePriceWatch } from '../use-price-watch.ts';
import { CartSummary } from './cart-summary.tsx';
import { SavedLines } from './saved-lines.tsx';
import { SelectAll } from './select-all.tsx';
import { ShopLines } from './shop-lines.tsx';

/** The lines of the cart, shop by shop, and what they come to. */
export function CartContent({ lines }: { readonly lines: readonly CartLine[] }) {
	const { t } = useTranslation('cart');
	const { totals, saved, waiting } = useCart();
	const watch = usePriceWatch(lines);
	return (
		<div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
			<section aria-label={t('lines')} className="flex min-w-0 flex-col gap-4">
				<SelectAll lines={lines} />
				{groupByShop(lines).map(({ shop, lines: ofShop }) => (
					<ShopLines key={shop.slug} shop={shop} lines={ofShop} watch={watch} waiting={waiting.lineIds} />
				))}
				<SavedLines lines={saved} />
			</section>
			<CartSummary lines={lines} totals={totals} hasSoldOut={lines.some((line) => lineStock(line) === 'sold_out')} />
			{/* On phones the bar of the summary would cover the end of the page. */}
			<div className="h-20 tablet:hidden" />
		</div>
	);
}
