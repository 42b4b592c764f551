import type { QuotationStatus } from '@zaylat/domain/quotations';

/** Path of the shopper's quotations (Decision 22). */
export const QUOTATIONS_PATH = '/Quotations';

/** States that the list can be narrowed to, in the order of a quotation's life. */
export const QUOTATION_STATES = [
	'requested',
	'answered',
	'accepted',
	'declined',
	'withdrawn',
	'expired',
] as const satisfies readonly QuotationStatus[];

/** The state that an address asks for; undefined for all. */
export function statusOf(query: URLSearchParams): QuotationStatus | undefined {
	return QUOTATION_STATES.find((status) => status === query.get('status'));
}

/** Path of the list of a state, or of all. */
export function quotationsPath(status?: QuotationStatus, cursor?: string): string {
	const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) }).toString();
	return query === '' ? QUOTATIONS_PATH : `${QUOTATIONS_PATH}?${query}`;
}
