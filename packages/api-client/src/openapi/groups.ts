/** Groups that the OpenAPI document and the pages in Storybook describe endpoints in, in this order. */
export const API_GROUPS = [
	'Products',
	'Reviews',
	'Shops',
	'Cart',
	'Wishlist',
	'Checkout',
	'Orders',
	'Quotations',
	'Selling',
	'Payments',
	'Digital goods',
	'Chat',
	'Uploads',
	'Notifications',
	'Account',
	'Sign-in',
	'Places',
	'Reference',
] as const;

/** A group of endpoints. */
export type ApiGroup = (typeof API_GROUPS)[number];
