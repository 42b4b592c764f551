import type { Language } from '@zaylat/domain/languages';
import { call, pathOf } from '../http/request.ts';
import type { getSellerStatement, listSellerStatements, listUnstatedEarnings } from './contract.ts';

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

/**
 * Address of a statement as a file, for a link that a browser follows by itself.
 * @param language of the PDF; programs read the CSV, which is the same in all languages
 */
export function statementFile(number: string, kind: 'pdf' | 'csv', language: Language): string {
	const path = `/api/seller/statements/{number}/statement.${kind}`;
	return pathOf({ path, params: { number }, ...(kind === 'pdf' && { query: { lang: language } }) });
}

/** What the seller's shops earned and no statement has yet: `answer.data`. */
export function unstatedEarnings() {
	return call<typeof listUnstatedEarnings>('GET', '/api/seller/earnings', { guarded: true });
}

/** One statement with its lines: `answer.data`. Error: `statement_not_found`. */
export function sellerStatement(number: string) {
	return call<typeof getSellerStatement>('GET', '/api/seller/statements/{number}', {
		guarded: true,
		params: { number },
	});
}
