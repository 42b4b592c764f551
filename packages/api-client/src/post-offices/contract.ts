import { HOUR_SECONDS } from '@zaylat/domain/time';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { namedPlace, placeCountry } from '../locations/contract.ts';
import { searchText } from '../shared.ts';

const defineEndpoint = defineResource('post-offices', 'Places');

/** A post office; texts are in the language of the request. */
export const postOffice = z.object({
	id: z.string(),
	country: placeCountry,
	name: z.string(),
	region: namedPlace,
	township: namedPlace.nullable(),
	address: z.string(),
	/** Null where it is not surely known. */
	postcode: z.string().nullable(),
	phone: z.string().nullable(),
	/** For example `Mo-Fr 09:30-16:30`, in the notation of OpenStreetMap. */
	hours: z.string().nullable(),
	/** Degrees, where the position is known. */
	position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

/** A page of post offices by text, region or township (Specification §1). */
export const listPostOffices = defineEndpoint({
	method: 'GET',
	path: '/api/post-offices',
	summary: 'Post offices by name, address or postcode, region and township',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	limit: 'search',
	query: z.object({
		search: searchText.optional(),
		/** The edition's country unless given. */
		country: placeCountry.optional(),
		/** Id of a region. */
		region: z.string().max(80).optional(),
		/** Id of a township. */
		township: z.string().max(80).optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(30),
	}),
	response: z.object({
		data: z.object({ items: z.array(postOffice), page: z.object({ next: z.string().nullable() }) }),
	}),
	errors: ['search_invalid', 'place_not_found'],
});

/** A post office by id. */
export const getPostOffice = defineEndpoint({
	method: 'GET',
	path: '/api/post-offices/{id}',
	summary: 'One post office',
	caller: 'anyone',
	cache: { shared: HOUR_SECONDS },
	guarded: false,
	params: z.object({ id: z.string().max(80) }),
	response: z.object({ data: postOffice }),
	errors: ['place_not_found'],
});

export type PostOffice = z.infer<typeof postOffice>;
