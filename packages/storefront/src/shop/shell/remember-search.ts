import type { SearchArea } from '@zaylat/domain/search';

/** What was searched for last. */
export interface RememberedSearch {
	readonly keyword: string;
	readonly area: SearchArea;
}

/** Keeps keyword and area of a search before its results are shown (Specification §4). */
export function rememberSearch({ keyword, area }: RememberedSearch): void {
	try {
		window.sessionStorage.setItem('search-keyword', keyword);
		window.sessionStorage.setItem('search-area', area);
	} catch {
		// Storage may be forbidden; the address carries the keyword as well.
	}
}
