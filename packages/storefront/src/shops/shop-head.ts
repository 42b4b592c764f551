import type { Picture, ShopDetail } from '@zaylat/api-client/contract';
import type { Head, JsonLd, ReadAnswer, ScreenContext } from '../app/screen.ts';
import { type BreadcrumbStep, breadcrumbList } from '../shared/json-ld/json-ld.ts';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { SHOP_GONE } from './shop-gone.ts';
import { shopOf } from './shop-params.ts';

/** What a page of a shop says in its head besides what all of them say. */
export interface ShopHead extends Pick<Head, 'title' | 'description' | 'canonicalPath' | 'robots'> {
	/** Steps from the shop to the page; none on its first page. */
	readonly steps?: readonly BreadcrumbStep[];
	readonly jsonLd?: readonly JsonLd[];
}

/**
 * The head of a page of a shop; that of a shop that is gone when there is none.
 * @param describe says what is particular about the page
 */
export function shopHead(context: ScreenContext, read: ReadAnswer, describe: (shop: ShopDetail) => ShopHead): Head {
	const { t, url, params } = context;
	const shop = read(shopOf(context))?.data;
	if (shop === undefined) {
		const canonicalPath = shopPath(params.slug ?? '');
		return { ...SHOP_GONE.head(context), canonicalPath, robots: 'noindex' };
	}
	const { steps = [], jsonLd = [], ...head } = describe(shop);
	const trail = [{ name: t('shops:home'), to: '/' }, { name: shop.name, to: shopPath(shop.slug) }, ...steps];
	return {
		...head,
		isOfOneEdition: true,
		image: largest(shop.picture),
		jsonLd: [breadcrumbList(trail, url.origin), ...jsonLd],
	};
}

/** A shop as search engines read it. */
export function storeJsonLd(shop: ShopDetail, origin: string): JsonLd {
	return {
		'@context': 'https://schema.org',
		'@type': 'Store',
		name: shop.name,
		description: shop.about,
		url: new URL(shopPath(shop.slug), origin).href,
		image: new URL(largest(shop.picture), origin).href,
		logo: new URL(largest(shop.picture), origin).href,
		foundingDate: shop.joinedAt.slice(0, 10),
		interactionStatistic: {
			'@type': 'InteractionCounter',
			interactionType: 'https://schema.org/FollowAction',
			userInteractionCount: shop.followerCount,
		},
	};
}

/**
 * Where a page of a shop lives when its address writes the shop's name in another way (301).
 * @returns the path with its query, or undefined when the address is right
 */
export function movedShop({ params, url }: ScreenContext, slug: string | undefined): string | undefined {
	const asked = params.slug;
	if (slug === undefined || asked === undefined || slug === asked) return undefined;
	const rest = url.pathname
		.split('/')
		.slice(3)
		.map((part) => `/${part}`);
	return `${shopPath(slug)}${rest.join('')}${url.search}`;
}

function largest({ path, widths }: Picture): string {
	return `${path}-${Math.max(...widths)}.webp`;
}
