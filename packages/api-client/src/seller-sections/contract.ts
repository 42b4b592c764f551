import { SECTION_LIMITS } from '@zaylat/domain/shops';
import { cleanLine } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { textsBy } from '../shared.ts';

const defineEndpoint = defineResource('seller-sections', 'Selling');

const params = z.object({ slug: z.string().max(80) });

/** A category that a shop makes for itself, as it is written. */
const section = z.object({
	/** Of one that is there; null for a new one. */
	id: z.string().max(20).nullable(),
	/** By language; one is enough. */
	name: textsBy(cleanLine, 300),
	/** Ids of products of the shop, all goods or all digital. */
	products: z.array(z.string().max(20)).max(2 * SECTION_LIMITS.products),
});

/** The own categories of a shop in their order; those that are left out are removed. */
export const writtenSections = z.object({ sections: z.array(section).max(2 * SECTION_LIMITS.sections) });

/** The own categories of a shop as their form shows them. */
export const ownSections = z.object({
	/** Slug of the shop. */
	shop: z.string(),
	sections: z.array(section.extend({ id: z.string() })),
	/** Names of the products of all sections, in the language of the request. */
	products: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The own categories of a shop of the seller. */
export const getSellerSections = defineEndpoint({
	method: 'GET',
	path: '/api/seller/shops/{slug}/sections',
	summary: 'The own categories of a shop',
	caller: 'seller',
	guarded: true,
	params,
	response: z.object({ data: ownSections }),
	errors: ['shop_not_found'],
});

/** Changes all own categories of a shop. `fields` of `bad_request` name what is wrong, such as `sections.0.name`. */
export const setSellerSections = defineEndpoint({
	method: 'PUT',
	path: '/api/seller/shops/{slug}/sections',
	summary: 'Change the own categories of a shop',
	caller: 'seller',
	guarded: true,
	limit: 'write',
	mostBodyBytes: 250_000,
	params,
	body: writtenSections,
	response: z.object({ data: ownSections }),
	errors: ['shop_not_found'],
});

export type OwnSections = z.infer<typeof ownSections>;
export type SectionsInput = z.input<typeof writtenSections>;
