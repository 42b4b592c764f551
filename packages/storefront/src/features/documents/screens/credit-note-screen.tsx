import { defineScreen } from '../../../core/screen/screen.ts';
import { creditNoteQueries } from '../queries.ts';
import { CreditNotePage } from './credit-note-page.tsx';
import { CreditNoteFailure } from './document-failure.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';

const screen = defineScreen({
	Component: CreditNotePage,
	Failure: CreditNoteFailure,
	gone: DOCUMENT_GONE.creditNote,
	queries: creditNoteQueries,
	head: ({ t, brand, params }, { creditNote }) => {
		const path = [params.orderId ?? '', params.position ?? ''].map(encodeURIComponent).join('/');
		return {
			title: [t('sheet:creditNote.title'), creditNote.data.number].filter(Boolean).join(' '),
			description: t('documents:description', { brand: brand.name }),
			canonicalPath: `/CreditNote/${path}`,
			robots: 'noindex',
		};
	},
	states: ['ready', 'not-found', 'offline', 'server-down'],
	namespaces: ['documents', 'sheet', 'catalog'],
});

/** A credit note of an order, to print or to keep (ADR 165). */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
