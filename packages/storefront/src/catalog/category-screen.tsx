import { categoriesWithProducts } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { categoryPathOf } from '../shared/category-path/category-path.ts';
import { listingRequest, readListingOrder } from '../shared/listing/listing-address.ts';
import { CategoryFailure } from './category-failure.tsx';
import { CategoryPage } from './category-page.tsx';
import { categorySlugOf } from './category-tree.ts';

const firstPage = ({ params, url }: Pick<ScreenContext, 'params' | 'url'>) =>
	listingRequest({ category: categorySlugOf(params) }, readListingOrder(url.searchParams));

const screen = defineScreen({
	Component: CategoryPage,
	Failure: CategoryFailure,
	queries: (context) => ({ critical: [firstPage(context)], optional: [categoriesWithProducts()] }),
	head: (context, read) => {
		const { t, brand, language, params } = context;
		const path = read(firstPage(context))?.data.category?.path ?? [];
		const name = path.at(-1)?.name[language] ?? categorySlugOf(params);
		return {
			title: name,
			description: t('catalog:category.description', { name, brand: brand.name }),
			canonicalPath: categoryPathOf(path.length > 0 ? path.map(({ slug }) => slug) : [categorySlugOf(params)]),
			...(path.length > 0 && {
				jsonLd: {
					'@context': 'https://schema.org',
					'@type': 'BreadcrumbList',
					itemListElement: path.map((step, index) => ({
						'@type': 'ListItem',
						position: index + 1,
						name: step.name[language],
						item: categoryPathOf(path.slice(0, index + 1).map(({ slug }) => slug)),
					})),
				},
			}),
		};
	},
	states: ['first-level', 'second-level', 'last-level', 'empty', 'loading', 'gone', 'server-down'],
	namespaces: ['catalog'],
});

/** Goods of a category of any level (Specification §2). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
