import { COMPARE_PATH } from '../../../core/paths/compare-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { comparisonQueries } from '../queries.ts';
import { ComparisonPage } from './comparison-page.tsx';

const screen = defineScreen({
	Component: ComparisonPage,
	queries: comparisonQueries,
	head: ({ t, brand }) => ({
		title: t('comparison:title'),
		description: t('comparison:description', { brand: brand.name }),
		canonicalPath: COMPARE_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'only-differences', 'four', 'one-product', 'empty', 'gone', 'long-texts', 'loading', 'server-down'],
	namespaces: ['comparison', 'catalog'],
});

/** Products side by side; the address names them, so that it can be shared. */
export const { Component, queries, head, states, namespaces } = screen;
