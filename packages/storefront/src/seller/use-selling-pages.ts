import { type ApiRequest, sellerParcels, sellerQuotations } from '@zaylat/api-client';
import { type PageAnswer, usePaged } from '../shared/paged/use-paged.ts';
import type { SellingView } from './selling-view.ts';

/** Requests of a page of each part of the desk. */
const REQUESTS: Readonly<Record<SellingView, (cursor?: string) => ApiRequest<PageAnswer<unknown>>>> = {
	parcels: (cursor) => sellerParcels({ cursor }),
	quotations: (cursor) => sellerQuotations({ cursor }),
};

/** The pages of a part of the desk, of which further ones are opened in place. @param start cursor that the address names */
export function useSellingPages(view: SellingView, start: string | undefined) {
	const { first, opened, open, end } = usePaged(REQUESTS[view], start);
	return { first, cursors: [start, ...opened], open, end };
}
