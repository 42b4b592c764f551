import { defineScreen } from '../../../core/screen/screen.ts';
import { receiptQueries } from '../queries.ts';
import { ReceiptFailure } from './document-failure.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';
import { ReceiptPage } from './receipt-page.tsx';

const screen = defineScreen({
	Component: ReceiptPage,
	Failure: ReceiptFailure,
	gone: DOCUMENT_GONE.receipt,
	queries: receiptQueries,
	head: ({ t, brand, params }, { receipt }) => {
		return {
			title: [t('sheet:receipt.title'), receipt.data.number].filter(Boolean).join(' '),
			description: t('documents:description', { brand: brand.name }),
			canonicalPath: `/Receipt/${encodeURIComponent(params.orderId ?? '')}`,
			robots: 'noindex',
		};
	},
	states: ['ready', 'not-found', 'long-texts', 'offline', 'server-down'],
	namespaces: ['documents', 'sheet', 'catalog'],
});

/** The receipt of an order, to print or to keep (Specification §1, Decision 22). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
