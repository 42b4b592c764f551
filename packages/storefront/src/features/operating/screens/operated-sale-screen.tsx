import { defineScreen } from '../../../core/screen/screen.ts';
import { FLASH_SALE_PATH } from '../flash-sales/flash-sale-path.ts';
import { flashSaleQueries } from '../flash-sales/flash-sale-queries.ts';
import { OperatedSalePage } from './operated-sale-page.tsx';

const screen = defineScreen({
	Component: OperatedSalePage,
	queries: flashSaleQueries,
	head: ({ t }) => ({
		title: t('promotions:sales.form'),
		description: t('operating:description'),
		canonicalPath: FLASH_SALE_PATH,
		robots: 'noindex',
	}),
	states: ['new', 'running', 'copy', 'found', 'wrong', 'refused', 'not-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'promotions', 'content', 'catalog', 'account', 'failures'],
});

/** The form of a flash sale of the market. */
export const { Component, queries, head, states, namespaces } = screen;
