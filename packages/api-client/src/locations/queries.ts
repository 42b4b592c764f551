import { call } from '../http/request.ts';
import type {
	getPostcode,
	listCountries,
	listRegions,
	listSubdistricts,
	listTownships,
	searchPlaces,
} from './contract.ts';

/** The countries that goods are delivered to: `response.data` (Specification §7). */
export function countries() {
	return call<typeof listCountries>('GET', '/api/locations/countries', { guarded: false });
}

/** Regions of a country, that of the edition unless given: `response.data.items`. */
export function regions(country?: 'mm' | 'th') {
	return call<typeof listRegions>('GET', '/api/locations/regions', { guarded: false, query: { country } });
}

/** Townships or districts of a region: `response.data.items`; error `place_not_found`. */
export function townships(regionId: string) {
	return call<typeof listTownships>('GET', '/api/locations/regions/{id}/townships', {
		guarded: false,
		params: { id: regionId },
	});
}

/** Sub-districts of a district, perhaps none: `response.data.items`; error `place_not_found`. */
export function subdistricts(townshipId: string) {
	return call<typeof listSubdistricts>('GET', '/api/locations/townships/{id}/subdistricts', {
		guarded: false,
		params: { id: townshipId },
	});
}

/** Places that a postcode stands for: `response.data.items`; error `place_not_found`. */
export function placesOfPostcode(postcode: string, country?: 'mm' | 'th') {
	return call<typeof getPostcode>('GET', '/api/locations/postcodes/{postcode}', {
		guarded: false,
		params: { postcode },
		query: { country },
	});
}

/**
 * Places that match a text in any language: `response.data.items`; error `search_invalid`.
 * @param search 1 to 49 characters without a web link.
 */
export function placeSearch(search: string, country?: 'mm' | 'th') {
	return call<typeof searchPlaces>('GET', '/api/locations/places', { guarded: false, query: { search, country } });
}
