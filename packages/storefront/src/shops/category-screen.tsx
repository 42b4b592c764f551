import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { itemList } from '../shared/json-ld/json-ld.ts';
import { listingRequest } from '../shared/listing/listing-address.ts';
import { shopCategoryPath, shopPath } from '../shared/shop-path/shop-path.ts';
import { ShopCategoryPage } from './category-page.tsx';
import { findShopCategory, shopCategorySlug } from './shop-categories.ts';
import { ShopFailure } from './shop-failure.tsx';
import { SHOP_GONE } from './shop-gone.ts';
import { movedShop, shopHead } from './shop-head.ts';
import { shopOf } from './shop-params.ts';
import { shopListingQueries, shopScope } from './shop-scope.ts';

const scopeOf = ({ params }: Pick<ScreenContext, 'params'>) => ({
	shop: params.slug ?? '',
	category: shopCategorySlug(params),
});

function foundIn(context: ScreenContext, read: ReadAnswer) {
	const shop = read(shopOf(context))?.data;
	return shop && findShopCategory(shop, shopCategorySlug(context.params));
}

const screen = defineScreen({
	Component: ShopCategoryPage,
	Failure: ShopFailure,
	gone: SHOP_GONE,
	queries: (context) => ({
		critical: [shopOf(context)],
		optional: shopListingQueries(scopeOf(context), context.url.searchParams),
	}),
	head: (context, read) =>
		shopHead(context, read, (shop) => {
			const { t, brand, url, language } = context;
			const found = foundIn(context, read);
			if (found === undefined) {
				return {
					title: t('shops:category.goneTitle'),
					description: t('shops:category.goneText'),
					canonicalPath: shopPath(shop.slug, 'category'),
					robots: 'noindex',
				};
			}
			const slugs = found.path.map(({ slug }) => slug);
			const names = { category: found.path.at(-1)?.name[language] ?? '', name: shop.name };
			const listing = read(listingRequest(shopScope(scopeOf(context), found.kind), url.searchParams));
			const title = t('shops:category.title', names);
			return {
				title,
				description: t('shops:category.description', { ...names, brand: brand.name }),
				canonicalPath: shopCategoryPath(shop.slug, slugs),
				steps: found.path.map(({ name }, place) => ({
					name: name[language],
					to: shopCategoryPath(shop.slug, slugs.slice(0, place + 1)),
				})),
				jsonLd: listing && listing.data.items.length > 0 ? [itemList(title, listing.data.items, url.origin)] : [],
			};
		}),
	status: (context, read) => (foundIn(context, read) ? 200 : 404),
	moved: (context, read) => movedShop(context, read(shopOf(context))?.data.slug),
	states: ['first-level', 'last-level', 'listing-failed', 'gone', 'shop-gone', 'loading', 'server-down', 'long-texts'],
	namespaces: ['shops', 'catalog', 'follow'],
});

/** What a shop sells in one category (Specification §2). */
export const { Component, Failure, gone, queries, head, status, moved, states, namespaces } = screen;
