import { sellerParcels, sellerQuotations } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { SellingPage } from './selling-page.tsx';
import { SELLING_PATH, sellingViewOf } from './selling-view.ts';

const screen = defineScreen({
	Component: SellingPage,
	// Accounts without a shop may come here: the page tells them so, so a refusal is no error page.
	queries: ({ url }) => {
		const cursor = url.searchParams.get('cursor') ?? undefined;
		const isParcels = sellingViewOf(url.searchParams) === 'parcels';
		return { critical: [], optional: [isParcels ? sellerParcels({ cursor }) : sellerQuotations({ cursor })] };
	},
	head: ({ t }) => ({
		title: t('selling:title'),
		description: t('selling:description'),
		canonicalPath: SELLING_PATH,
		robots: 'noindex',
	}),
	states: ['parcels', 'cancelling', 'quotations', 'answering', 'no-shop', 'loading', 'server-down'],
	namespaces: ['selling', 'tracking', 'wholesale', 'catalog', 'failures'],
});

/** Parcels and requests for prices of the shops that an account owns (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
