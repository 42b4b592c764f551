import { productListing } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { RecentViewsRow } from '../../shared/recent-views/recent-views-row.tsx';
import { useRecentViews } from '../../shared/recent-views/use-recent-views.ts';
import { Section } from '../../shared/section/section.tsx';

const SHOWN = 6;

/** What an empty cart could hold: the products looked at last, else popular ones. Texts: areas `cart`, `catalog`. */
export function CartSuggestions() {
	const { products, error } = useRecentViews();
	if (products === undefined && error === undefined) return null;
	return products !== undefined && products.length > 0 ? <RecentViewsRow /> : <PopularProducts />;
}

/** Nothing when they do not arrive. */
function PopularProducts() {
	const { t } = useTranslation('cart');
	const { data } = useQuery(productListing({ perPage: SHOWN }), { shouldRetryOnError: false });
	if (data === undefined || data.data.items.length === 0) return null;
	return (
		<Section title={t('empty.popular')}>
			<ProductGrid>
				<ProductTiles products={data.data.items} />
			</ProductGrid>
		</Section>
	);
}
