import { wholesale } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { breadcrumbList, itemList } from '../shared/json-ld/json-ld.ts';
import { listingQueries } from '../shared/listing/listing-address.ts';
import { listingRobots } from '../shared/listing/listing-head.ts';
import { WholesalePage } from './wholesale-page.tsx';
import { WHOLESALE_PATH, WHOLESALE_SCOPE } from './wholesale-scope.ts';

const screen = defineScreen({
	Component: WholesalePage,
	// Each of the two stands without the other, with a retry of its own.
	queries: ({ url }) => {
		const { critical, optional } = listingQueries(WHOLESALE_SCOPE, url.searchParams);
		return { critical: [], optional: [wholesale(), ...critical, ...optional] };
	},
	head: ({ t, brand, url }, read) => {
		const title = t('wholesale:home.title');
		const featured = read(wholesale())?.data.featured ?? [];
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
