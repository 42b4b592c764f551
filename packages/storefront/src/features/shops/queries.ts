import { follows, productListing, shopDetail, shopFlashSale, shopListing } from '@zaylat/api-client';
import { critical, optional, type QueryContext } from '../../core/screen/screen-queries.ts';
import { listingQueries, listingRequest } from '../catalog/listing/listing-queries.ts';
import { couponsOf } from '../coupons/queries.ts';
import { shopCategorySlug } from './shop-categories.ts';
import { type ShopScope, shopScope } from './shop-scope.ts';
import { shopSearchText } from './shop-search-path.ts';

const slugOf = ({ params }: Pick<QueryContext, 'params'>) => params.slug ?? '';

/** What every page of a shop shows. */
export const shopQueries = { shop: critical((context) => shopDetail(slugOf(context))) };

/**
 * The flash sale of a shop.
 * @param after time, in milliseconds since the epoch, at which the last round was over: past every cache
 */
export const flashSaleRequest = (shop: string, after?: number) =>
	shopFlashSale(shop, after === undefined ? undefined : new Date(after).toISOString());

export const flashSaleQueries = { ...shopQueries, sale: optional((context) => flashSaleRequest(slugOf(context))) };

/** The newest goods of a shop. */
export const newestRequest = (shop: string) => productListing({ shop, sort: 'newest' });

/** The digital goods that the page of a shop lists. */
export const digitalRequest = (scope: ShopScope, query: URLSearchParams) =>
	listingRequest(shopScope(scope, 'digital'), query);

/**
 * What a page with a listing of a shop requests: both kinds at once, because which of them the shop sells is known only
 * from the response about the shop.
 */
function shopListingQueries(scopeOf: (context: QueryContext) => ShopScope) {
	const { listing, facets } = listingQueries((context) => shopScope(scopeOf(context), 'goods'));
	return {
		goods: optional(listing.request),
		facets,
		digital: optional((context) => digitalRequest(scopeOf(context), context.url.searchParams)),
	};
}

/** What of a shop its page of a category lists. */
export const shopCategoryScope = ({ params }: Pick<QueryContext, 'params'>): ShopScope => ({
	shop: params.slug ?? '',
	category: shopCategorySlug(params),
});

export const shopCategoryQueries = { ...shopQueries, ...shopListingQueries(shopCategoryScope) };

/** What of a shop its first page lists: everything, or what was searched for. */
export const shopPageScope = ({ params, url }: Pick<QueryContext, 'params' | 'url'>): ShopScope => ({
	shop: params.slug ?? '',
	search: shopSearchText(url.searchParams),
});

/** Sections that results of a search do not have. */
const section =
	<Request>(request: (shop: string) => Request) =>
	(context: QueryContext) =>
		shopPageScope(context).search === undefined ? request(slugOf(context)) : undefined;

export const shopPageQueries = {
	...shopQueries,
	coupons: optional(section(couponsOf)),
	sale: optional(section((shop) => flashSaleRequest(shop))),
	newest: optional(section(newestRequest)),
	...shopListingQueries(shopPageScope),
};

/** The shops of the edition, those with most followers first. */
export const shopsQueries = { shops: critical(({ cursor }) => shopListing({ cursor })) };

export const followedQueries = { follows: critical(({ cursor }) => follows({ cursor })) };
