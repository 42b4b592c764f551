import { productListing } from '@zaylat/api-client';
import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { shopPath } from '../../core/paths/shop-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductSection } from '../catalog/grid/product-section.tsx';

const SHOWN = 6;

/** Other products of the shop that sells a product; nothing when there are none, or when they do not arrive. */
export function MoreFromShop({
	product: { id, shop, kind },
}: {
	readonly product: Pick<Product, 'id' | 'shop' | 'kind'>;
}) {
	const { t } = useTranslation('product');
	const { data } = useQuery(productListing({ shop: shop.slug, kind, perPage: SHOWN + 1 }), {
		shouldRetryOnError: false,
	});
	const others = data?.data.items.filter((other) => other.id !== id).slice(0, SHOWN) ?? [];
	return (
		<ProductSection
			title={t('moreFromShop', { shop: shop.name })}
			more={{ to: shopPath(shop.slug), label: t('toShop') }}
			products={others}
		/>
	);
}
