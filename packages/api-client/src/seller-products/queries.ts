import type { ShownGoodsState } from '@zaylat/domain/goods';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Products that a seller wants to see. */
export interface SellerProductFilter {
	/** Slug of one of the seller's shops. */
	readonly shop?: string | undefined;
	readonly state?: ShownGoodsState | undefined;
	/** A part of a name, up to 49 characters. */
	readonly search?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** A page of the products of the seller's shops, the last brought in first: `answer.data`. */
export function sellerProducts({ shop, state, search, cursor }: SellerProductFilter = {}) {
	return call<typeof contract.listSellerProducts>('GET', '/api/seller/products', {
		guarded: true,
		query: { shop, state, search, cursor },
	});
}

/** A product with all that its form shows: `answer.data`. Error: `product_not_found`. */
export function sellerProduct(id: string) {
	return call<typeof contract.getSellerProduct>('GET', '/api/seller/products/{id}', { guarded: true, params: { id } });
}

/** The categories of the last level that products can lie in, with their ways: `answer.data.items`. */
export function sellerCategories(kind: 'goods' | 'digital' = 'goods') {
	return call<typeof contract.listSellerCategories>('GET', '/api/seller/categories', {
		guarded: true,
		query: { kind },
	});
}

/** What products of a category say of themselves: `answer.data.items`. Error: `category_not_found`. @param slug of the category */
export function sellerAttributes(slug: string) {
	return call<typeof contract.listSellerAttributes>('GET', '/api/seller/categories/{slug}/attributes', {
		guarded: true,
		params: { slug },
	});
}

/** Price and stock of all variants of 1 to 50 products: `answer.data.items`. @param products their ids */
export function sellerOffers(products: readonly string[]) {
	return call<typeof contract.listSellerOffers>('GET', '/api/seller/offers', {
		guarded: true,
		query: { products: products.join(',') },
	});
}
