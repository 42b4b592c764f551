import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { localized, picture } from '../shared.ts';

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
	answer: z.object({ data: z.object({ data: z.object({ data: z.array(category) }) }) }),
	errors: ['unavailable'],
});

export type LastCategory = z.infer<typeof lastCategory>;
export type ChildCategory = z.infer<typeof childCategory>;
export type Category = z.infer<typeof category>;
