import { defineScreen } from '../../../core/screen/screen.ts';
import { invoiceQueries } from '../queries.ts';
import { InvoiceFailure } from './document-failure.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';
import { InvoicePage } from './invoice-page.tsx';

const screen = defineScreen({
	Component: InvoicePage,
	Failure: InvoiceFailure,
	gone: DOCUMENT_GONE.invoice,
	queries: invoiceQueries,
	head: ({ t, brand, params }, { invoice }) => {
		return {
			title: [t('sheet:invoice.title'), invoice.data.number].filter(Boolean).join(' '),
			description: t('documents:description', { brand: brand.name }),
			canonicalPath: `/Invoice/${encodeURIComponent(params.orderId ?? '')}`,
			robots: 'noindex',
		};
	},
	states: ['ready', 'company', 'company-refused', 'not-found', 'long-texts', 'offline', 'server-down'],
	namespaces: ['documents', 'sheet', 'catalog'],
});

/** The invoice of an order, to print or to keep (Specification §1, Decision 22). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
