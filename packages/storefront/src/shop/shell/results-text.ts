import type { Brand } from '@zaylat/domain/brand';
import { normalizeSearchText, type SearchArea, searchResultsPath } from '@zaylat/domain/search';

/**
 * The text whose results a page shows, which stays in the search box there.
 * @param search query of the page's address
 * @returns an empty text on all other pages
 */
export function resultsTextOf(pathname: string, search: string, area: SearchArea, brand: Brand): string {
	const [path] = searchResultsPath('', area, brand).split('?');
	const paths = area === 'goods' ? [path, '/search'] : [path];
	if (!paths.some((each) => each?.toLowerCase() === pathname.toLowerCase())) return '';
	return normalizeSearchText(new URLSearchParams(search).get('search') ?? '');
}
