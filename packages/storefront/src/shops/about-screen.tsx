import { defineScreen } from '../app/screen.ts';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { AboutPage } from './about-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead, storeJsonLd } from './shop-head.ts';
import { shopOf } from './shop-params.ts';

const screen = defineScreen({
	Component: AboutPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: (context) => ({ critical: [shopOf(context)] }),
	head: (context, read) =>
		shopHead(context, read, (shop) => {
			const { t, brand, url } = context;
			return {
				title: t('shops:about.title', { name: shop.name }),
				description: t('shops:about.description', { name: shop.name, brand: brand.name }),
				canonicalPath: shopPath(shop.slug, 'about'),
				steps: [{ name: t('shops:tabs.about'), to: shopPath(shop.slug, 'about') }],
				jsonLd: [storeJsonLd(shop, url.origin)],
			};
		}),
	moved: (context, read) => movedShop(context, read(shopOf(context))?.data.slug),
	states: ['ready', 'not-verified', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What a shop tells about itself (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
