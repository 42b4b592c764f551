import { productListing } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductSection } from '../../catalog/grid/product-section.tsx';
import { RecentViewsRow } from '../../recent-views/recent-views-row.tsx';
import { useRecentViews } from '../../recent-views/use-recent-views.ts';

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
	return <ProductSection title={t('empty.popular')} products={data?.data.items ?? []} />;
}
