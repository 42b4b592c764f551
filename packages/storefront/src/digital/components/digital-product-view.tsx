import type { Product } from '@zaylat/api-client/contract';
import { formatDiscount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { ChevronRight } from 'lucide-react';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { digitalDetailPath } from '../../shared/digital-path/digital-path.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { WishlistButton } from '../../shared/product-card/wishlist-button.tsx';
import { Facts } from '../../shared/product-page/facts.tsx';
import { LazyBelowProduct } from '../../shared/product-page/lazy-below-product.tsx';
import { ProductTitle } from '../../shared/product-page/product-title.tsx';
import { BuyBar } from '../../shared/purchase/buy-bar.tsx';
import { QuantityChoice } from '../../shared/purchase/quantity-choice.tsx';
import { Section } from '../../shared/section/section.tsx';
import { LazySellerCard } from '../../shared/seller-card/lazy-seller-card.tsx';
import { usePlanChoice } from '../use-plan-choice.ts';
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
	return (
		<div className="flex flex-col gap-8">
			<article className={COLUMNS}>
				<div className="relative max-tablet:-mx-4">
					<ShopPicture
						picture={product.picture}
						isEager
						sizes="(min-width: 1024px) 352px, (min-width: 768px) 38vw, 100vw"
						className="max-tablet:aspect-3/2 tablet:overflow-hidden tablet:rounded-card"
					/>
					{product.discountPercent !== null && (
						<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
							{formatDiscount(product.discountPercent, language)}
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
					<BuyBar purchase={choice.purchase} keptPath={choice.keptPath} isSoldOut={isSoldOut}>
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
