import type { Language } from '@zaylat/domain/languages';
import { call, pathOf } from '../http/request.ts';
import type * as contract from './contract.ts';

/** A page of the imports of the seller's shops, the last one first: `answer.data`. @param cursor `page.next` of the page before */
export function sellerImports(cursor?: string) {
	return call<typeof contract.listSellerImports>('GET', '/api/seller/imports', { guarded: true, query: { cursor } });
}

/** An import, and how far it is: `answer.data`. Error: `import_not_found`. */
export function sellerImport(id: string) {
	return call<typeof contract.getSellerImport>('GET', '/api/seller/imports/{id}', { guarded: true, params: { id } });
}

/** A page of the faults of an import: `answer.data`. Error: `import_not_found`. @param cursor `page.next` of the page before */
export function importFaults(id: string, cursor?: string) {
	return call<typeof contract.listImportFaults>('GET', '/api/seller/imports/{id}/faults', {
		guarded: true,
		params: { id },
		query: { cursor },
	});
}

/** Address of the faults of an import as a table (CSV), for a link that a browser follows by itself. */
export function importFaultsFile(id: string, language: Language): string {
	return pathOf({ path: '/api/seller/imports/{id}/faults.csv', params: { id }, query: { lang: language } });
}

/** Address of all products of a shop as lines of JSON, which an import reads; for a link that a browser follows by itself. */
export function productsFile(shop: string): string {
	return pathOf({ path: '/api/seller/products/export', query: { shop } });
}
