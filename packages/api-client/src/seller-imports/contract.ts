import { GOODS_FORMATS, GOODS_IMPORT } from '@zaylat/domain/goods';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { pageQuery } from '../shared.ts';

const defineEndpoint = defineResource('seller-imports', 'Selling');

/** How far the import of a file is. `failed`: nothing of it could be read, as `problem` says. */
export const importState = z.enum(['waiting', 'running', 'done', 'failed']);

const count = z.number().int().nonnegative();

/** An import of a file of goods. */
export const productImport = z.object({
	id: z.string(),
	/** Slug of its shop. */
	shop: z.string(),
	state: importState,
	/** Whether everything is checked and nothing written. */
	isDryRun: z.boolean(),
	/** Null until it is recognised. */
	format: z.enum(GOODS_FORMATS).nullable(),
	createdAt: z.iso.datetime(),
	/** Null until it is done or has failed. */
	endedAt: z.iso.datetime().nullable(),
	/** Part of the file that was read, from 0 to 1. */
	progress: z.number().min(0).max(1),
	/** Products that were created, changed, left as they were, and not imported. */
	counts: z.object({ created: count, changed: count, unchanged: count, refused: count }),
	/** What of the file is not imported, in sentences. */
	notices: z.array(z.string()),
	/** Why nothing could be read, in a sentence. */
	problem: z.string().nullable(),
});

/** Something in a file that keeps a product from being imported. */
export const importFault = z.object({
	/** Row of the table, line, or place of the item in the feed, from 1 on. */
	row: z.number().int().positive(),
	/** Name of the column or the field; empty where it is about the whole row. */
	column: z.string(),
	/** The shop's own name of the product, as far as it could be read. */
	externalId: z.string().nullable(),
	/** What is wrong, as a code. */
	code: z.string(),
	/** What is wrong, and how to fix it, in a sentence or two. */
	text: z.string(),
});

const params = z.object({ id: z.string().max(40) });

const SELLER_ERRORS = [
	...(['sign_in_required', 'session_expired', 'seller_required'] as const),
	...(['too_many_requests', 'unavailable'] as const),
] as const;

/**
 * Takes a file of goods, which is imported soon after: lines of JSON, Shopify's table of products, or a feed for Google
 * Merchant Center. New products are submitted for review if the file does not say that they are drafts; the others keep their
 * state. Pictures are named by `https` addresses. `upload_refused` for a media type that no such file has.
 */
export const importSellerProducts = defineEndpoint({
	method: 'POST',
	path: '/api/seller/products/import',
	summary: 'Import a file of products',
	caller: 'seller',
	guarded: true,
	limit: 'upload',
	query: z.object({
		/** Slug of one of the seller's shops. */
		shop: z.string().max(80),
		/** Recognised by its content unless given. */
		format: z.enum(GOODS_FORMATS).optional(),
		/** Pieces of what is in stock without a number; without it such products are refused. */
		stock: z.coerce.number().int().min(0).max(1_000_000).optional(),
		/** Grams of a packed piece where the file says none. */
		weight: z.coerce.number().int().min(1).max(1_000_000).optional(),
		/** Whether everything is checked and nothing written. */
		check: z.stringbool().default(false),
	}),
	upload: { types: GOODS_IMPORT.types, mostBytes: GOODS_IMPORT.maxBytes },
	response: z.object({ data: productImport }),
	errors: ['shop_not_found'],
});

/** Imports of the seller's shops, the last one first; they are kept for 30 days. */
export const listSellerImports = defineEndpoint({
	method: 'GET',
	path: '/api/seller/imports',
	summary: 'Imports of files',
	caller: 'seller',
	guarded: true,
	query: pageQuery(20),
	response: z.object({
		data: z.object({ items: z.array(productImport), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** An import, and how far it is. */
export const getSellerImport = defineEndpoint({
	method: 'GET',
	path: '/api/seller/imports/{id}',
	summary: 'An import of a file',
	caller: 'seller',
	guarded: true,
	params,
	response: z.object({ data: productImport }),
	errors: ['import_not_found'],
});

/** The faults of an import, in the order of the file and in the language of the request. */
export const listImportFaults = defineEndpoint({
	method: 'GET',
	path: '/api/seller/imports/{id}/faults',
	summary: 'The faults of an import',
	caller: 'seller',
	guarded: true,
	params,
	query: pageQuery(60),
	response: z.object({
		data: z.object({ items: z.array(importFault), page: z.object({ next: z.string().nullable() }) }),
	}),
	errors: ['import_not_found'],
});

/**
 * Where goods are files: the faults of an import as a table, and all products of a shop as lines of JSON, which an import
 * reads. A browser follows the address to save it, with its cookie and no header of ours; `lang` chooses the language of the
 * faults, `shop` names the shop.
 */
export const GOODS_FILES = {
	faults: '/api/seller/imports/{id}/faults.csv',
	products: '/api/seller/products/export',
} as const;

/** Errors of these files. */
export const GOODS_FILE_ERRORS = {
	faults: [...SELLER_ERRORS, 'import_not_found'],
	products: [...SELLER_ERRORS, 'shop_not_found'],
} as const satisfies Readonly<Record<keyof typeof GOODS_FILES, readonly ErrorCode[]>>;

export type ProductImport = z.infer<typeof productImport>;
export type ImportFault = z.infer<typeof importFault>;
