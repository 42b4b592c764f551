/** Groups that the OpenAPI document and the pages in Storybook describe endpoints in, in this order, with what is in each. */
export const GROUP_DESCRIPTIONS = {
	Products:
		'Home page, categories, collections, listings, search, wholesale, product pages and questions about products.',
	Reviews: 'Reviews of products: reading, writing, changing and voting.',
	Shops: 'Shops and whom a shopper follows.',
	Cart: 'The cart of a guest or shopper: lines, quantities, selection.',
	Wishlist: 'Products that a shopper has saved.',
	Checkout: 'Quotes of an order before it is placed: delivery services, coupons, totals.',
	Orders: 'Placed orders: parcels and their tracking, cancelling, confirming, invoices and receipts.',
	Quotations: 'Requests for wholesale prices and the answers of shops.',
	Selling: 'What the seller of a shop answers: quotations, questions about products, and parcels.',
	Payments: 'Payments of an order by card, mobile banking, wallet or QR code.',
	'Digital goods': 'Codes, downloads and plans that a shopper has bought.',
	Chat: 'Conversations between shoppers and shops.',
	Uploads: 'Pictures for profiles, reviews and chat.',
	Notifications: 'Messages to a shopper in the shop.',
	Account: 'Profile, addresses, phone numbers, points, sign-in methods and deletion.',
	'Sign-in': 'Registration, codes, passwords and tokens. Sessions themselves are Auth.js at `/api/auth`.',
	Places: 'Countries, regions, townships, post offices, businesses and delivery fees.',
	Reference: 'Editions, currencies and help.',
	Operation:
		'What whoever runs the server sees and repairs: jobs that failed at each try, payments that wait or differ.',
} as const satisfies Readonly<Record<string, string>>;

/** A group of endpoints. */
export type ApiGroup = keyof typeof GROUP_DESCRIPTIONS;

/** The groups, in the order of documents. */
export const API_GROUPS = Object.keys(GROUP_DESCRIPTIONS) as readonly ApiGroup[];
