import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { categoriesQueries } from '../queries.ts';
import { CategoriesPage } from './categories-page.tsx';

const screen = defineScreen({
	Component: CategoriesPage,
	queries: categoriesQueries,
	head: ({ t }) => ({
		title: t('operating:sections.categories'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.categories.path,
		robots: 'noindex',
	}),
	states: ['ready', 'branch', 'editing', 'change-refused', 'nothing-yet', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedCategories', 'reviewing', 'account', 'failures'],
});

/** The tree of categories, which staff change. */
export const { Component, queries, head, states, namespaces } = screen;
