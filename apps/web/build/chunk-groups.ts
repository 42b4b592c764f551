/**
 * Which modules of the client come in one file.
 *
 * Chunks of code that change at different paces, so that a new build leaves most of a visitor's cache good:
 * the libraries; the frame, which every page starts with; what several screens share. The rest is a chunk per screen.
 * Without these groups each shared module would be a request of its own, with half a kilobyte of headers.
 */

/** What a group says of itself, as the bundler reads it. */
interface ChunkGroup {
	readonly name: string;
	readonly test: RegExp | ((id: string) => boolean);
	readonly priority: number;
	readonly tags?: '$initial'[];
	readonly minShareCount?: number;
}

const LIBRARIES =
	/node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|swr|dequal|use-sync-external-store)[\\/]/;
/** What of React Router moves from page to page: it comes when somebody goes somewhere (`src/client/moving-router.ts`). */
const MOVING = /react-router[\\/].*[\\/]router[\\/](router|history|instrumentation|matcher)\.js$/;
const OURS =
	/packages[\\/](tokens|domain|api-client|ui|storefront)[\\/]|src[\\/]page-data|preload-helper|node_modules[\\/](lucide-react|class-variance-authority|clsx)[\\/]/;
/** Opened by the visitor, never at first: what only these use stays with them. */
const OPENED_LATER =
	/dropdown-menu|[\\/]dialog[\\/]|zawgyi|preference-menu|preferences-dialog|use-preference-options|use-choose-preference/;

/** Used by many parts that come later, and by few pages at first. */
const NEEDED_LATER =
	/packages[\\/](ui[\\/]src[\\/](input|field|checkbox|choice-row)|domain[\\/]src[\\/](dates|access))[\\/]/;

const isOurCode = (id: string) => OURS.test(id) && !id.endsWith('.json');

/** More than a third of the screens: what so many use is worth having before it is needed, what fewer use would weigh on all. */
const MANY = 20;

/**
 * What a family of screens shares and others do without: parts of our packages' paths, and pictures by their file.
 * A module that one screen alone uses is never here: it is in that screen's chunk. What comes after the first look
 * (facets, forms, dialogs) must not match, because a group is fetched whole.
 */
const FAMILIES: Readonly<Record<string, { readonly modules: readonly string[]; readonly icons: readonly string[] }>> = {
	/** Pages that fill a cart or show one. */
	buying: {
		modules: [
			'ui/src/quantity-stepper/',
			'domain/src/dates/',
			'domain/src/points/',
			'storefront/src/shared/cart-store/use-cart.',
			'storefront/src/shared/session/use-session-over.',
			'storefront/src/shared/session/signed-out-codes.',
			'storefront/src/shared/seen/seen-',
		],
		icons: ['shopping-cart', 'calendar-clock', 'coins', 'trash'],
	},
	/** Pages of one product, of things and of digital goods. */
	goods: {
		modules: [
			'storefront/src/shared/product-page/',
			'storefront/src/shared/purchase/buy-bar.',
			'storefront/src/shared/purchase/kept-choice.',
			'storefront/src/shared/purchase/quantity-choice.',
			'storefront/src/shared/purchase/use-purchase.',
			'storefront/src/shared/reviews/review-queries.',
			'storefront/src/shared/json-ld/product-json-ld.',
			'storefront/src/shared/late-dialog/',
			'storefront/src/shared/picture-viewer/place-text.',
			'storefront/src/shared/picture-viewer/use-picture-viewer.',
			'storefront/src/shared/session/use-ask-session.',
			'storefront/src/shared/quotation-request/quotation-button.',
			'api-client/src/reviews/queries.',
			'api-client/src/delivery-calculator/queries.',
		],
		icons: ['share-2', 'map-pinned', 'package-x', 'circle-x', 'hourglass', 'file-question-mark', 'circle-check'],
	},
	/** Lists with filters. */
	listing: {
		modules: [
			...['listing', 'listing-address', 'listing-context', 'listing-head', 'listing-pages'],
			...[
				'filter-button',
				'recent',
				'listing-parts',
				'listing-more',
				'facet-column',
				'no-match',
				'sort-links',
				'sort-field',
				'use-listing-pages',
			],
		]
			.map((name) => `storefront/src/shared/listing/${name}.`)
			.concat('ui/src/load-more/', 'ui/src/chip/chip-styles.'),
		icons: ['sliders-horizontal'],
	},
	/** Pages of a shop. */
	shops: { modules: ['storefront/src/shops/'], icons: [] },
	/** Following a shop, from its own pages and from a product's. */
	follow: { modules: ['storefront/src/shared/follow/', 'api-client/src/follows/'], icons: [] },
	/** A cart and its checkout, and other pages with a field in the first look. */
	fields: {
		modules: [
			'ui/src/field/field.',
			'ui/src/input/input.',
			'ui/src/checkbox/checkbox-mark.',
			'ui/src/checkbox/checkbox.',
			'ui/src/choice-row/choice-row.',
			'ui/src/choice-row/choice-context.',
			'ui/src/value/use-form-reset.',
			'ui/src/coupon-field/coupon-',
			'storefront/src/cart/checkout-step.',
			'storefront/src/shared/chosen-coupon/',
		],
		icons: ['info', 'circle-exclamation-point', 'log-in'],
	},
};

/** Small things of several families: together they cost a visitor less than a file of their own each. */
const SMALL = [
	'/packages/api-client/src/coupons/queries.',
	'/packages/storefront/src/shared/time-units/',
	'/packages/storefront/src/shared/picture/tint-ground.',
	'/packages/storefront/src/shared/category-path/',
	'/packages/storefront/src/shared/json-ld/json-ld.',
	'/packages/storefront/src/shared/gone-or-failed/',
	'/packages/storefront/src/shared/section/section.',
	'/packages/storefront/src/shared/shop-marks/',
	'/packages/ui/src/value/is-plain-press.',
	'/packages/storefront/src/shared/shop-path/',
	...['badge-check', 'check', 'chevron-right', 'layout-grid', 'package-open', 'store', 'zap'].map(
		(icon) => `/icons/${icon}.mjs`,
	),
];

const hasPart = (id: string, parts: readonly string[]) => {
	const path = id.replaceAll('\\', '/');
	return parts.some((part) => path.includes(part));
};

const families: ChunkGroup[] = Object.entries(FAMILIES).map(([name, { modules, icons }]) => {
	const parts = [...modules.map((module) => `/packages/${module}`), ...icons.map((icon) => `/icons/${icon}.mjs`)];
	return { name, test: (id) => isOurCode(id) && hasPart(id, parts), minShareCount: 2, priority: 5 };
});

/** The groups, for the bundler's options. */
export const CHUNK_GROUPS: ChunkGroup[] = [
	{
		name: 'libraries',
		test: (id) => LIBRARIES.test(id) && !MOVING.test(id),
		tags: ['$initial'],
		priority: 30,
	},
	{ name: 'frame', test: isOurCode, tags: ['$initial'], priority: 15 },
	{
		name: 'shared',
		test: (id) => isOurCode(id) && !OPENED_LATER.test(id) && !NEEDED_LATER.test(id),
		minShareCount: MANY,
		priority: 10,
	},
	{ name: 'small', test: (id) => hasPart(id, SMALL), minShareCount: 2, priority: 9 },
	...families,
];
