import { creditNote, invoice, receipt } from '@zaylat/api-client';
import { critical } from '../../core/screen/screen-queries.ts';

export const invoiceQueries = { invoice: critical(({ params }) => invoice(params.orderId ?? '')) };

export const receiptQueries = { receipt: critical(({ params }) => receipt(params.orderId ?? '')) };

export const creditNoteQueries = {
	creditNote: critical(({ params }) => creditNote(params.orderId ?? '', params.position ?? '')),
};
