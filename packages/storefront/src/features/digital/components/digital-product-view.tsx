import type { Product } from '@zaylat/api-client/contract';
import { percentOff } from '@zaylat/domain/flash-sale';
import { formatDiscount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { ChevronRight } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { digitalDetailPath } from '../../../core/paths/digital-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BuyBar } from '../../cart/purchase/buy-bar.tsx';
import { QuantityChoice } from '../../cart/purchase/quantity-choice.tsx';
import { Facts } from '../../product/facts.tsx';
import { LazyBelowProduct } from '../../product/lazy-below-product.tsx';
import { ProductTitle } from '../../product/product-title.tsx';
import { LazySellerCard } from '../../shops/lazy-seller-card.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { usePlanChoice } from '../state/use-plan-choice.ts';
import { FormsLine } from './forms-line.tsx';
import { PlanChoices } from './plan-choices.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanStock } from './plan-stock.tsx';
import { WhatYouGet } from './what-you-get.tsx';

/** Props of {@link DigitalProductView}. */
export interface DigitalProductViewProps {
	readonly product: Product;
}

const COLUMNS =
	'grid items-start gap-5 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:grid-rows-[auto_1fr] tablet:gap-x-8 desk:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] laptop:gap-x-12';

/** A digital product: what it is, its plans, what each gives and how it arrives, and the way to buy it. */
export function DigitalProductView({ product }: DigitalProductViewProps) {
	const { t } = useTranslation(['product', 'digital']);
	const { language } = usePreferences();
	const choice = usePlanChoice(product);
	const { plans, plan, isSoldOut } = choice;
	const { price, previousPrice } = plan?.variant ?? product;
	const discountPercent = previousPrice && percentOff(price, previousPrice);
	return (
		<div className="flex flex-col gap-8">
			<article className={COLUMNS}>
				<div className="relative max-tablet:-mx-gutter">
					<ShopPicture
						picture={product.picture}
						isEager
						sizes="(min-width: 1024px) 352px, (min-width: 768px) 38vw, 100vw"
						className="max-tablet:aspect-3/2 tablet:overflow-hidden tablet:rounded-card"
					/>
					{discountPercent !== null && (
						<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
							{formatDiscount(discountPercent, language)}
						</Badge>
					)}
					<WishlistButton product={product} className="absolute end-3 top-3 tablet:hidden" />
				</div>
				<div className="flex min-w-0 flex-col gap-4 tablet:row-span-2">
					<FormsLine forms={product.digitalForms} />
					<ProductTitle product={product} />
					<PlanPrice product={product} plan={plan} />
					{plan && plans.length > 1 && <PlanChoices plans={plans} plan={plan} onChoose={choice.choose} />}
					{plan && <PlanStock stock={plan.variant.stock} />}
					<BuyBar
						purchase={choice.purchase}
						productId={product.id}
						variantId={plan?.variant.id}
						isSoldOut={isSoldOut}
						summary={
							<>
								<ProductPrice price={price} previousPrice={previousPrice} />
								<p className="truncate text-sm text-text-muted">{product.name}</p>
							</>
						}
					>
						{choice.most > 1 && (
							<QuantityChoice
								value={choice.quantity}
								onChange={choice.setQuantity}
								max={choice.most}
								limit={product.maxQuantity}
							/>
						)}
					</BuyBar>
					{choice.question}
					{plan && <WhatYouGet plan={plan} />}
					<LazySellerCard product={product} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					{product.description !== '' && (
						<Section title={t('description')}>
							<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{product.description}</p>
						</Section>
					)}
					{product.facts.length > 0 && <Facts facts={product.facts} />}
					<ShopLink
						to={digitalDetailPath(product.id, 'about')}
						className="inline-flex min-h-11 items-center gap-1 self-start rounded-control text-accent-text underline-offset-4 hover:underline"
					>
						{t('digital:product.about')}
						<ChevronRight aria-hidden size={16} />
					</ShopLink>
				</div>
			</article>
			<LazyBelowProduct product={product} />
		</div>
	);
}
