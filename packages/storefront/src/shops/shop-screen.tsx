import { coupons, productListing, shopFlashSale } from '@zaylat/api-client';
import { checkSearchText } from '@zaylat/domain/search';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { itemList } from '../shared/json-ld/json-ld.ts';
import { listingRequest } from '../shared/listing/listing-address.ts';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { newestOf } from './components/newest-of.ts';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead, storeJsonLd } from './shop-head.ts';
import { ShopPage } from './shop-page.tsx';
import { shopOf } from './shop-params.ts';
import { mainKind, shopListingQueries, shopScope } from './shop-scope.ts';
import { shopSearchPath, shopSearchText } from './shop-search-path.ts';

const scopeOf = ({ params, url }: Pick<ScreenContext, 'params' | 'url'>) => ({
	shop: params.slug ?? '',
	search: shopSearchText(url.searchParams),
});

const screen = defineScreen({
	Component: ShopPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: (context) => {
		const scope = scopeOf(context);
		const listing = shopListingQueries(scope, context.url.searchParams);
		const sections = [coupons(scope.shop), shopFlashSale(scope.shop), productListing(newestOf(scope.shop))];
		return { critical: [shopOf(context)], optional: scope.search === undefined ? [...sections, ...listing] : listing };
	},
	head: (context, read) =>
		shopHead(context, read, (shop) => {
			const { t, brand, url } = context;
			const scope = scopeOf(context);
			if (scope.search !== undefined) {
				const title = t('shops:search.results', { text: scope.search, name: shop.name });
				const canonicalPath = shopSearchPath(shop.slug, scope.search);
				return { title, description: title, canonicalPath, robots: 'noindex, follow' };
			}
			const listing = read(listingRequest(shopScope(scope, mainKind(shop)), url.searchParams));
			const items = listing?.data.items ?? [];
			return {
				title: shop.name,
				description: t('shops:description', { name: shop.name, brand: brand.name, about: shop.about }),
				canonicalPath: shopPath(shop.slug),
				jsonLd: [storeJsonLd(shop, url.origin), ...(items.length > 0 ? [itemList(shop.name, items, url.origin)] : [])],
			};
		}),
	redirect: ({ url }) => {
		const check = checkSearchText(url.searchParams.get('search') ?? '');
		return check.kind === 'invalid' ? check.redirectTo : undefined;
	},
	moved: (context, read) => movedShop(context, read(shopOf(context))?.data.slug),
	states: [
		'ready',
		'visitor',
		'account-needed',
		'search-results',
		'search-empty',
		'empty',
		'long-texts',
		'section-failed',
		'loading',
		'gone',
		'server-down',
	],
	namespaces: ['shops', 'catalog', 'follow', 'coupons'],
});

/** A seller shop (Specification §2). */
export const { Component, Failure, gone, queries, head, redirect, moved, states, namespaces } = screen;
