import type { endpointsByResource } from '../endpoints.ts';

/** A resource of the contract. */
export type ResourceName = keyof typeof endpointsByResource;

/** The group that each resource of the contract is described in; documents and pages go group by group. */
export const API_GROUPS = {
	home: 'Products',
	categories: 'Products',
	products: 'Products',
	collections: 'Products',
	wholesale: 'Products',
	'recent-views': 'Products',
	reviews: 'Reviews',
	shops: 'Shops',
	follows: 'Shops',
	cart: 'Cart',
	wishlist: 'Wishlist',
	coupons: 'Checkout',
	'delivery-quotes': 'Checkout',
	checkout: 'Checkout',
	orders: 'Orders',
	tracking: 'Orders',
	quotations: 'Quotations',
	'seller-parcels': 'Selling',
	'seller-quotations': 'Selling',
	payments: 'Payments',
	entitlements: 'Digital goods',
	chat: 'Chat',
	uploads: 'Uploads',
	notifications: 'Notifications',
	profile: 'Account',
	addresses: 'Account',
	'contact-phones': 'Account',
	'linked-accounts': 'Account',
	reauthentication: 'Account',
	'account-changes': 'Account',
	'account-deletion': 'Account',
	points: 'Account',
	registration: 'Sign-in',
	'password-reset': 'Sign-in',
	otp: 'Sign-in',
	'auth-tokens': 'Sign-in',
	locations: 'Places',
	'post-offices': 'Places',
	'delivery-calculator': 'Places',
	businesses: 'Places',
	currencies: 'Reference',
	editions: 'Reference',
	help: 'Reference',
} as const satisfies Readonly<Record<ResourceName, string>>;

/** A group of endpoints. */
export type ApiGroup = (typeof API_GROUPS)[ResourceName];
