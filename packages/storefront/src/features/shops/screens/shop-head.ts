import type { Picture, ShopDetail } from '@zaylat/api-client/contract';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { type BreadcrumbStep, breadcrumbList } from '../../../core/screen/json-ld.ts';
import type { Head, JsonLd, ScreenContext } from '../../../core/screen/screen.ts';
import type { ScreenData } from '../../../core/screen/screen-queries.ts';
import type { shopQueries } from '../queries.ts';

/** What a page of a shop says in its head besides what all of them say. */
export interface ShopHead extends Pick<Head, 'title' | 'description' | 'canonicalPath' | 'robots'> {
	/** Steps from the shop to the page; none on its first page. */
	readonly steps?: readonly BreadcrumbStep[];
	readonly jsonLd?: readonly JsonLd[];
}

/**
 * The head of a page of a shop.
 * @param own what is particular about the page
 */
export function shopHead({ t, url }: ScreenContext, shop: ShopDetail, own: ShopHead): Head {
	const { steps = [], jsonLd = [], ...head } = own;
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
export function movedShop(
	{ params, url }: ScreenContext,
	{ shop }: ScreenData<typeof shopQueries>,
): string | undefined {
	const { slug } = shop.data;
	if (slug === params.slug) return undefined;
	const rest = url.pathname
		.split('/')
		.slice(3)
		.map((part) => `/${part}`);
	return `${shopPath(slug)}${rest.join('')}${url.search}`;
}

function largest({ path, widths }: Picture): string {
	return `${path}-${Math.max(...widths)}.webp`;
}
