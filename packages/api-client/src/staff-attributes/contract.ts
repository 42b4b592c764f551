import { ATTRIBUTE_KINDS } from '@zaylat/domain/goods';
import { cleanLine } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { localized } from '../shared.ts';

const defineEndpoint = defineResource('staff-attributes', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_attributes' } as const;
const params = z.object({ id: z.string().max(20) });

/** Longer than a word may be, and empty ones too, so that the rules name the language. */
const word = z.string().overwrite(cleanLine).max(200);
const words = z.strictObject({ en: word, mm: word, thai: word, china: word });

/** Key of an attribute, as addresses of filters and files of goods have it. */
export const attributeKey = z.string().regex(/^[\w-]{1,40}$/);
/** Key of a choice, as addresses of filters and files of goods have it. */
export const choiceKey = z.string().regex(/^[\w.-]{1,60}$/);
const ofOne = params.extend({ key: attributeKey });

const editable = {
	name: words,
	/** Of numbers; null without one. */
	unit: words.nullable(),
	/** What there is to choose from, in the order of the form. A new choice has no key yet. */
	choices: z.array(z.strictObject({ key: choiceKey.nullable(), name: words })).max(200),
	/** Whether a product needs a value before it is published. */
	isRequired: z.boolean(),
	/** Whether listings are narrowed by it. */
	isFilter: z.boolean(),
};

const categoryName = z.object({ id: z.string(), name: localized });

/** An attribute of a category as staff change it. */
export const staffAttribute = z.object({
	key: attributeKey,
	kind: z.enum(ATTRIBUTE_KINDS),
	name: localized,
	unit: localized.nullable(),
	choices: z.array(z.object({ key: choiceKey, name: localized })),
	isRequired: z.boolean(),
	isFilter: z.boolean(),
	/** The category that has it: the one that was asked for, or one above it. */
	from: categoryName,
	/** Other categories that have it. */
	others: z.array(categoryName),
	/** Products of the category that have a value, in any state. */
	products: z.number().int().nonnegative(),
});

const response = z.object({
	data: z.object({
		/** The category, the last one, below those above it. */
		path: z.array(categoryName).min(1),
		/** Attributes of the categories above it, first level first, then its own, in their order. */
		items: z.array(staffAttribute),
		/** Attributes of other categories that it can have too. */
		offered: z.array(z.object({ key: attributeKey, name: localized })),
	}),
});

/** The attributes of a category with those of the categories above it. */
export const listCategoryAttributes = defineEndpoint({
	method: 'GET',
	path: '/api/operating/categories/{id}/attributes',
	summary: 'Attributes of a category',
	...ofStaff,
	params,
	response,
	errors: ['category_not_found'],
});

/** Makes an attribute, the last of the category. Its key follows from its English name. `fields` name what is wrong. */
export const createAttribute = defineEndpoint({
	method: 'POST',
	path: '/api/operating/categories/{id}/attributes',
	summary: 'Make an attribute',
	...ofStaff,
	limit: 'write',
	params,
	body: z.strictObject({ ...editable, kind: z.enum(ATTRIBUTE_KINDS) }),
	response,
	errors: ['category_not_found'],
});

/**
 * Changes an attribute of a category, and of all others that have it; its kind stays. Products show the new words within a
 * minute. A choice that products have cannot be left out.
 */
export const changeAttribute = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/categories/{id}/attributes/{key}',
	summary: 'Change an attribute',
	...ofStaff,
	limit: 'write',
	params: ofOne,
	body: z.strictObject(editable),
	response,
	errors: ['category_not_found'],
});

/** Gives a category an attribute that another one has, the last of its own. */
export const addAttribute = defineEndpoint({
	method: 'POST',
	path: '/api/operating/categories/{id}/attributes/{key}',
	summary: 'Give a category an attribute of another one',
	...ofStaff,
	limit: 'write',
	params: ofOne,
	response,
	errors: ['category_not_found'],
});

/** Puts an attribute at a place among those of the category itself. */
export const placeAttribute = defineEndpoint({
	method: 'POST',
	path: '/api/operating/categories/{id}/attributes/{key}/place',
	summary: 'Order attributes',
	...ofStaff,
	limit: 'write',
	params: ofOne,
	body: z.strictObject({
		/** From 0. */
		place: z.int().nonnegative().max(1_000),
	}),
	response,
	errors: ['category_not_found'],
});

/** Takes an attribute from a category. Products keep what they say as a fact in words. */
export const removeAttribute = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/categories/{id}/attributes/{key}',
	summary: 'Take an attribute from a category',
	...ofStaff,
	limit: 'write',
	params: ofOne,
	response,
	errors: ['category_not_found'],
});

export type StaffAttribute = z.infer<typeof staffAttribute>;
export type CategoryAttributes = z.infer<typeof response>['data'];
/** An attribute as a form sends it. */
export type AttributeInput = z.input<typeof createAttribute.body>;
