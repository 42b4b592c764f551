import { call } from '../http/request.ts';
import type { getSellerStatement, listSellerStatements } from './contract.ts';

/** Statements that a seller wants to see. */
export interface SellerStatementFilter {
	/** Slug of one of the seller's shops. */
	readonly shop?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
	/** 1 to 60; 20 unless given. */
	readonly perPage?: number | undefined;
}

/** Statements of the seller's shops, newest first: `answer.data`. */
export function sellerStatements({ shop, cursor, perPage = 20 }: SellerStatementFilter = {}) {
	return call<typeof listSellerStatements>('GET', '/api/seller/statements', {
		guarded: true,
		query: { shop, cursor, per_page: perPage },
	});
}

/** One statement with its lines: `answer.data`. Error: `statement_not_found`. */
export function sellerStatement(number: string) {
	return call<typeof getSellerStatement>('GET', '/api/seller/statements/{number}', {
		guarded: true,
		params: { number },
	});
}
