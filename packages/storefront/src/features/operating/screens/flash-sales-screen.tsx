import { defineScreen } from '../../../core/screen/screen.ts';
import { flashSalesQueries } from '../flash-sales/flash-sale-queries.ts';
import { SECTIONS } from '../operating-path.ts';
import { FlashSalesPage } from './flash-sales-page.tsx';

const screen = defineScreen({
	Component: FlashSalesPage,
	queries: flashSalesQueries,
	head: ({ t }) => ({
		title: t('operating:sections.flashSales'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.flashSales.path,
		robots: 'noindex',
	}),
	states: ['ready', 'empty', 'end', 'remove', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'promotions', 'content', 'account', 'failures'],
});

/** Flash sales of the market, as staff see them. */
export const { Component, queries, head, states, namespaces } = screen;
