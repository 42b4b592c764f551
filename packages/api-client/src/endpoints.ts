import * as cart from './cart/contract.ts';
import * as categories from './categories/contract.ts';
import * as currencies from './currencies/contract.ts';
import * as home from './home/contract.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as locations from './locations/contract.ts';
import * as products from './products/contract.ts';
import * as wishlist from './wishlist/contract.ts';

/** The endpoints of each resource, by name; documents and tests go through them resource by resource. */
export const endpointsByResource = {
	home: { getHome: home.getHome },
	currencies: { listCurrencies: currencies.listCurrencies },
	locations: { listCountries: locations.listCountries },
	categories: { listCategoriesWithProducts: categories.listCategoriesWithProducts },
	products: {
		searchProducts: products.searchProducts,
		searchDigitalProducts: products.searchDigitalProducts,
		listProducts: products.listProducts,
		getProduct: products.getProduct,
	},
	cart: {
		countCart: cart.countCart,
		getCart: cart.getCart,
		addCartLine: cart.addCartLine,
		changeCartLine: cart.changeCartLine,
		removeCartLine: cart.removeCartLine,
	},
	wishlist: {
		listWishlist: wishlist.listWishlist,
		listDigitalWishlist: wishlist.listDigitalWishlist,
		addToWishlist: wishlist.addToWishlist,
		removeFromWishlist: wishlist.removeFromWishlist,
	},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Every endpoint of the contract by its name. */
export const endpointsByName = {
	...endpointsByResource.home,
	...endpointsByResource.currencies,
	...endpointsByResource.locations,
	...endpointsByResource.categories,
	...endpointsByResource.products,
	...endpointsByResource.cart,
	...endpointsByResource.wishlist,
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Name of an endpoint of the contract. */
export type EndpointName = keyof typeof endpointsByName;

/** Every endpoint of the contract; the OpenAPI document, the mock handlers and the contract tests walk it. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByName);

/**
 * The endpoint of a method and path.
 * @param path as the contract has it, with its `{name}` places.
 */
export function endpointOf(method: string, path: string): Endpoint | undefined {
	return endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/**
 * Holds a successful answer against the contract; the `validate` setting of a client in development and tests.
 * @param path as the contract has it, with its `{name}` places.
 * @throws ZodError naming what is wrong, or Error when the contract has no such endpoint.
 */
export function validateAnswer(method: string, path: string, answer: unknown): void {
	const endpoint = endpointOf(method, path);
	if (!endpoint) throw new Error(`The contract has no ${method} ${path}`);
	endpoint.answer.parse(answer);
}
