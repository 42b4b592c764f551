import { defineScreen } from '../../../core/screen/screen.ts';
import { categoriesQueries } from '../queries.ts';
import { CategoriesPage } from './categories-page.tsx';

const screen = defineScreen({
	Component: CategoriesPage,
	queries: categoriesQueries,
	head: ({ t, brand }) => ({
		title: t('catalog:category.all'),
		description: t('catalog:category.allDescription', { brand: brand.name }),
		canonicalPath: '/Categories',
	}),
	states: ['ready', 'empty', 'server-down'],
	namespaces: ['catalog'],
});

/** All categories of goods, three levels deep. */
export const { Component, queries, head, states, namespaces } = screen;
