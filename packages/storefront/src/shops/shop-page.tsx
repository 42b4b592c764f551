import { productListing } from '@zaylat/api-client';
import type { ShopDetail } from '@zaylat/api-client/contract';
import { useBrought } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useLocation } from 'react-router';
import { Later } from '../app/later.tsx';
import { listingRequest } from '../shared/listing/listing-address.ts';
import { ProductGrid } from '../shared/product-grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../shared/product-grid/product-tiles-skeleton.tsx';
import { newestOf } from './components/newest-of.ts';
import { ShopFrame } from './components/shop-frame.tsx';
import { SHOP_PARTS } from './shop-parts.ts';
import { mainKind, shopScope } from './shop-scope.ts';
import { shopSearchText } from './shop-search-path.ts';

const SALE_PLACE = <Skeleton shape="block" className="h-96 w-full" />;
const GOODS_PLACE = (
	<ProductGrid isBusy>
		<ProductTilesSkeleton />
	</ProductGrid>
);

/** A shop's first page: its coupons, flash sale, newest goods and all its products; or what a search in it finds. */
export function ShopPage() {
	const search = shopSearchText(new URLSearchParams(useLocation().search));
	return <ShopFrame isNamedByShop={search === undefined}>{(shop) => <Window shop={shop} search={search} />}</ShopFrame>;
}

function Window({ shop, search }: { readonly shop: ShopDetail; readonly search: string | undefined }) {
	const areGoodsBrought = useAreGoodsBrought(shop, search);
	return (
		<>
			{search === undefined && <Later part={SHOP_PARTS.coupons} />}
			{search === undefined && shop.hasFlashSale && <Later part={SHOP_PARTS.sale} fallback={SALE_PLACE} />}
			<Later part={SHOP_PARTS.goods} fallback={GOODS_PLACE} isWhole={areGoodsBrought} />
		</>
	);
}

/** Whether all goods that the first page shows came with it. */
function useAreGoodsBrought(shop: ShopDetail, search: string | undefined): boolean {
	const query = new URLSearchParams(useLocation().search);
	const kind = mainKind(shop);
	const listed = useBrought(listingRequest(shopScope({ shop: shop.slug, search }, kind), query));
	const digital = useBrought(listingRequest(shopScope({ shop: shop.slug }, 'digital'), query));
	const newest = useBrought(productListing(newestOf(shop.slug)));
	if (listed === undefined) return false;
	if (search !== undefined || kind === 'digital') return true;
	return newest !== undefined && (shop.digitalCategories.length === 0 || digital !== undefined);
}
