import type { ProductSummary } from '@zaylat/api-client/contract';
import { ProductCard } from '../card/product-card.tsx';
import { FIRST_ROW_ON_PHONE, GRID_SIZES } from './product-grid.tsx';

/** Props of {@link ProductTiles}. */
export interface ProductTilesProps {
	readonly products: readonly ProductSummary[];
	/** How many pictures, from the first, load at once. */
	readonly eagerCount?: number;
	readonly headingLevel?: 2 | 3;
}

/** Products as items of a {@link ProductGrid}. */
export function ProductTiles({ products, eagerCount = 0, headingLevel }: ProductTilesProps) {
	return products.map((product, index) => (
		<li key={product.id} className="laid-out-in-view min-w-0">
			<ProductCard
				product={product}
				sizes={GRID_SIZES}
				isEager={index < eagerCount}
				priority={index < FIRST_ROW_ON_PHONE ? 'high' : 'low'}
				headingLevel={headingLevel}
			/>
		</li>
	));
}
