import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { Section } from '../../shared/section/section.tsx';
import { useCurrentProduct } from '../use-current-product.ts';

/** Goods like the product that the address names. */
export function RelatedGoods() {
	const { t } = useTranslation('product');
	const related = useCurrentProduct()?.related ?? [];
	if (related.length === 0) return null;
	return (
		<Section title={t('related')}>
			<ProductGrid>
				<ProductTiles products={related} />
			</ProductGrid>
		</Section>
	);
}
