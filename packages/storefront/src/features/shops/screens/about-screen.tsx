import { shopPath } from '../../../core/paths/shop-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { shopQueries } from '../queries.ts';
import { AboutPage } from './about-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead, storeJsonLd } from './shop-head.ts';

const screen = defineScreen({
	Component: AboutPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: shopQueries,
	head: (context, data) => {
		const { t, brand, url } = context;
		const shop = data.shop.data;
		return shopHead(context, shop, {
			title: t('shops:about.title', { name: shop.name }),
			description: t('shops:about.description', { name: shop.name, brand: brand.name }),
			canonicalPath: shopPath(shop.slug, 'about'),
			steps: [{ name: t('shops:tabs.about'), to: shopPath(shop.slug, 'about') }],
			jsonLd: [storeJsonLd(shop, url.origin)],
		});
	},
	moved: movedShop,
	states: ['ready', 'not-verified', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What a shop tells about itself (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
