import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductTiles } from '../product-grid/product-tiles.tsx';
import { Questions } from '../questions/questions.tsx';
import { RecentViewsRow } from '../recent-views/recent-views-row.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Section } from '../section/section.tsx';
import { MoreFromShop } from './more-from-shop.tsx';

/** Props of {@link BelowProduct}. */
export interface BelowProductProps {
	readonly product: Pick<Product, 'id' | 'kind' | 'shop' | 'related'>;
	/** Whether the products looked at last are listed, too. Default false. */
	readonly hasRecentViews?: boolean;
}

/** What follows a product: its reviews, questions about it, products like it and of its shop, and those looked at last. */
export function BelowProduct({ product, hasRecentViews = false }: BelowProductProps) {
	const { id, related } = product;
	const { t } = useTranslation('product');
	return (
		<div className="flex flex-col gap-8">
			<Reviews productId={id} />
			<Questions product={product} />
			{related.length > 0 && (
				<Section title={t('related')}>
					<ProductGrid>
						<ProductTiles products={related} />
					</ProductGrid>
				</Section>
			)}
			<MoreFromShop product={product} />
			{hasRecentViews && <RecentViewsRow exceptId={id} />}
		</div>
	);
}
