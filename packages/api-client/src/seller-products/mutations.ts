import type { SellerMove } from '@zaylat/domain/goods';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type { ProductInput } from './contract.ts';

/**
 * Begins a product, a draft: `answer.data` is its form. Errors: `bad_request` with `fields`, `shop_not_found`.
 * @param shop slug of one of the seller's shops
 * @param idempotencyKey one for each product, also when it is sent again
 */
export function createProduct(shop: string, product: ProductInput, idempotencyKey: string) {
	return call<typeof contract.createSellerProduct>('POST', '/api/seller/products', {
		guarded: true,
		idempotencyKey,
		body: { shop, product },
	});
}

/**
 * Changes a product: `answer.data` is its form. Errors: `bad_request` with `fields`, `product_not_found`, `product_changed`.
 * @param revision that of the form which was changed
 */
export function changeProduct(id: string, revision: string, product: ProductInput) {
	return call<typeof contract.changeSellerProduct>('PUT', '/api/seller/products/{id}', {
		guarded: true,
		params: { id },
		body: { revision, product },
	});
}

/** Moves a product: `answer.data` is its form. Errors: `product_not_found`, `product_move_refused` with `details.reason`. */
export function moveProduct(id: string, move: SellerMove) {
	return call<typeof contract.moveSellerProduct>('POST', '/api/seller/products/{id}/moves', {
		guarded: true,
		params: { id },
		body: { move },
	});
}

/**
 * Sends a picture for products: `answer.data.key` is what a product names. Errors: `body_too_large` beyond 8 MB;
 * `upload_refused` with `details.reason` `type`, `broken`, `small` or `large`.
 * @param file its media type goes with it
 */
export function uploadProductPicture(file: Blob) {
	return call<typeof contract.uploadProductPicture>('POST', '/api/seller/pictures', { guarded: true, body: file });
}
