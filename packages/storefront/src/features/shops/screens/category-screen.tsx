import { shopCategoryPath, shopPath } from '../../../core/paths/shop-path.ts';
import { itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import type { ScreenData } from '../../../core/screen/screen-queries.ts';
import { shopCategoryQueries } from '../queries.ts';
import { findShopCategory, findShopSection, shopCategorySlug } from '../shop-categories.ts';
import { ShopCategoryPage } from './category-page.tsx';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';

/** A category of the market, or one of the shop itself. */
function foundIn({ params }: ScreenContext, { shop }: ScreenData<typeof shopCategoryQueries>) {
	const slug = shopCategorySlug(params);
	const section = findShopSection(shop.data, slug);
	return section ? { kind: section.kind, path: [{ slug, name: section.name }] } : findShopCategory(shop.data, slug);
}

const screen = defineScreen({
	Component: ShopCategoryPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: shopCategoryQueries,
	head: (context, data) => {
		const { t, brand, url, language } = context;
		const shop = data.shop.data;
		const found = foundIn(context, data);
		if (found === undefined) {
			return shopHead(context, shop, {
				title: t('shops:category.goneTitle'),
				description: t('shops:category.goneText'),
				canonicalPath: shopPath(shop.slug, 'category'),
				robots: 'noindex',
			});
		}
		const slugs = found.path.map(({ slug }) => slug);
		const names = { category: found.path.at(-1)?.name[language] ?? '', name: shop.name };
		const items = data[found.kind]?.data.items ?? [];
		const title = t('shops:category.title', names);
		return shopHead(context, shop, {
			title,
			description: t('shops:category.description', { ...names, brand: brand.name }),
			canonicalPath: shopCategoryPath(shop.slug, slugs),
			steps: found.path.map(({ name }, place) => ({
				name: name[language],
				to: shopCategoryPath(shop.slug, slugs.slice(0, place + 1)),
			})),
			jsonLd: items.length > 0 ? [itemList(title, items, url.origin)] : [],
		});
	},
	status: (context, data) => (foundIn(context, data) ? 200 : 404),
	moved: movedShop,
	states: [
		'first-level',
		'last-level',
		'own',
		'listing-failed',
		'gone',
		'shop-gone',
		'loading',
		'server-down',
		'long-texts',
	],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What a shop sells in one category (Specification §2). */
export const { Component, Failure, gone, queries, head, status, moved, states, namespaces } = screen;
