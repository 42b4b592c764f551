import { breadcrumbList, itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { listingRobots } from '../../catalog/listing/listing-head.ts';
import { wholesaleQueries } from '../queries.ts';
import { WHOLESALE_PATH, WHOLESALE_SCOPE } from '../wholesale-scope.ts';
import { WholesalePage } from './wholesale-page.tsx';

const screen = defineScreen({
	Component: WholesalePage,
	queries: wholesaleQueries,
	head: ({ t, brand, url }, { front }) => {
		const title = t('wholesale:home.title');
		const featured = front?.data.featured ?? [];
		return {
			title,
			description: t('wholesale:home.description', { brand: brand.name }),
			canonicalPath: WHOLESALE_PATH,
			...listingRobots(WHOLESALE_SCOPE, url.searchParams),
			jsonLd: [
				breadcrumbList(
					[
						{ name: t('catalog:category.home'), to: '/' },
						{ name: title, to: WHOLESALE_PATH },
					],
					url.origin,
				),
				...(featured.length > 0 ? [itemList(title, featured, url.origin)] : []),
			],
		};
	},
	states: ['ready', 'in-category', 'asking-price', 'asking-as-guest', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['wholesale', 'catalog'],
});

/** The wholesale area's first page and its listing (Specification §2; Decision 13). */
export const { Component, queries, head, states, namespaces } = screen;
