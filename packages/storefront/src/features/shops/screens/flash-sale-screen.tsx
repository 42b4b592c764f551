import { shopPath } from '../../../core/paths/shop-path.ts';
import { itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { flashSaleQueries } from '../queries.ts';
import { FlashSalePage } from './flash-sale-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';

const screen = defineScreen({
	Component: FlashSalePage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: flashSaleQueries,
	head: (context, data) => {
		const { t, url } = context;
		const shop = data.shop.data;
		const items = data.sale?.data?.items ?? [];
		const title = t('shops:flash.title', { name: shop.name });
		return shopHead(context, shop, {
			title,
			description: t('shops:flash.description', { name: shop.name }),
			canonicalPath: shopPath(shop.slug, 'flashSalePage'),
			...(items.length === 0 && { robots: 'noindex, follow' }),
			steps: [{ name: t('shops:tabs.flashSale'), to: shopPath(shop.slug, 'flashSalePage') }],
			jsonLd: items.length > 0 ? [itemList(title, items, url.origin)] : [],
		});
	},
	moved: movedShop,
	states: ['running', 'ended', 'empty', 'long-texts', 'sale-failed', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What of a shop is in the flash sale (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
