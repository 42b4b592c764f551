import { call } from '../http/request.ts';
import type { QuotationFilter } from '../quotations/queries.ts';
import type { listSellerQuotations } from './contract.ts';

/** A page of the quotations asked of the seller's shops, newest first: `answer.data`. */
export function sellerQuotations(filter: QuotationFilter = {}) {
	return call<typeof listSellerQuotations>('GET', '/api/seller/quotations', {
		guarded: true,
		query: { status: filter.status, cursor: filter.cursor, per_page: filter.perPage ?? 20 },
	});
}
