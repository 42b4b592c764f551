import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { categorySlugOf } from '../category-tree.ts';
import { listingJsonLd, listingRobots } from '../listing/listing-head.ts';
import { categoryQueries, categoryScope } from '../queries.ts';
import { CategoryFailure } from './category-failure.tsx';
import { CategoryPage } from './category-page.tsx';

const screen = defineScreen({
	Component: CategoryPage,
	Failure: CategoryFailure,
	queries: categoryQueries,
	head: (context, { listing }) => {
		const { t, brand, language, params, url } = context;
		const path = listing.data.category?.path ?? [];
		const name = path.at(-1)?.name[language] ?? categorySlugOf(params);
		return {
			title: name,
			description: t('catalog:category.description', { name, brand: brand.name }),
			canonicalPath: categoryPathOf(path.length > 0 ? path.map(({ slug }) => slug) : [categorySlugOf(params)]),
			...listingRobots(categoryScope(context), url.searchParams),
			jsonLd: [
				{
					'@context': 'https://schema.org',
					'@type': 'BreadcrumbList',
					itemListElement: path.map((step, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name: step.name[language],
						item: `${url.origin}${categoryPathOf(path.slice(0, index + 1).map(({ slug }) => slug))}`,
					})),
				},
				listingJsonLd(listing, url),
			],
		};
	},
	states: [
		'first-level',
		'second-level',
		'last-level',
		'narrowed',
		'filters-open',
		'nothing-matches',
		'filters-failed',
		'empty',
		'loading',
		'gone',
		'server-down',
		'long-texts',
		'offline',
	],
	namespaces: ['catalog'],
});

/** Goods of a category of any level (Specification §2). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
