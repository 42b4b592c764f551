/** Kinds of states that every screen has, or says why not. */
export const KINDS = ['loading', 'empty', 'error', 'offline', 'long-texts'] as const;

/** One of KINDS. */
export type Kind = (typeof KINDS)[number];

const BELONGS: Readonly<Record<Kind, RegExp>> = {
	loading: /(?:^|-)(?:loading|waiting|working|sending|adding|starting|confirming)$/,
	empty: /(?:^|-)empty$|^no-|^nothing-|^not-found$/,
	error: /^server-down$|(?:^|-)(?:failed|down|refused)$/,
	offline: /^offline$|^connection-lost$/,
	'long-texts': /(?:^|-)long-(?:texts|conversation)$/,
};

/** The kind that a state belongs to; undefined for states that only some screens have. */
export const kindOf = (state: string): Kind | undefined => KINDS.find((kind) => BELONGS[kind].test(state));

/** Why a screen does not have a kind of state, and the story that shows what there is instead. */
export const REASONS = {
	'nothing-to-load': {
		short: 'asks for nothing',
		text: 'Shows texts of the package alone; it asks the API for nothing.',
	},
	'in-one-answer': {
		short: 'comes with the page',
		text: 'Comes with the data of its page: the previous page stays until they are here.',
	},
	'form-first': {
		short: 'a busy button',
		text: 'Begins as a form; its button is busy while the answer is on the way.',
	},
	'always-something': {
		short: 'not found instead',
		text: 'Without content it does not exist: the address answers "not found" or leads elsewhere.',
	},
	'no-list': { short: 'no list', text: 'Has no list that could be empty.' },
	'fixed-texts': {
		short: 'fixed texts',
		text: 'Contains no text that a shop or shopper has written; its own texts are looked at in four languages.',
	},
	'of-components': {
		short: 'see the components',
		text: 'Its names are shown by components whose own stories have the longest texts.',
		story: 'components-content-card--combinations',
	},
	'as-digital-product': {
		short: 'as digital product',
		text: 'Made of the same parts as the page of a digital product.',
		story: 'screens-digital-product--long-texts',
	},
	'as-invoice': {
		short: 'as invoice',
		text: 'The same sheet as that of an invoice, with other lines.',
		story: 'screens-documents-invoice--long-texts',
	},
	'failure-page': {
		short: 'failure page',
		text: 'A page that cannot be loaded is the failure page of the app shell, the same for all screens.',
		story: 'storefront-errors-pages--offline',
	},
	'device-copy': {
		short: 'last copy',
		text: 'Without a connection the service worker shows the last copy of the page; without a copy, the failure page.',
		story: 'storefront-errors-pages--offline',
	},
	'leads-on': {
		short: 'leads on',
		text: 'Shown for moments: it leads on to the next page, or to the sign-in page with a message.',
	},
} as const satisfies Readonly<
	Record<string, { readonly short: string; readonly text: string; readonly story?: string }>
>;

/** Name of a reason. */
export type Reason = keyof typeof REASONS;

const FORM: Partial<Record<Kind, Reason>> = {
	loading: 'form-first',
	empty: 'no-list',
	offline: 'failure-page',
	'long-texts': 'fixed-texts',
};
const PLAIN: Partial<Record<Kind, Reason>> = {
	loading: 'nothing-to-load',
	empty: 'nothing-to-load',
	error: 'nothing-to-load',
	offline: 'nothing-to-load',
	'long-texts': 'fixed-texts',
};

/** The kinds of states that a screen does not have, by its file. A test compares this with the states of the screens. */
export const WITHOUT: Readonly<Record<string, Partial<Record<Kind, Reason>>>> = {
	'features/account/screens/delete-account-screen': FORM,
	'features/account/screens/linked-accounts-screen': { ...FORM, loading: 'in-one-answer' },
	'features/account/screens/points-screen': { empty: 'no-list', offline: 'device-copy', 'long-texts': 'fixed-texts' },
	'features/account/screens/profile-screen': { offline: 'device-copy' },
	'features/account/screens/revert-change-screen': {
		empty: 'no-list',
		offline: 'failure-page',
		'long-texts': 'fixed-texts',
	},
	'features/addresses/screens/address-book-screen': {
		loading: 'in-one-answer',
		offline: 'device-copy',
		'long-texts': 'of-components',
	},
	'core/failures/invalid-search-screen': PLAIN,
	'features/session/screens/account-restore-screen': FORM,
	'features/session/screens/callback-screen': { empty: 'leads-on', offline: 'leads-on', 'long-texts': 'fixed-texts' },
	'features/session/screens/login-screen': FORM,
	'features/session/screens/password-reset-screen': FORM,
	'features/session/screens/register-screen': FORM,
	'features/session/screens/sign-in-error-screen': PLAIN,
	'features/catalog/screens/categories-screen': {
		loading: 'in-one-answer',
		offline: 'device-copy',
		'long-texts': 'of-components',
	},
	'features/chat/screens/chat-screen': { offline: 'device-copy' },
	'features/catalog/screens/collection-screen': { offline: 'device-copy' },
	'features/compared-products/screens/comparison-screen': { offline: 'failure-page' },
	'features/developer/screens/dev-tool-screen': { 'long-texts': 'fixed-texts' },
	'features/developer/screens/playground-screen': PLAIN,
	'features/developer/screens/super-doubleground-screen': PLAIN,
	'features/developer/screens/super-playground-screen': PLAIN,
	'features/digital/screens/digital-about-screen': { empty: 'always-something', offline: 'device-copy' },
	'features/digital/screens/digital-category-screen': { offline: 'device-copy' },
	'features/digital/screens/digital-detail-screen': {
		empty: 'always-something',
		offline: 'device-copy',
		'long-texts': 'as-digital-product',
	},
	'features/digital/screens/digital-home-screen': { offline: 'device-copy' },
	'features/digital/screens/digital-list-screen': { offline: 'device-copy' },
	'features/digital/screens/digital-product-screen': { offline: 'device-copy' },
	'features/directory/screens/directory-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'features/documents/screens/credit-note-screen': { loading: 'in-one-answer', 'long-texts': 'as-invoice' },
	'features/documents/screens/invoice-screen': { loading: 'in-one-answer' },
	'features/documents/screens/receipt-screen': { loading: 'in-one-answer' },
	'features/download/screens/download-screen': PLAIN,
	'features/download/screens/scan-guide-screen': PLAIN,
	'features/help/screens/article-screen': { empty: 'always-something', 'long-texts': 'fixed-texts' },
	'features/help/screens/help-center-screen': { empty: 'always-something', 'long-texts': 'fixed-texts' },
	'features/operating/screens/accounts-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/applications-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/audit-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/categories-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operated-application-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operated-shops-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/attributes-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/review-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/reviews-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/jobs-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operated-order-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operated-orders-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operating-screen': {
		empty: 'always-something',
		offline: 'failure-page',
		'long-texts': 'fixed-texts',
	},
	'features/operating/screens/searches-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/banner-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/coupon-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/coupons-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/flash-sales-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/home-content-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/home-preview-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/operated-sale-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/page-editor-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/operating/screens/pages-screen': {
		empty: 'always-something',
		offline: 'failure-page',
		'long-texts': 'of-components',
	},
	'features/operating/screens/staff-screen': {
		empty: 'always-something',
		offline: 'failure-page',
		'long-texts': 'of-components',
	},
	'features/operating/screens/webhooks-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/payment/screens/payment-screen': { 'long-texts': 'fixed-texts' },
	'features/payment/screens/success-screen': {
		loading: 'in-one-answer',
		offline: 'failure-page',
		'long-texts': 'fixed-texts',
	},
	'features/quotations/screens/quotations-screen': { offline: 'device-copy' },
	'features/recent-views/screens/recent-views-screen': { offline: 'device-copy' },
	'features/seller/screens/application-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/earnings-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/goods-form-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/goods-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/import-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/own-shop-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/selling-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'features/seller/screens/statement-screen': { loading: 'in-one-answer', 'long-texts': 'of-components' },
	'features/shops/screens/about-screen': {
		empty: 'always-something',
		offline: 'device-copy',
		'long-texts': 'of-components',
	},
	'features/shops/screens/categories-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'features/shops/screens/category-screen': { empty: 'always-something', offline: 'device-copy' },
	'features/shops/screens/flash-sale-screen': { offline: 'device-copy' },
	'features/shops/screens/followed-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'features/shops/screens/shop-screen': { offline: 'device-copy' },
	'features/shops/screens/shops-screen': { offline: 'device-copy' },
	'features/tools/screens/delivery-calculator-screen': { 'long-texts': 'fixed-texts' },
	'features/tools/screens/post-offices-screen': { 'long-texts': 'fixed-texts' },
	'features/orders/screens/track-screen': { loading: 'form-first', 'long-texts': 'fixed-texts' },
	'features/wholesale/screens/wholesale-screen': { offline: 'device-copy' },
};
