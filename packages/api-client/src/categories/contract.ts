import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { localized, picture } from '../shared.ts';

const defineEndpoint = defineResource('categories', 'Products');

const categoryFields = {
	/** Slug of the first-level category above, or its own; `/category/{route}/{slug}` leads there from the footer. */
	route: z.string(),
	slug: z.string(),
	name: localized,
};

/** A category of the third, last level. */
export const lastCategory = z.object({
	id: z.string(),
	...categoryFields,
	productCount: z.number().int().nonnegative(),
});
/** A category of the second level. */
export const childCategory = lastCategory.extend({ children: z.array(lastCategory) });
/** A category of the first level. */
export const category = lastCategory.extend({ picture, children: z.array(childCategory) });

/** Specification §7: answer `data.data.data`, categories with `route`, `slug` and `name.en`; only those with products. */
export const listCategoriesWithProducts = defineEndpoint({
	method: 'GET',
	path: '/api/normal-categories/withProducts',
	summary: 'Categories of goods that hold products, three levels deep',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	response: z.object({ data: z.object({ data: z.object({ data: z.array(category) }) }) }),
});

/** Which products categories are for. */
const kindQuery = z.object({ kind: z.enum(['goods', 'digital']).default('goods') });

/** The categories that hold products, with their counts. */
export const listCategories = defineEndpoint({
	method: 'GET',
	path: '/api/categories',
	summary: 'Categories of goods or digital goods, three levels deep',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	query: kindQuery,
	response: z.object({ data: z.object({ items: z.array(category) }) }),
});

/** A category with the way to it and what lies below it. */
export const categoryDetail = lastCategory.extend({
	kind: z.enum(['goods', 'digital']),
	level: z.number().int().min(1).max(3),
	picture,
	/** From the first level to itself. */
	path: z.array(z.object({ route: z.string(), slug: z.string(), name: localized })).min(1),
	/** The categories one level below that hold products. */
	children: z.array(lastCategory.extend({ picture })),
});

/** One category, by its slug or its id. */
export const getCategory = defineEndpoint({
	method: 'GET',
	path: '/api/categories/{slug}',
	summary: 'One category with its path and children',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	params: z.object({ slug: z.string().max(80) }),
	response: z.object({ data: categoryDetail }),
	errors: ['category_not_found'],
});

export type CategoryDetail = z.infer<typeof categoryDetail>;
export type LastCategory = z.infer<typeof lastCategory>;
export type ChildCategory = z.infer<typeof childCategory>;
export type Category = z.infer<typeof category>;
