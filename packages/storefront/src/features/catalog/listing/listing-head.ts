import { productPath } from '../../../core/paths/product-path.ts';
import type { Head, JsonLd } from '../../../core/screen/screen.ts';
import { chosenFilters, type ListingScope, readListingView } from './listing-address.ts';
import type { ListingResponse } from './listing-queries.ts';

/**
 * What a listing's filters mean for search engines: one page of each listing is indexed, filtered ones and those that
 * begin in the middle are followed only.
 */
export function listingRobots(scope: ListingScope, query: URLSearchParams): Pick<Head, 'robots'> {
	const view = readListingView(query);
	const isWhole = view.cursor === undefined && chosenFilters(scope, view).length === 0;
	return isWhole ? {} : { robots: 'noindex, follow' };
}

/** The products of a listing's page as schema.org ItemList. */
export function listingJsonLd(response: ListingResponse | undefined, { origin }: Pick<URL, 'origin'>): JsonLd {
	const items = response?.data.items ?? [];
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		numberOfItems: response?.data.total ?? 0,
		itemListElement: items.map(({ id, name }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			url: `${origin}${productPath(id)}`,
		})),
	};
}
