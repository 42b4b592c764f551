import type { QuotationStatus } from '@zaylat/domain/quotations';
import { call } from '../http/request.ts';
import type { getQuotation, listQuotations } from './contract.ts';

/** Which quotations a list shows. */
export interface QuotationFilter {
	readonly status?: QuotationStatus | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
	readonly perPage?: number | undefined;
}

/** A page of the quotations that the account asked for, newest first: `answer.data`. */
export function quotations(filter: QuotationFilter = {}) {
	return call<typeof listQuotations>('GET', '/api/quotations', {
		guarded: true,
		query: { status: filter.status, cursor: filter.cursor, per_page: filter.perPage ?? 20 },
	});
}

/** One quotation: `answer.data`. Error: `quotation_not_found`. */
export function quotationDetail(quotationId: string) {
	return call<typeof getQuotation>('GET', '/api/quotations/{quotationId}', { guarded: true, params: { quotationId } });
}
