import type { Product } from '@zaylat/api-client/contract';
import { formatCompact, formatRating } from '@zaylat/domain/money';
import { Rating } from '@zaylat/ui/rating';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { categoryPathOf } from '../../shared/category-path/category-path.ts';
import { ProductPrice } from '../../shared/price/product-price.tsx';
import { usePrice } from '../../shared/price/use-price.ts';
import { WishlistButton } from '../../shared/product-card/wishlist-button.tsx';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { Section } from '../../shared/section/section.tsx';
import { Trail } from '../../shared/section/trail.tsx';
import { useChoice } from '../use-choice.ts';
import { BuyForm } from './buy-form.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { OptionGroups } from './option-groups.tsx';
import { SellerCard } from './seller-card.tsx';
import { StockWords } from './stock-words.tsx';
import { TierLadder } from './tier-ladder.tsx';

/** Props of {@link ProductView}. */
export interface ProductViewProps {
	readonly product: Product;
}

/** A product with all that a shopper wants to know before buying, and the way to buy it. */
export function ProductView({ product }: ProductViewProps) {
	const { t } = useTranslation(['product', 'catalog']);
	const { language } = usePreferences();
	const show = usePrice();
	const chosen = useChoice(product);
	const { variant, unitPrice, steps, quantity } = chosen;
	const previousPrice = variant?.previousPrice ?? (variant === undefined ? product.previousPrice : null);
	const converted = show(unitPrice);
	const trail = product.categoryPath.map((step, place, path) => ({
		name: step.name[language],
		to: categoryPathOf(path.slice(0, place + 1).map(({ slug }) => slug)),
	}));

	return (
		<div className="flex flex-col gap-8">
			<article className="flex flex-col gap-2">
				<div className="max-tablet:hidden">
					<Trail
						label={t('catalog:category.trail')}
						steps={[{ name: t('catalog:category.home'), to: '/' }, ...trail]}
						endsHere={false}
					/>
				</div>
				<div className="grid items-start gap-4 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] laptop:gap-x-12">
					<div className="min-w-0">
						<Gallery product={product} />
					</div>
					<div className="flex min-w-0 flex-col gap-4 tablet:row-span-2">
						<div className="flex flex-col gap-2">
							<div className="flex items-start justify-between gap-3">
								<h1 className="wrap-anywhere text-pretty font-bold text-lg leading-heading tablet:text-2xl">
									{product.name}
								</h1>
								<WishlistButton product={product} variant="outline" className="max-tablet:hidden" />
							</div>
							<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
								{product.rating !== null && product.rating.count > 0 && (
									<Rating
										form="full"
										value={product.rating.average}
										valueText={formatRating(product.rating.average, language)}
										countText={t('ratings', { number: formatCompact(product.rating.count, language) })}
										label={`${t('catalog:card.rating', { value: formatRating(product.rating.average, language) })}, ${t('ratings', { number: formatCompact(product.rating.count, language) })}`}
									/>
								)}
								{product.soldCount > 0 && (
									<span>{t('catalog:card.sold', { number: formatCompact(product.soldCount, language) })}</span>
								)}
							</div>
						</div>
						<div className="flex flex-col gap-1" aria-live="polite">
							<ProductPrice
								size="lg"
								price={unitPrice}
								previousPrice={previousPrice}
								discountPercent={variant === undefined || variant.previousPrice ? product.discountPercent : null}
							/>
							{converted.isConverted && (
								<p className="text-sm text-text-muted">{t('buy.converted', { price: chosen.shopPriceText })}</p>
							)}
						</div>
						{steps.length > 0 && <TierLadder steps={steps} quantity={quantity} />}
						{product.options.length > 0 && <OptionGroups product={product} chosen={chosen} />}
						<StockWords variant={variant} />
						<BuyForm product={product} chosen={chosen} />
						<DeliveryCard days={product.deliveryDays} />
						<SellerCard shop={product.shop} />
					</div>
					<div className="flex min-w-0 flex-col gap-6 max-tablet:mt-4">
						{product.description !== '' && (
							<Section title={t('description')}>
								<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{product.description}</p>
							</Section>
						)}
						{product.facts.length > 0 && <Facts facts={product.facts} />}
					</div>
				</div>
			</article>
			{product.related.length > 0 && (
				<Section title={t('related')}>
					<ProductGrid>
						<ProductTiles products={product.related} />
					</ProductGrid>
				</Section>
			)}
		</div>
	);
}
