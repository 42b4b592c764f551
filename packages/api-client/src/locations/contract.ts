import { HOUR_SECONDS } from '@zaylat/domain/time';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { searchText, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('locations', 'Places');

/** A country to deliver to; `postcode` is the phone-style code of Specification §3, for example `095`. */
export const country = z.object({ name_en: z.string(), postcode: z.string() });

/** Specification §7: answer `data`, a list with `name_en` and `postcode`. */
export const listCountries = defineEndpoint({
	method: 'GET',
	path: '/api/locations/countries',
	summary: 'Countries that goods are delivered to',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	response: z.object({ data: z.array(country) }),
});

/** A country whose places are in the data (Decision 18). */
export const placeCountry = z.enum(['mm', 'th']);

/** A place with the name that the request's language has for it. */
export const namedPlace = z.object({ id: z.string(), name: z.string() });

/** A region or state of Myanmar, or a province of Thailand. */
export const region = namedPlace.extend({ country: placeCountry });

/** A township of Myanmar or a district of Thailand. */
export const township = namedPlace.extend({
	/** That of its post office; null where it is not surely known. */
	postcode: z.string().nullable(),
	/** Whether its sub-districts are in the data; where not, an address names its sub-district in words. */
	hasSubdistricts: z.boolean(),
});

/** A sub-district of Thailand. */
export const subdistrict = namedPlace.extend({ postcode: z.string() });

/** A place with all that it lies in; the last that is not null is the place itself. */
export const place = z.object({
	country: placeCountry,
	region: namedPlace,
	township: namedPlace.nullable(),
	subdistrict: namedPlace.nullable(),
	postcode: z.string().nullable(),
});

const placeParams = z.object({ id: z.string().max(80) });

/** Regions in the order in which lists offer them; all of one country, so there are no pages. */
export const listRegions = defineEndpoint({
	method: 'GET',
	path: '/api/locations/regions',
	summary: 'Regions and states of Myanmar or provinces of Thailand',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	query: z.object({
		/** The edition's country unless given. */
		country: placeCountry.optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(region) }) }),
});

/** Townships of a region by English name. */
export const listTownships = defineEndpoint({
	method: 'GET',
	path: '/api/locations/regions/{id}/townships',
	summary: 'Townships or districts of a region',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	params: placeParams,
	response: z.object({ data: z.object({ region, items: z.array(township) }) }),
	errors: ['place_not_found'],
});

/** Sub-districts of a district by English name; empty where none are in the data. */
export const listSubdistricts = defineEndpoint({
	method: 'GET',
	path: '/api/locations/townships/{id}/subdistricts',
	summary: 'Sub-districts of a district',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	params: placeParams,
	response: z.object({ data: z.object({ region, township: namedPlace, items: z.array(subdistrict) }) }),
	errors: ['place_not_found'],
});

/** Places that a postcode stands for; never empty. */
export const getPostcode = defineEndpoint({
	method: 'GET',
	path: '/api/locations/postcodes/{postcode}',
	summary: 'Places of a postcode',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	params: z.object({ postcode: typedSigns(10) }),
	query: z.object({
		/** The edition's country unless given. */
		country: placeCountry.optional(),
	}),
	response: z.object({ data: z.object({ postcode: z.string(), items: z.array(place) }) }),
	errors: ['place_not_found'],
});

/** Places by name in any language or by the beginning of a postcode, larger places first; at most 30. */
export const searchPlaces = defineEndpoint({
	method: 'GET',
	path: '/api/locations/places',
	summary: 'Regions, townships and sub-districts that match a text',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	limit: 'search',
	query: z.object({
		search: searchText,
		/** The edition's country unless given. */
		country: placeCountry.optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(place) }) }),
	errors: ['search_invalid'],
});

export type Country = z.infer<typeof country>;
export type Region = z.infer<typeof region>;
export type Township = z.infer<typeof township>;
export type Subdistrict = z.infer<typeof subdistrict>;
export type Place = z.infer<typeof place>;
