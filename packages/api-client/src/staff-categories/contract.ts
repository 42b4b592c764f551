import { CATEGORY_NAME_LETTERS } from '@zaylat/domain/goods';
import { UPLOAD } from '@zaylat/domain/uploads';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { localized, picture, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('staff-categories', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_categories' } as const;
const params = z.object({ id: z.string().max(20) });
const edition = z.enum(['mm', 'th']);

const word = typedLine(CATEGORY_NAME_LETTERS).min(1);
/** The name of a category; shoppers of each language read their own. */
const name = z.strictObject({ en: word, mm: word, thai: word, china: word });

/** A category as staff change it. */
export const staffCategory = z.object({
	id: z.string(),
	/** Id of what it lies below; null on the first level. */
	parent: z.string().nullable(),
	/** 1 to 3. */
	level: z.number().int().min(1).max(3),
	kind: z.enum(['goods', 'digital']),
	slug: z.string(),
	name: localized,
	picture,
	/** Editions that do not show it, nor what it contains. */
	hiddenIn: z.array(edition),
	/** Products on sale in it, by edition. */
	products: z.object({ mm: z.number().int().nonnegative(), th: z.number().int().nonnegative() }),
});

const response = z.object({ data: z.object({ items: z.array(staffCategory) }) });

/** All categories, also those without products: parents before their children, siblings in their order. */
export const listStaffCategories = defineEndpoint({
	method: 'GET',
	path: '/api/operating/categories',
	summary: 'All categories',
	...ofStaff,
	response,
});

/** Makes a category, the last of its siblings. Its kind is that of its parent. */
export const createCategory = defineEndpoint({
	method: 'POST',
	path: '/api/operating/categories',
	summary: 'Make a category',
	...ofStaff,
	limit: 'write',
	body: z.strictObject({
		parent: z.string().max(20).nullable(),
		/** Of a category of the first level; others have that of their parent. */
		kind: z.enum(['goods', 'digital']).default('goods'),
		name,
	}),
	response,
	errors: ['category_not_found', 'category_change_refused'],
});

/** Changes the name of a category, what it lies below, and which editions hide it. Its products come along. */
export const changeCategory = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/categories/{id}',
	summary: 'Change a category',
	...ofStaff,
	limit: 'write',
	params,
	body: z.strictObject({ name, parent: z.string().max(20).nullable(), hiddenIn: z.array(edition).max(2) }),
	response,
	errors: ['category_not_found', 'category_change_refused'],
});

/** Puts a category at a place among its siblings. */
export const placeCategory = defineEndpoint({
	method: 'POST',
	path: '/api/operating/categories/{id}/place',
	summary: 'Order categories',
	...ofStaff,
	limit: 'write',
	params,
	body: z.strictObject({
		/** From 0. */
		place: z.int().nonnegative().max(10_000),
	}),
	response,
	errors: ['category_not_found'],
});

/** Gives a category another picture: decoded, turned upright, put on a white square and written again. */
export const changeCategoryPicture = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/categories/{id}/picture',
	summary: 'Change the picture of a category',
	...ofStaff,
	limit: 'upload',
	params,
	upload: { types: UPLOAD.types, mostBytes: UPLOAD.maxBytes },
	response,
	errors: ['category_not_found'],
});

export type StaffCategory = z.infer<typeof staffCategory>;
/** A category as a form sends it. */
export type CategoryInput = z.input<typeof changeCategory.body>;
