import { invoice } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { InvoiceFailure } from './document-failure.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';
import { InvoicePage } from './invoice-page.tsx';

const idOf = ({ params }: Pick<ScreenContext, 'params'>) => params.orderId ?? '';

const screen = defineScreen({
	Component: InvoicePage,
	Failure: InvoiceFailure,
	gone: DOCUMENT_GONE.invoice,
	queries: (context: ScreenContext) => ({ critical: [invoice(idOf(context))] }),
	head: (context: ScreenContext, read) => {
		const { t, brand } = context;
		const number = read(invoice(idOf(context)))?.data.number;
		return {
			title: [t('sheet:invoice.title'), number].filter(Boolean).join(' '),
			description: t('documents:description', { brand: brand.name }),
			canonicalPath: `/Invoice/${encodeURIComponent(idOf(context))}`,
			robots: 'noindex',
		};
	},
	states: ['ready', 'not-found', 'long-texts', 'offline', 'server-down'],
	namespaces: ['documents', 'sheet', 'catalog'],
});

/** The invoice of an order, to print or to keep (Specification §1, Decision 22). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
