import type { ProductSummary } from '@zaylat/api-client/contract';
import { Section, type SectionProps } from '../../../core/section/section.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductTiles } from './product-tiles.tsx';

/** Props of {@link ProductSection}. */
export interface ProductSectionProps extends Pick<SectionProps, 'title' | 'more'> {
	readonly products: readonly ProductSummary[];
}

/** A titled selection of products in full rows; nothing when there are none. */
export function ProductSection({ products, ...section }: ProductSectionProps) {
	if (products.length === 0) return null;
	return (
		<Section {...section}>
			<ProductGrid layout="preview">
				<ProductTiles products={products} />
			</ProductGrid>
		</Section>
	);
}
