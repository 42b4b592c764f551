/**
 * Areas of interface texts, one JSON file each per language (`src/i18n/<language>/<area>.json`).
 * `app` (frame, preferences) and `errors` (errors that any page can meet) are loaded on every page; `failures` has the
 * errors that only come from what a person does, and is loaded by the screens where it can be done.
 */
export const AREAS = [
	'app',
	'errors',
	'home',
	'search',
	'catalog',
	'product',
	'cart',
	'auth',
	'account',
	'failures',
	'digital',
	'tools',
	'help',
	'reviews',
	'follow',
	'coupons',
	'shops',
	'collections',
	'directory',
	'wishlist',
	'wholesale',
	'selling',
	'addresses',
	'codes',
	'checkout',
	'payment',
	'orders',
	'tracking',
	'reviewing',
	'library',
	'papers',
	'sheet',
	'chat',
	'developer',
	'demo',
] as const;

/** An area of interface texts; the namespace of its keys. */
export type Area = (typeof AREAS)[number];

/** Areas that every page needs. */
export const FRAME_AREAS = ['app', 'errors'] as const satisfies readonly Area[];
