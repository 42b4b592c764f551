import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { Section } from '../../shared/section/section.tsx';

/** Products like one product; nothing without any. */
export function RelatedGoods({ related }: Pick<Product, 'related'>) {
	const { t } = useTranslation('product');
	if (related.length === 0) return null;
	return (
		<Section title={t('related')}>
			<ProductGrid>
				<ProductTiles products={related} />
			</ProductGrid>
		</Section>
	);
}
