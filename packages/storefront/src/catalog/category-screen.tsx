import { categoriesWithProducts } from '@zaylat/api-client';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { categoryPathOf } from '../shared/category-path/category-path.ts';
import { listingQueries, listingRequest } from '../shared/listing/listing-address.ts';
import { listingJsonLd, listingRobots } from '../shared/listing/listing-head.ts';
import { CategoryFailure } from './category-failure.tsx';
import { CategoryPage } from './category-page.tsx';
import { categorySlugOf } from './category-tree.ts';

type Place = Pick<ScreenContext, 'params' | 'url'>;

const scopeOf = ({ params }: Pick<Place, 'params'>) => ({ category: categorySlugOf(params) });
const firstPage = (place: Place) => listingRequest(scopeOf(place), place.url.searchParams);

const screen = defineScreen({
	Component: CategoryPage,
	Failure: CategoryFailure,
	queries: (context: ScreenContext) => {
		const { critical, optional } = listingQueries(scopeOf(context), context.url.searchParams);
		return { critical, optional: [...optional, categoriesWithProducts()] };
	},
	head: (context: ScreenContext, read: ReadAnswer) => {
		const { t, brand, language, params, url } = context;
		const listing = read(firstPage(context));
		const path = listing?.data.category?.path ?? [];
		const name = path.at(-1)?.name[language] ?? categorySlugOf(params);
		return {
			title: name,
			description: t('catalog:category.description', { name, brand: brand.name }),
			canonicalPath: categoryPathOf(path.length > 0 ? path.map(({ slug }) => slug) : [categorySlugOf(params)]),
			...listingRobots(scopeOf(context), url.searchParams),
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
