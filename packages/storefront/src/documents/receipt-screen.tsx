import { receipt } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { ReceiptFailure } from './document-failure.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';
import { ReceiptPage } from './receipt-page.tsx';

const idOf = ({ params }: Pick<ScreenContext, 'params'>) => params.orderId ?? '';

const screen = defineScreen({
	Component: ReceiptPage,
	Failure: ReceiptFailure,
	gone: DOCUMENT_GONE.receipt,
	queries: (context: ScreenContext) => ({ critical: [receipt(idOf(context))] }),
	head: (context: ScreenContext, read) => {
		const { t, brand } = context;
		const number = read(receipt(idOf(context)))?.data.number;
		return {
			title: [t('sheet:receipt.title'), number].filter(Boolean).join(' '),
			description: t('documents:description', { brand: brand.name }),
			canonicalPath: `/Receipt/${encodeURIComponent(idOf(context))}`,
			robots: 'noindex',
		};
	},
	states: ['ready', 'not-found', 'long-texts', 'offline', 'server-down'],
	namespaces: ['documents', 'sheet', 'catalog'],
});

/** The receipt of an order, to print or to keep (Specification §1, Decision 22). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
