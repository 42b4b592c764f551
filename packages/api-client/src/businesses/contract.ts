import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { namedPlace } from '../locations/contract.ts';
import { searchText } from '../shared.ts';

const defineEndpoint = defineResource('businesses', 'Places');

/** What a business of the directory does. */
export const businessCategory = z.enum([
	'groceries',
	'fashion',
	'electronics',
	'home',
	'beauty',
	'crafts',
	'agriculture',
	'logistics',
	'printing',
	'services',
]);

/** An entry of the business directory; texts are in the language of the request. */
export const business = z.object({
	id: z.string(),
	category: businessCategory,
	name: z.string(),
	text: z.string(),
	region: namedPlace,
	township: namedPlace.nullable(),
	address: z.string(),
	/** In international form, for example `+9512345678`. */
	phone: z.string().nullable(),
	website: z.string().nullable(),
	/** Slug of its shop, when it has one here. */
	shopSlug: z.string().nullable(),
});

/** A page of the directory by category, region or text (Specification §1). */
export const listBusinesses = defineEndpoint({
	method: 'GET',
	path: '/api/businesses',
	summary: 'Businesses of the edition by category, region and text',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	limit: 'search',
	query: z.object({
		search: searchText.optional(),
		category: businessCategory.optional(),
		/** Id of a region. */
		region: z.string().max(80).optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(30),
	}),
	response: z.object({
		data: z.object({ items: z.array(business), page: z.object({ next: z.string().nullable() }) }),
	}),
	errors: ['search_invalid', 'place_not_found'],
});

/** A business by id. */
export const getBusiness = defineEndpoint({
	method: 'GET',
	path: '/api/businesses/{id}',
	summary: 'One business',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	params: z.object({ id: z.string().max(80) }),
	response: z.object({ data: business }),
	errors: ['place_not_found'],
});

export type BusinessCategory = z.infer<typeof businessCategory>;
export type Business = z.infer<typeof business>;
