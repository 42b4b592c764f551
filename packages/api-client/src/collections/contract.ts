import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, picture, productSummary } from '../shared.ts';

const defineEndpoint = defineResource('collections', 'Products');

/** A hand-picked list of products; texts are in the language of the request. */
export const collection = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	text: z.string(),
	pictures: z.array(picture).min(1),
	tint: z.number().int().min(1).max(6),
	productCount: z.number().int().nonnegative(),
});

/** The collections of an edition. */
export const listCollections = defineEndpoint({
	method: 'GET',
	path: '/api/collections',
	summary: 'Collections of an edition',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	response: z.object({ data: z.object({ items: z.array(collection) }) }),
});

/** One collection with a page of its products, in the order in which they were picked. */
export const getCollection = defineEndpoint({
	method: 'GET',
	path: '/api/collections/{slug}',
	summary: 'One collection with its products',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	/** Slug or id: an id goes on naming the collection when its slug changes. */
	params: z.object({ slug: z.string().max(80) }),
	query: pageQuery(30),
	response: z.object({
		data: z.object({
			collection,
			items: z.array(productSummary),
			page: z.object({ next: z.string().nullable() }),
		}),
	}),
	errors: ['collection_not_found'],
});

export type Collection = z.infer<typeof collection>;
