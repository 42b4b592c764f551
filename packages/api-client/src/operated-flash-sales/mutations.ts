import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type { FlashSaleInput } from './contract.ts';

/**
 * Writes a flash sale: `response.data`. Errors: `bad_request` with `fields`, such as `entries.0.price` (`not_below`).
 * @param id a new one for a new flash sale
 */
export function saveFlashSale(id: string, sale: FlashSaleInput) {
	return call<typeof contract.saveFlashSale>('PUT', '/api/operating/flash-sales/{id}', {
		guarded: true,
		params: { id },
		body: sale,
	});
}

/** Ends a flash sale that runs: `response.data`. Errors: `path_not_found`, `bad_request`. */
export function endFlashSale(id: string) {
	return call<typeof contract.endFlashSale>('POST', '/api/operating/flash-sales/{id}/end', {
		guarded: true,
		params: { id },
	});
}

/** Removes a flash sale that has not begun. Errors: `path_not_found`, `bad_request` when it has. */
export function removeFlashSale(id: string) {
	return call<typeof contract.removeFlashSale>('DELETE', '/api/operating/flash-sales/{id}', {
		guarded: true,
		params: { id },
	});
}
