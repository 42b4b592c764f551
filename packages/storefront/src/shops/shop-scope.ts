import type { ApiRequest } from '@zaylat/api-client';
import type { ShopDetail } from '@zaylat/api-client/contract';
import { type ListingScope, listingQueries } from '../shared/listing/listing-address.ts';

/** What of a shop is listed. */
export interface ShopScope {
	/** Slug of the shop. */
	readonly shop: string;
	readonly search?: string | undefined;
	/** Slug of a category. */
	readonly category?: string | undefined;
}

/** What a listing of a shop is of. */
export function shopScope({ shop, search, category }: ShopScope, kind: 'goods' | 'digital'): ListingScope {
	return {
		shop,
		...(search !== undefined && { search }),
		...(category !== undefined && { category }),
		...(kind === 'digital' && { kind }),
	};
}

/**
 * What a page with a listing of a shop asks for: both kinds at once, because which of them the shop sells is known only
 * from the shop's own answer.
 */
export function shopListingQueries(scope: ShopScope, query: URLSearchParams): readonly ApiRequest<unknown>[] {
	const goods = listingQueries(shopScope(scope, 'goods'), query);
	const digital = listingQueries(shopScope(scope, 'digital'), query);
	return [...goods.critical, ...(goods.optional ?? []), ...digital.critical];
}

/** The kind of which a shop's first page is a listing: goods, unless it sells digital goods alone. */
export function mainKind({ categories, digitalCategories }: ShopDetail): 'goods' | 'digital' {
	return categories.length === 0 && digitalCategories.length > 0 ? 'digital' : 'goods';
}
