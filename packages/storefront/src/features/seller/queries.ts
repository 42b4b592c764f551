import { type ApiRequest, sellerParcels, sellerQuestions, sellerQuotations, unreadChat } from '@zaylat/api-client';
import type { PageResponse } from '../../core/lists/use-paged.ts';
import { optional } from '../../core/screen/screen-queries.ts';
import { readSellingSearch } from './selling-search.ts';

/** Number of unread messages to the shops that the account owns. */
export const SHOP_UNREAD = unreadChat('shop');

/** The lists of the seller desk, by view. */
export const deskLists = {
	orders: optional(({ url, cursor }) => {
		const { stage, returns, shop } = readSellingSearch(url.searchParams);
		return sellerParcels({ stage, returns, shop, cursor });
	}),
	questions: optional(({ cursor }) => sellerQuestions({ cursor })),
	quotations: optional(({ cursor }) => sellerQuotations({ cursor })),
};

/**
 * The list that the address selects. The page explains itself to accounts without a shop, so a refused request must not
 * become an error page.
 */
export const sellingQueries = {
	list: optional(
		(context): ApiRequest<PageResponse<unknown>> =>
			deskLists[readSellingSearch(context.url.searchParams).view].request(context),
	),
};
