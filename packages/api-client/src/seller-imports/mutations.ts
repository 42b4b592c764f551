import type { GoodsFormat } from '@zaylat/domain/goods';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** How a file is imported. */
export interface ImportChoices {
	/** Slug of one of the seller's shops. */
	readonly shop: string;
	/** Recognised by the file's content unless given. */
	readonly format?: GoodsFormat | undefined;
	/** Pieces of what is in stock without a number. */
	readonly stock?: number | undefined;
	/** Grams of a packed piece where the file says none. */
	readonly weight?: number | undefined;
	/** Whether everything is checked and nothing written. */
	readonly check?: boolean | undefined;
}

/**
 * Sends a file of goods, which is imported soon after: `answer.data` has the id that `sellerImport` takes.
 * Errors: `shop_not_found`, `body_too_large` beyond 20 MB, `upload_refused`.
 * @param file its media type goes with it
 */
export function importProducts({ shop, format, stock, weight, check }: ImportChoices, file: Blob) {
	return call<typeof contract.importSellerProducts>('POST', '/api/seller/products/import', {
		guarded: true,
		query: { shop, format, stock, weight, check },
		body: file,
	});
}
