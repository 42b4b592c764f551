import { normalizeSearchText } from '@zaylat/domain/search';
import type { ListingScope } from './listing/listing-address.ts';

/**
 * What a search page lists.
 * @param query of the page's address; `search` carries the text (Specification §2)
 * @returns the text in its searchable form, or everything without one
 */
export function searchScope(query: URLSearchParams): ListingScope {
	const search = normalizeSearchText(query.get('search') ?? '');
	return search === '' ? {} : { search };
}
