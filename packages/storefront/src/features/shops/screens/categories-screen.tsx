import { shopPath } from '../../../core/paths/shop-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { shopQueries } from '../queries.ts';
import { ShopCategoriesPage } from './categories-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';

const screen = defineScreen({
	Component: ShopCategoriesPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: shopQueries,
	head: (context, data) => {
		const { t, brand } = context;
		const shop = data.shop.data;
		return shopHead(context, shop, {
			title: t('shops:categories.title', { name: shop.name }),
			description: t('shops:categories.description', { name: shop.name, brand: brand.name }),
			canonicalPath: shopPath(shop.slug, 'category'),
			steps: [{ name: t('shops:tabs.categories'), to: shopPath(shop.slug, 'category') }],
		});
	},
	moved: movedShop,
	states: ['ready', 'empty', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** The categories that a shop sells in (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
