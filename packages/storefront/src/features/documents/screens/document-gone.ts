import type { GoneTexts } from '../../../core/screen/screen.ts';

/** An order that has no such document (yet), that is of another account, or whose code is none. */
const CODES = ['order_not_found', 'bad_request'] as const;

/** The 404 of each document. */
export const DOCUMENT_GONE = {
	invoice: {
		codes: CODES,
		head: ({ t }) => ({ title: t('documents:gone.invoice'), description: t('documents:gone.invoiceText') }),
	},
	receipt: {
		codes: CODES,
		head: ({ t }) => ({ title: t('documents:gone.receipt'), description: t('documents:gone.receiptText') }),
	},
	creditNote: {
		codes: CODES,
		head: ({ t }) => ({ title: t('documents:gone.creditNote'), description: t('documents:gone.creditNoteText') }),
	},
} as const satisfies Record<string, GoneTexts>;
