import type { CategoryOffers as Offers } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { ChevronRight } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { categoryPath } from '../../../core/page/shell-payload.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductPreview } from '../../catalog/card/product-preview.tsx';
import { CardRow, CardRowItem } from './card-row.tsx';

/** Props of {@link CategoryOffers}. */
export interface CategoryOffersProps {
	readonly offers: readonly Offers[];
	/** Heading in place of the usual one. */
	readonly title?: string | undefined;
}

/** Goods at a discount, one card per category with four pictures. */
export function CategoryOffers({ offers, title }: CategoryOffersProps) {
	const { t } = useTranslation('home');
	return (
		<Section title={title ?? t('categoryOffers')}>
			<CardRow>
				{offers.map(({ category, products }) => (
					<CardRowItem key={category.slug}>
						<Card padding="md" className="flex h-full flex-col gap-2">
							<h3>
								<ShopLink
									to={`${categoryPath(category)}?minDiscount=10`}
									className="flex min-h-11 items-center justify-between gap-2 rounded-control font-semibold hover:text-accent-text"
								>
									{category.name}
									<ChevronRight aria-hidden size={18} className="shrink-0 text-text-muted" />
								</ShopLink>
							</h3>
							<ul className="grid grid-cols-2 gap-3">
								{products.map((product) => (
									<li key={product.id} className="min-w-0">
										<Offer product={product} />
									</li>
								))}
							</ul>
						</Card>
					</CardRowItem>
				))}
			</CardRow>
		</Section>
	);
}

const OFFER_SIZES =
	'(min-width: 1700px) 250px, (min-width: 1440px) 205px, (min-width: 1024px) 170px, (min-width: 768px) 160px, 42vw';

function Offer({ product }: { readonly product: Offers['products'][number] }) {
	const { id, name, picture, price, discountPercent } = product;
	const { language } = usePreferences();
	const show = usePrice();
	return (
		<ShopLink
			to={productPath(id)}
			preview={<ProductPreview product={product} sizes={OFFER_SIZES} />}
			className="group/offer relative flex flex-col gap-1 rounded-control"
		>
			<ShopPicture picture={picture} alt="" sizes={OFFER_SIZES} className="rounded-control" />
			{discountPercent !== null && (
				<Badge tone="sale" className="absolute start-1 top-1">
					−{formatCount(discountPercent, language)}%
				</Badge>
			)}
			<span className="truncate text-sm group-hover/offer:text-accent-text">{name}</span>
			<span className="font-bold text-sale tabular-nums">{show(price).text}</span>
		</ShopLink>
	);
}
