export { addCartLine, changeCartLine, removeCartLine } from './cart/mutations.ts';
export { cart, cartCount } from './cart/queries.ts';
export { categoriesWithProducts } from './categories/queries.ts';
export { currencies } from './currencies/queries.ts';
export { home } from './home/queries.ts';
export {
	ApiError,
	type ApiErrorCode,
	type ApiErrorInit,
	CLIENT_ERRORS,
	type ClientErrorCode,
	isApiError,
} from './http/api-error.ts';
export { type Attempt, type Client, type ClientConfig, createClient, type SendOptions } from './http/client.ts';
export { API_ERRORS, type ErrorCode } from './http/errors.ts';
export type { Fetch } from './http/exchange.ts';
export type { SecurityKeyConfig } from './http/key-maker.ts';
export { type AnswerOf, type ApiRequest, cacheKey, call, isPrivateKey, pathOf } from './http/request.ts';
export { countries } from './locations/queries.ts';
export {
	digitalProductSearch,
	type ListingFilter,
	productDetail,
	productListing,
	productSearch,
} from './products/queries.ts';
export type * from './types.ts';
export { addToWishlist, removeFromWishlist } from './wishlist/mutations.ts';
export { digitalWishlist, wishlist } from './wishlist/queries.ts';
