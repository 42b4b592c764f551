import { checkSearchText } from '@zaylat/domain/search';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { shopPageQueries, shopPageScope } from '../queries.ts';
import { mainKind } from '../shop-scope.ts';
import { shopSearchPath } from '../shop-search-path.ts';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead, storeJsonLd } from './shop-head.ts';
import { ShopPage } from './shop-page.tsx';

const screen = defineScreen({
	Component: ShopPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: shopPageQueries,
	head: (context, data) => {
		const { t, brand, url } = context;
		const shop = data.shop.data;
		const { search } = shopPageScope(context);
		if (search !== undefined) {
			const title = t('shops:search.results', { text: search, name: shop.name });
			const canonicalPath = shopSearchPath(shop.slug, search);
			return shopHead(context, shop, { title, description: title, canonicalPath, robots: 'noindex, follow' });
		}
		const items = data[mainKind(shop)]?.data.items ?? [];
		return shopHead(context, shop, {
			title: shop.name,
			description: t('shops:description', { name: shop.name, brand: brand.name, about: shop.about }),
			canonicalPath: shopPath(shop.slug),
			jsonLd: [storeJsonLd(shop, url.origin), ...(items.length > 0 ? [itemList(shop.name, items, url.origin)] : [])],
		});
	},
	redirect: ({ url }) => {
		const check = checkSearchText(url.searchParams.get('search') ?? '');
		return check.kind === 'invalid' ? check.redirectTo : undefined;
	},
	moved: movedShop,
	states: [
		'ready',
		'visitor',
		'away',
		'account-needed',
		'coupon-collected',
		'coupon-refused',
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
