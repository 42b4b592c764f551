/**
 * What a family of screens shares and others do without: parts of our packages' paths, and pictures by their file.
 * A module that one screen alone uses is never here: it is in that screen's chunk. A group is fetched whole:
 * what comes after the first look (facets, forms, dialogs, what is chosen) is never in one with what belongs to it.
 */
export const FAMILIES: Readonly<
	Record<string, { readonly modules: readonly string[]; readonly icons: readonly string[] }>
> = {
	/** Cards of products, which many pages show and others only once they are touched. */
	cards: {
		modules: [
			...['product-card', 'wishlist-button'].map((name) => `storefront/src/shared/product-card/${name}.`),
			...[
				'storefront/src/shared/price/',
				'storefront/src/shared/shop-marks/shop-rating.',
				'storefront/src/shared/product-grid/product-tiles.',
			],
			...['ui/src/price/', 'ui/src/rating/'],
		],
		icons: ['heart', 'star'],
	},
	/** Pages that ask who somebody is before they go on. */
	signed: {
		modules: [
			'storefront/src/app/arriving.',
			'storefront/src/shared/cart-store/use-cart.',
			'storefront/src/shared/session/use-session-over.',
			'storefront/src/shared/session/signed-out-codes.',
			'storefront/src/cart/checkout-step.',
			'storefront/src/cart/has-draft.',
			'storefront/src/shared/chosen-coupon/',
			'api-client/src/addresses/queries.',
			'api-client/src/checkout/queries.',
		],
		icons: [],
	},
	/** The lines of a cart, and what fills it. */
	buying: {
		modules: ['ui/src/quantity-stepper/', 'domain/src/points/', 'storefront/src/shared/seen/seen-'],
		icons: ['calendar-clock', 'coins', 'trash'],
	},
	/** Pages of one product, of things and of digital goods. */
	goods: {
		modules: ['storefront/src/shared/product-page/'],
		icons: ['share-2', 'map-pinned'],
	},
	/** What is chosen and asked for on these pages, once somebody begins to. */
	choosing: {
		modules: [
			'storefront/src/shared/purchase/buy-bar.',
			'storefront/src/shared/purchase/kept-choice.',
			'storefront/src/shared/purchase/quantity-choice.',
			'storefront/src/shared/purchase/use-purchase.',
			'storefront/src/shared/late-dialog/',
			'storefront/src/shared/picture-viewer/place-text.',
			'storefront/src/shared/picture-viewer/use-picture-viewer.',
			'storefront/src/shared/session/use-ask-session.',
			'storefront/src/shared/quotation-request/quotation-button.',
			'storefront/src/shared/reviews/review-queries.',
			'api-client/src/reviews/queries.',
			'api-client/src/delivery-calculator/queries.',
		],
		icons: ['circle-x', 'hourglass', 'file-question-mark', 'circle-check'],
	},
	/** What a list with filters is asked by; its looks come with it or later. */
	listed: {
		modules: ['listing-address', 'listing-parts', 'listing-head'].map(
			(name) => `storefront/src/shared/listing/${name}.`,
		),
		icons: [],
	},
	/** Lists with filters. */
	listing: {
		modules: [
			...['listing', 'listing-context', 'listing-pages'],
			...['filter-button', 'listing-more', 'facet-column', 'no-match', 'sort-links', 'sort-field'],
		]
			.map((name) => `storefront/src/shared/listing/${name}.`)
			.concat('ui/src/load-more/', 'ui/src/chip/chip-styles.'),
		icons: ['sliders-horizontal'],
	},
	/** Pages of a shop. */
	shops: {
		modules: [
			...['header', 'skeleton', 'frame', 'tabs'].map((name) => `storefront/src/shops/components/shop-${name}.`),
			...[
				'shop-parts',
				'sale-parts',
				'shop-failure',
				'shop-scope',
				'shop-search-path',
				'use-current-shop',
				'shop-params',
			].map((name) => `storefront/src/shops/${name}.`),
			'storefront/src/shops/components/head-grid.',
			'storefront/src/shared/wishlist/once-saved.',
			'api-client/src/shops/queries.',
			'ui/src/tabs/tab-link',
		],
		icons: [],
	},
	/** The clock of a flash sale, which goes on by itself. */
	sale: {
		modules: [
			...['sale-clock', 'sale-context'].map((name) => `storefront/src/shops/components/${name}.`),
			...['storefront/src/shops/use-flash-sale.', 'ui/src/countdown/'],
		],
		icons: [],
	},
	/** Orders, before any is touched. */
	orders: {
		modules: [
			'api-client/src/orders/queries.',
			'domain/src/orders/stage.',
			'storefront/src/orders/order-filter.',
			'storefront/src/orders/order-parts.',
			'storefront/src/orders/components/orders-skeleton.',
			'storefront/src/shared/order-path/',
		],
		icons: [],
	},
	/** Where an order stands. */
	ordered: {
		modules: ['storefront/src/shared/order-status/order-status-badge.'],
		icons: ['chevron-left', 'package-search'],
	},
	/** Addresses that are kept, to be chosen from. */
	addresses: {
		modules: [
			'storefront/src/shared/kept-addresses/',
			'storefront/src/shared/address-text/',
			'storefront/src/shared/address-form/late-address-form.',
			'domain/src/contact/phone.',
		],
		icons: ['map-pin', 'pencil', 'house'],
	},
	/** One of several, each with words of its own. */
	choices: { modules: ['ui/src/choice-card/', 'ui/src/radio-group/', 'ui/src/field-set/'], icons: [] },
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
			'ui/src/value/use-typed-early.',
			'ui/src/coupon-field/coupon-',
		],
		icons: ['info', 'circle-exclamation-point'],
	},
};
