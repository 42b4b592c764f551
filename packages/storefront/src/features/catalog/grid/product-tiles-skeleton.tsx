import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx';

/** Places of products that are on their way, as items of a {@link ProductGrid}. */
export function ProductTilesSkeleton({ count = 12 }: { readonly count?: number }) {
	return Array.from({ length: count }, (_, place) => place).map((place) => (
		<li key={place} className="min-w-0" aria-hidden>
			<ProductCardSkeleton />
		</li>
	));
}
