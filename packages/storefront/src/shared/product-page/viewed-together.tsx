import { viewedTogether } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductTiles } from '../product-grid/product-tiles.tsx';
import { Section } from '../section/section.tsx';

const SHOWN = 6;

/**
 * Products that visits look at together with one (ADR 134); nothing when too few visits tell, or when they do not arrive.
 * Texts: area `product`.
 */
export function ViewedTogether({ productId }: { readonly productId: string }) {
	const { t } = useTranslation('product');
	const { data } = useQuery(viewedTogether(productId), { shouldRetryOnError: false });
	const products = data?.data.items.slice(0, SHOWN) ?? [];
	if (products.length === 0) return null;
	return (
		<Section title={t('viewedTogether')}>
			<ProductGrid>
				<ProductTiles products={products} />
			</ProductGrid>
		</Section>
	);
}
