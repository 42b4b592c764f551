import { defineScreen } from '../app/screen.ts';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { ShopCategoriesPage } from './categories-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';
import { shopOf } from './shop-params.ts';

const screen = defineScreen({
	Component: ShopCategoriesPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: (context) => ({ critical: [shopOf(context)] }),
	head: (context, read) =>
		shopHead(context, read, (shop) => {
			const { t, brand } = context;
			return {
				title: t('shops:categories.title', { name: shop.name }),
				description: t('shops:categories.description', { name: shop.name, brand: brand.name }),
				canonicalPath: shopPath(shop.slug, 'category'),
				steps: [{ name: t('shops:tabs.categories'), to: shopPath(shop.slug, 'category') }],
			};
		}),
	moved: (context, read) => movedShop(context, read(shopOf(context))?.data.slug),
	states: ['ready', 'empty', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** The categories that a shop sells in (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
