import type { ProductSummary } from '@zaylat/api-client/contract';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { GRID_SIZES } from './product-grid.tsx';

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
		<li key={product.id} className="min-w-0">
			<ProductCard product={product} sizes={GRID_SIZES} isEager={index < eagerCount} headingLevel={headingLevel} />
		</li>
	));
}

/** Places of products that are on their way, as items of a {@link ProductGrid}. */
export function ProductTilesSkeleton({ count = 12 }: { readonly count?: number }) {
	return Array.from({ length: count }, (_, place) => place).map((place) => (
		<li key={place} className="min-w-0" aria-hidden>
			<ProductCardSkeleton />
		</li>
	));
}
