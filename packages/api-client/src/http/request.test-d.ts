import { expectTypeOf, test } from 'vitest';
import type * as cart from '../cart/contract.ts';
import { addCartLine } from '../cart/mutations.ts';
import type * as currencies from '../currencies/contract.ts';
import { currencies as currenciesQuery } from '../currencies/queries.ts';
import type * as products from '../products/contract.ts';
import { productListing, productSearch } from '../products/queries.ts';
import type { ApiRequest, ResponseOf } from './request.ts';
import { call } from './request.ts';

test('a response has the type of the contract', () => {
	expectTypeOf(currenciesQuery()).toEqualTypeOf<ApiRequest<ResponseOf<typeof currencies.listCurrencies>>>();
	expectTypeOf(productSearch('tea')).toExtend<ApiRequest<{ data: { data: products.ProductMatch[] } }>>();
	expectTypeOf(addCartLine).returns.toExtend<ApiRequest<{ data: cart.Cart }>>();
	expectTypeOf(productSearch('tea')).not.toExtend<ApiRequest<{ data: cart.Cart }>>();
});

test('method and path are the literals of the contract', () => {
	expectTypeOf(call<typeof products.getProduct>)
		.parameter(0)
		.toEqualTypeOf<'GET'>();
	expectTypeOf(call<typeof products.getProduct>)
		.parameter(1)
		.toEqualTypeOf<'/api/products/{id}'>();
	// @ts-expect-error a wrong method
	call<typeof products.getProduct>('POST', '/api/products/{id}', { guarded: false, params: { id: '1' } });
	// @ts-expect-error a wrong path
	call<typeof products.getProduct>('GET', '/api/product/{id}', { guarded: false, params: { id: '1' } });
});

test('parameters, query and body are those of the contract', () => {
	// @ts-expect-error no parameters
	call<typeof products.getProduct>('GET', '/api/products/{id}', { guarded: false });
	// @ts-expect-error a misspelt parameter
	call<typeof products.getProduct>('GET', '/api/products/{id}', { guarded: false, params: { ids: '1' } });
	// @ts-expect-error a body where the contract has none
	call<typeof products.getProduct>('GET', '/api/products/{id}', { guarded: false, params: { id: '1' }, body: {} });
	// @ts-expect-error no body
	call<typeof cart.addCartLine>('POST', '/api/cart/lines', { guarded: true });
	// @ts-expect-error a body of the wrong type
	call<typeof cart.addCartLine>('POST', '/api/cart/lines', { guarded: true, body: { variantId: 'v', quantity: '2' } });
	// @ts-expect-error a sort order that there is not
	productListing({ sort: 'cheapest' });
	// @ts-expect-error a query value that the contract does not have
	call<typeof products.listProducts>('GET', '/api/products', { guarded: false, query: { colour: 'red' } });
	// @ts-expect-error the search text is required
	call<typeof products.searchProducts>('GET', '/api/products/search', { guarded: false, query: {} });
	call<typeof products.listProducts>('GET', '/api/products', { guarded: false, query: { sort: 'newest' } });
});

test('guarded is what the contract says', () => {
	// @ts-expect-error the cart is guarded
	call<typeof cart.getCart>('GET', '/api/cart', { guarded: false });
	// @ts-expect-error currencies are not
	call<typeof currencies.listCurrencies>('GET', '/api/currency-exchange', { guarded: true });
});
