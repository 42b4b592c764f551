import { shopFlashSale } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { itemList } from '../shared/json-ld/json-ld.ts';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { FlashSalePage } from './flash-sale-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';
import { shopOf } from './shop-params.ts';

const saleOf = ({ params }: Pick<ScreenContext, 'params'>) => shopFlashSale(params.slug ?? '');

const screen = defineScreen({
	Component: FlashSalePage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: (context) => ({ critical: [shopOf(context)], optional: [saleOf(context)] }),
	head: (context, read) =>
		shopHead(context, read, (shop) => {
			const { t, url } = context;
			const items = read(saleOf(context))?.data?.items ?? [];
			const title = t('shops:flash.title', { name: shop.name });
			return {
				title,
				description: t('shops:flash.description', { name: shop.name }),
				canonicalPath: shopPath(shop.slug, 'flashSalePage'),
				...(items.length === 0 && { robots: 'noindex, follow' }),
				steps: [{ name: t('shops:tabs.flashSale'), to: shopPath(shop.slug, 'flashSalePage') }],
				jsonLd: items.length > 0 ? [itemList(title, items, url.origin)] : [],
			};
		}),
	moved: (context, read) => movedShop(context, read(shopOf(context))?.data.slug),
	states: ['running', 'ended', 'empty', 'long-texts', 'sale-failed', 'loading', 'gone', 'server-down'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What of a shop is in the flash sale (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
