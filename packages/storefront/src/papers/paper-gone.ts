import type { GoneTexts } from '../app/screen.ts';

/** An order that has no such paper (yet), that is of another account, or whose code is none. */
const CODES = ['order_not_found', 'bad_request'] as const;

/** The 404 of each paper. */
export const DOCUMENT_GONE = {
	invoice: {
		codes: CODES,
		head: ({ t }) => ({ title: t('papers:gone.invoice'), description: t('papers:gone.invoiceText') }),
	},
	receipt: {
		codes: CODES,
		head: ({ t }) => ({ title: t('papers:gone.receipt'), description: t('papers:gone.receiptText') }),
	},
} as const satisfies Record<string, GoneTexts>;
