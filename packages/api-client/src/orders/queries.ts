import type { OrderDocumentKind } from '@zaylat/domain/documents';
import type { Language } from '@zaylat/domain/languages';
import type { OrderStage, OrderStatus } from '@zaylat/domain/orders';
import { call, pathOf } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Which orders a list shows. */
export interface OrderFilter {
	readonly status?: OrderStatus | undefined;
	/** States that a shopper thinks of as one. */
	readonly stage?: OrderStage | undefined;
	/** Part of an order's code or of a parcel's. */
	readonly code?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
	readonly perPage?: number | undefined;
}

/** A page of orders, newest first: `response.data`. */
export function orders({ perPage = 20, ...filter }: OrderFilter = {}) {
	return call<typeof contract.listOrders>('GET', '/api/orders', {
		guarded: true,
		query: { ...filter, per_page: perPage },
	});
}

/** An order by id or code: `response.data`. Error: `order_not_found`. */
export function orderDetail(id: string) {
	return call<typeof contract.getOrder>('GET', '/api/orders/{id}', { guarded: true, params: { id } });
}

/** Its invoice: `response.data`. Error: `order_not_found`, also while there is none. */
export function invoice(id: string) {
	return call<typeof contract.getInvoice>('GET', '/api/orders/{id}/invoice', { guarded: true, params: { id } });
}

/** Its receipt: `response.data`. Error: `order_not_found`, also before it is paid. */
export function receipt(id: string) {
	return call<typeof contract.getReceipt>('GET', '/api/orders/{id}/receipt', { guarded: true, params: { id } });
}

/** One of its credit notes, by position from 1: `response.data`. Error: `order_not_found`. */
export function creditNote(id: string, position: string) {
	return call<typeof contract.getCreditNote>('GET', '/api/orders/{id}/credit-notes/{position}', {
		guarded: true,
		params: { id, position },
	});
}

/** Address of a credit note as a file (PDF), as `orderDocumentFile`. */
export function creditNoteFile(code: string, position: string, language: Language): string {
	return pathOf({
		path: '/api/orders/{id}/credit-notes/{position}.pdf',
		params: { id: code, position },
		query: { lang: language },
	});
}

/**
 * Address of a document as a file (PDF), for a link that a browser follows by itself.
 * @param code code of the order, whose invoice or receipt there is
 */
export function orderDocumentFile(code: string, document: OrderDocumentKind, language: Language): string {
	return pathOf({ path: `/api/orders/{id}/${document}.pdf`, params: { id: code }, query: { lang: language } });
}
