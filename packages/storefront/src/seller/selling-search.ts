import { type ApiRequest, sellerParcels, sellerQuotations } from '@zaylat/api-client';
import { ORDER_STAGES, type OrderStage } from '@zaylat/domain/orders';
import type { PageAnswer } from '../shared/paged/use-paged.ts';

/** Path of the seller desk (Decision 22). */
export const SELLING_PATH = '/Selling';

/** What the address of the desk selects. */
export interface SellingSearch {
	readonly view: 'orders' | 'quotations';
	/** Orders of this stage; all when left out. */
	readonly stage?: OrderStage | undefined;
	/** Orders of the shop with this slug; those of all own shops when left out. */
	readonly shop?: string | undefined;
}

/** Reads the address of the desk; unknown values are ignored. */
export function readSellingSearch(query: URLSearchParams): SellingSearch {
	if (query.get('view') === 'quotations') return { view: 'quotations' };
	return {
		view: 'orders',
		stage: ORDER_STAGES.find((stage) => stage === query.get('stage')),
		shop: query.get('shop')?.slice(0, 80) || undefined,
	};
}

/** Address of the desk. @param cursor where the list begins */
export function sellingPath({ view, stage, shop }: SellingSearch, cursor?: string): string {
	const query = new URLSearchParams({
		...(view === 'quotations' && { view }),
		...(stage && { stage }),
		...(shop && { shop }),
		...(cursor && { cursor }),
	}).toString();
	return query === '' ? SELLING_PATH : `${SELLING_PATH}?${query}`;
}

/** The parcels that the address selects. */
export const parcelsRequest = ({ stage, shop }: SellingSearch, cursor: string | undefined) =>
	sellerParcels({ stage, shop, cursor });

/** One page of the list that the address selects. */
export function deskRequest(search: SellingSearch, cursor: string | undefined): ApiRequest<PageAnswer<unknown>> {
	return search.view === 'orders' ? parcelsRequest(search, cursor) : sellerQuotations({ cursor });
}
