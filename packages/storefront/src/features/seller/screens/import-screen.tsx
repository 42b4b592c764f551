import { defineScreen } from '../../../core/screen/screen.ts';
import { IMPORT_PATH } from '../goods-path.ts';
import { importQueries } from '../goods-queries.ts';
import { ImportPage } from './import-page.tsx';

const screen = defineScreen({
	Component: ImportPage,
	queries: importQueries,
	head: ({ t }) => ({
		title: t('importing:title'),
		description: t('importing:head'),
		canonicalPath: IMPORT_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'running', 'faults', 'nothing-chosen', 'not-read', 'empty', 'no-shop', 'loading', 'server-down'],
	namespaces: ['importing', 'goods', 'selling', 'catalog', 'failures'],
});

/** Files of the products of a seller's shops: imports and exports. */
export const { Component, queries, head, states, namespaces } = screen;
