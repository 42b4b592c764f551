import { groupByShop, lineStock } from '@zaylat/domain/cart';
import { formatCount } from '@zaylat/domain/money';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { usePreferences } from '../app/shop.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useCart } from '../shared/cart-store/index.ts';
import { CartFailure } from './cart-failure.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';
import { CartSummary } from './components/cart-summary.tsx';
import { EmptyCart } from './components/empty-cart.tsx';
import { SelectAll } from './components/select-all.tsx';
import { ShopLines } from './components/shop-lines.tsx';
import { usePriceWatch } from './use-price-watch.ts';

/** What the shopper is about to buy, shop by shop, and what it comes to. */
export function CartPage() {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const cart = useCart({ isLoaded: true });
	const { status, lines, totals, count, error, isPending } = cart;
	const watch = usePriceWatch(lines);

	if (status === 'failed' && error) {
		return <CartFailure failure={error} retry={() => void cart.load({ force: true })} isRetrying={false} />;
	}
	const isLoading = status !== 'ready';
	if (!isLoading && lines.length === 0) return <EmptyCart />;
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-baseline gap-x-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{!isLoading && (
					<p className="text-sm text-text-muted">{t('pieces', { number: formatCount(count, language) })}</p>
				)}
				<VisuallyHidden role="status">{isPending ? t('saving') : ''}</VisuallyHidden>
			</div>
			{isLoading ? (
				<CartSkeleton />
			) : (
				<div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
					<section aria-label={t('lines')} className="flex min-w-0 flex-col gap-4">
						<SelectAll lines={lines} />
						{groupByShop(lines).map(({ shop, lines: ofShop }) => (
							<ShopLines key={shop.slug} shop={shop} lines={ofShop} watch={watch} />
						))}
					</section>
					<CartSummary totals={totals} hasSoldOut={lines.some((line) => lineStock(line) === 'sold_out')} />
				</div>
			)}
		</div>
	);
}
