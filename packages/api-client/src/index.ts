export * from './account-changes/mutations.ts';
export * from './account-deletion/mutations.ts';
export * from './account-deletion/queries.ts';
export * from './addresses/mutations.ts';
export * from './addresses/queries.ts';
export * from './audit-trail/queries.ts';
export * from './auth-tokens/mutations.ts';
export * from './businesses/queries.ts';
export * from './cart/mutations.ts';
export * from './cart/queries.ts';
export * from './categories/queries.ts';
export * from './chat/mutations.ts';
export * from './chat/queries.ts';
export * from './checkout/queries.ts';
export * from './collections/queries.ts';
export * from './contact-phones/mutations.ts';
export * from './contact-phones/queries.ts';
export * from './coupons/mutations.ts';
export * from './coupons/queries.ts';
export * from './currencies/queries.ts';
export * from './delivery-calculator/queries.ts';
export * from './delivery-quotes/queries.ts';
export * from './dev-tool/mutations.ts';
export * from './dev-tool/queries.ts';
export * from './editions/queries.ts';
export * from './entitlements/mutations.ts';
export * from './entitlements/queries.ts';
export * from './follows/mutations.ts';
export * from './follows/queries.ts';
export * from './help/queries.ts';
export * from './home/queries.ts';
export * from './home-content/mutations.ts';
export * from './home-content/queries.ts';
export {
	ApiError,
	type ApiErrorCode,
	type ApiErrorInit,
	CLIENT_ERRORS,
	type ClientErrorCode,
	isApiError,
} from './http/api-error.ts';
export { type Attempt, type Client, createClient, type SendOptions } from './http/client.ts';
export type { ClientConfig } from './http/client-options.ts';
export { ClientOptionError } from './http/client-options.ts';
export {
	CONNECTION_RULES,
	type Connection,
	type ConnectionQuality,
	type ConnectionRule,
	createConnection,
	type NetworkInformation,
} from './http/connection.ts';
export { API_ERRORS, type ErrorCode } from './http/errors.ts';
export type { Fetch } from './http/exchange.ts';
export type { SecurityKeyConfig } from './http/key-maker.ts';
export { type ApiRequest, cacheKey, call, isPrivateKey, pathOf, type ResponseOf } from './http/request.ts';
export { createServerClock, type ServerClock } from './http/server-clock.ts';
export * from './linked-accounts/mutations.ts';
export * from './linked-accounts/queries.ts';
export * from './locations/queries.ts';
export * from './missed-searches/queries.ts';
export * from './notifications/mutations.ts';
export * from './notifications/queries.ts';
export * from './offers/mutations.ts';
export * from './operated-coupons/mutations.ts';
export * from './operated-coupons/queries.ts';
export * from './operated-flash-sales/mutations.ts';
export * from './operated-flash-sales/queries.ts';
export * from './operated-pages/mutations.ts';
export * from './operated-pages/queries.ts';
export * from './orders/mutations.ts';
export * from './orders/queries.ts';
export * from './otp/mutations.ts';
export * from './page-figures/mutations.ts';
export * from './password-reset/mutations.ts';
export * from './payments/mutations.ts';
export * from './payments/queries.ts';
export * from './points/queries.ts';
export * from './post-offices/queries.ts';
export * from './products/mutations.ts';
export * from './products/queries.ts';
export * from './profile/mutations.ts';
export * from './profile/queries.ts';
export * from './push/mutations.ts';
export * from './push/queries.ts';
export * from './questions/mutations.ts';
export * from './questions/queries.ts';
export * from './quotations/mutations.ts';
export * from './quotations/queries.ts';
export * from './reauthentication/mutations.ts';
export * from './reauthentication/queries.ts';
export * from './recent-views/mutations.ts';
export * from './recent-views/queries.ts';
export * from './registration/mutations.ts';
export * from './returns/mutations.ts';
export * from './reviews/mutations.ts';
export * from './reviews/queries.ts';
export * from './seller-applications/mutations.ts';
export * from './seller-applications/queries.ts';
export * from './seller-imports/mutations.ts';
export * from './seller-imports/queries.ts';
export * from './seller-parcels/mutations.ts';
export * from './seller-parcels/queries.ts';
export * from './seller-products/mutations.ts';
export * from './seller-products/queries.ts';
export * from './seller-questions/mutations.ts';
export * from './seller-questions/queries.ts';
export * from './seller-quotations/mutations.ts';
export * from './seller-quotations/queries.ts';
export * from './seller-sections/mutations.ts';
export * from './seller-sections/queries.ts';
export * from './seller-shops/mutations.ts';
export * from './seller-shops/queries.ts';
export * from './seller-statements/queries.ts';
export * from './shops/queries.ts';
export * from './staff-access/mutations.ts';
export * from './staff-access/queries.ts';
export * from './staff-accounts/mutations.ts';
export * from './staff-accounts/queries.ts';
export * from './staff-applications/mutations.ts';
export * from './staff-applications/queries.ts';
export * from './staff-attributes/mutations.ts';
export * from './staff-attributes/queries.ts';
export * from './staff-categories/mutations.ts';
export * from './staff-categories/queries.ts';
export * from './staff-goods/mutations.ts';
export * from './staff-goods/queries.ts';
export * from './staff-jobs/mutations.ts';
export * from './staff-jobs/queries.ts';
export * from './staff-members/mutations.ts';
export * from './staff-members/queries.ts';
export * from './staff-orders/mutations.ts';
export * from './staff-orders/queries.ts';
export * from './staff-shops/mutations.ts';
export * from './staff-shops/queries.ts';
export * from './staff-views/mutations.ts';
export * from './staff-views/queries.ts';
export * from './tracking/queries.ts';
export type * from './types.ts';
export * from './uploads/mutations.ts';
export * from './webhooks/mutations.ts';
export * from './webhooks/queries.ts';
export * from './wholesale/queries.ts';
export * from './wishlist/mutations.ts';
export * from './wishlist/queries.ts';
