import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { money } from '../shared.ts';

const defineEndpoint = defineResource('seller-statements', 'Selling');

/** A statement of what a shop is paid, as a list shows it. */
export const sellerStatement = z.object({
	number: z.string(),
	shop: z.object({ slug: z.string(), name: z.string() }),
	/** What happened until then is on it. */
	closedAt: z.string(),
	/** What was carried on from the statement before; below zero where the shop owed. */
	carried: money,
	/** `carried` and all lines. */
	total: money,
	/** What is paid out; the rest is carried to the next statement. */
	payout: money,
	carriedOn: money,
	/** When the payout was transferred; null before, and without one. */
	paidAt: z.string().nullable(),
});

/** A statement with its lines. */
export const sellerStatementDetails = sellerStatement.extend({
	lines: z.array(
		z.object({
			orderCode: z.string(),
			/** `correction`: an order of an earlier statement came to something else, such as by a return. */
			kind: z.enum(['sale', 'correction']),
			/** Goods without the shop's own coupon and without tax. */
			sales: money,
			/** What the marketplace keeps of it. */
			commission: money,
			/** `sales` less `commission`. */
			amount: money,
		}),
	),
});

/** What a shop earned and no statement has yet. */
export const unstatedEarning = z.object({
	orderCode: z.string(),
	shop: z.object({ slug: z.string(), name: z.string() }),
	/** `correction`: an order of an earlier statement came to something else; it is on the next one. */
	kind: z.enum(['sale', 'correction']),
	/** Sales less commission; below zero for corrections by returns. */
	amount: money,
	/** When its holding period is over; null while one of its parcels goes on. What is past is on the next statement. */
	releasedAt: z.string().nullable(),
});

/** What the seller's shops earned and no statement has yet; what is released first comes first. */
export const listUnstatedEarnings = defineEndpoint({
	method: 'GET',
	path: '/api/seller/earnings',
	summary: 'What is on hold',
	caller: 'seller',
	guarded: true,
	response: z.object({
		data: z.object({
			/** At most 200. */
			items: z.array(unstatedEarning),
			/** All of it. */
			total: money,
			/** What is on the next statement of it. */
			released: money,
		}),
	}),
});

/** Statements of the seller's shops, newest first. */
export const listSellerStatements = defineEndpoint({
	method: 'GET',
	path: '/api/seller/statements',
	summary: "Statements of the seller's shops",
	caller: 'seller',
	guarded: true,
	query: z.object({
		/** Slug of one of the seller's shops. */
		shop: z.string().max(80).optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(200).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(20),
	}),
	response: z.object({
		data: z.object({ items: z.array(sellerStatement), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** One statement of the seller's shops. */
export const getSellerStatement = defineEndpoint({
	method: 'GET',
	path: '/api/seller/statements/{number}',
	summary: 'A statement with its lines',
	caller: 'seller',
	guarded: true,
	params: z.object({ number: z.string().max(40) }),
	response: z.object({ data: sellerStatementDetails }),
	errors: ['statement_not_found'],
});

/**
 * Where a statement is a file. A browser follows the address to save it, with its cookie and no header of ours; `lang` chooses
 * the language of the PDF.
 */
export const STATEMENT_FILES = {
	pdf: '/api/seller/statements/{number}/statement.pdf',
	csv: '/api/seller/statements/{number}/statement.csv',
} as const;

/** Errors of the files of statements. */
export const STATEMENT_FILE_ERRORS = [
	'sign_in_required',
	'session_expired',
	'seller_required',
	'statement_not_found',
	'too_many_requests',
	'unavailable',
] as const satisfies readonly ErrorCode[];

export type UnstatedEarning = z.infer<typeof unstatedEarning>;
export type SellerStatement = z.infer<typeof sellerStatement>;
export type SellerStatementDetails = z.infer<typeof sellerStatementDetails>;
