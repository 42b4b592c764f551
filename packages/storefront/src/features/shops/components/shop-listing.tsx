import type { ShopDetail } from '@zaylat/api-client/contract';
import { type ReactNode, useCallback } from 'react';
import { shopCategoryPath, shopPath } from '../../../core/paths/shop-path.ts';
import { Listing } from '../../catalog/listing/listing.tsx';
import { type ShopScope, shopScope } from '../shop-scope.ts';

/** Props of {@link ShopListing}. */
export interface ShopListingProps extends Omit<ShopScope, 'shop'> {
	readonly shop: ShopDetail;
	readonly kind: 'goods' | 'digital';
	/** Stands there when there is nothing. */
	readonly empty: ReactNode;
}

/** The products of a shop with orders, filters and further pages; its categories lead to pages within the shop. */
export function ShopListing({ shop, kind, search, category, empty }: ShopListingProps) {
	const { slug } = shop;
	const categoryPath = useCallback(
		(slugs: readonly string[]) => (slugs.length === 0 ? shopPath(slug) : shopCategoryPath(slug, slugs)),
		[slug],
	);
	return (
		<Listing
			key={`${kind} ${search} ${category}`}
			scope={shopScope({ shop: slug, search, category }, kind)}
			empty={empty}
			// A search has no pages of categories: there they narrow the list.
			categoryPath={search === undefined ? categoryPath : undefined}
		/>
	);
}
