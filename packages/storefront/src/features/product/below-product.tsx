import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductSection } from '../catalog/grid/product-section.tsx';
import { Questions } from '../questions/questions.tsx';
import { RecentViewsRow } from '../recent-views/recent-views-row.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { MoreFromShop } from './more-from-shop.tsx';
import { ProductDetails } from './product-details.tsx';
import { ViewedTogether } from './viewed-together.tsx';

/** Props of {@link BelowProduct}. */
export interface BelowProductProps {
	readonly product: Pick<Product, 'id' | 'name' | 'kind' | 'shop' | 'details' | 'related'>;
	/** Whether the products looked at last are listed, too. Default false. */
	readonly hasRecentViews?: boolean;
}

/** What follows a product: details of its type, reviews, questions about it, products looked at with it, like it and of its shop, and those looked at last. */
export function BelowProduct({ product, hasRecentViews = false }: BelowProductProps) {
	const { id, name, details, related } = product;
	const { t } = useTranslation('product');
	return (
		<div className="flex flex-col gap-8">
			<ProductDetails name={name} details={details} />
			<Reviews productId={id} />
			<Questions product={product} />
			<ViewedTogether productId={id} />
			<ProductSection title={t('related')} products={related} />
			<MoreFromShop product={product} />
			{hasRecentViews && <RecentViewsRow exceptId={id} />}
		</div>
	);
}
