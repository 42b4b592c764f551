import { sellerSections, sellerShop, sellerShops } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';

/** Path of the seller's own shops. */
export const OWN_SHOP_PATH = '/Selling/Shop';

/** The page explains itself to accounts without a shop, so a refused request must not become an error page. */
export const ownShopQueries = {
	shops: optional(() => sellerShops()),
	shop: optional(({ url }) => {
		const slug = url.searchParams.get('shop')?.slice(0, 80);
		return slug ? sellerShop(slug) : undefined;
	}),
};

/** A shop with all that its form shows. */
export const ownShopRequest = sellerShop;

/** The own categories of a shop. */
export const ownSectionsRequest = sellerSections;
