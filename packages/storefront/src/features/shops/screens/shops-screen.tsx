import { defineScreen } from '../../../core/screen/screen.ts';
import { shopsQueries } from '../queries.ts';
import { SHOPS_PATH } from '../shops-path.ts';
import { ShopsPage } from './shops-page.tsx';

const screen = defineScreen({
	Component: ShopsPage,
	queries: shopsQueries,
	head: ({ t, brand }) => ({
		title: t('shops:list.title'),
		description: t('shops:list.description', { brand: brand.name }),
		canonicalPath: SHOPS_PATH,
	}),
	states: ['ready', 'empty', 'loading', 'long-texts', 'server-down'],
	namespaces: ['shops', 'catalog'],
});

/** All shops of the edition (Decision 22). */
export const { Component, queries, head, states, namespaces } = screen;
