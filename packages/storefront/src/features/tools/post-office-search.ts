import type { PostOfficeFilter } from '@zaylat/api-client';
import type { Edition } from '@zaylat/domain/editions';
import { normalizeSearchText } from '@zaylat/domain/search';
import { type PlaceCountry, placeCountryOf, placeOf } from './place-value.ts';

/** Canonical path of the page. */
export const POST_OFFICES_PATH = '/PostOffices';

/** Which post offices an address shows. */
export interface PostOfficeSearch {
	/** What was typed; empty for all. */
	readonly text: string;
	/** Value of the chosen place: a region or a country. */
	readonly place: string;
	readonly country: PlaceCountry;
	/** Id of the chosen region. */
	readonly region: string | undefined;
	readonly cursor: string | undefined;
}

/** Reads which post offices an address shows; the edition's country unless it says otherwise. */
export function readPostOfficeSearch(query: URLSearchParams, edition: Edition): PostOfficeSearch {
	const place = placeOf(query.get('in'));
	const country = (place && placeCountryOf(place.country)) ?? edition;
	const region = place?.kind === 'region' ? place.id : undefined;
	return {
		text: normalizeSearchText(query.get('search') ?? ''),
		place: region ?? country,
		country,
		region,
		cursor: query.get('cursor') || undefined,
	};
}

/** What the API is asked for. */
export function postOfficeFilter({ text, country, region, cursor }: PostOfficeSearch): PostOfficeFilter {
	return { search: text === '' ? undefined : text, country, region, cursor };
}

/** Address of a search. */
export function postOfficePath(
	search: Pick<PostOfficeSearch, 'text' | 'place'> & { readonly cursor?: string },
): string {
	const query = new URLSearchParams();
	if (search.text !== '') query.set('search', search.text);
	query.set('in', search.place);
	if (search.cursor) query.set('cursor', search.cursor);
	return `${POST_OFFICES_PATH}?${query}`;
}
