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
	'account/delete-account-screen': FORM,
	'account/linked-accounts-screen': { ...FORM, loading: 'in-one-answer' },
	'account/points-screen': { empty: 'no-list', offline: 'device-copy', 'long-texts': 'fixed-texts' },
	'account/profile-screen': { offline: 'device-copy' },
	'account/revert-change-screen': { empty: 'no-list', offline: 'failure-page', 'long-texts': 'fixed-texts' },
	'addresses/address-book-screen': {
		loading: 'in-one-answer',
		offline: 'device-copy',
		'long-texts': 'of-components',
	},
	'app/failures/invalid-search-screen': PLAIN,
	'auth/account-restore-screen': FORM,
	'auth/callback-screen': { empty: 'leads-on', offline: 'leads-on', 'long-texts': 'fixed-texts' },
	'auth/login-screen': FORM,
	'auth/password-reset-screen': FORM,
	'auth/register-screen': FORM,
	'auth/sign-in-error-screen': PLAIN,
	'catalog/categories-screen': { loading: 'in-one-answer', offline: 'device-copy', 'long-texts': 'of-components' },
	'chat/chat-screen': { offline: 'device-copy' },
	'collections/collection-screen': { offline: 'device-copy' },
	'developer/dev-tool-screen': { 'long-texts': 'fixed-texts' },
	'developer/playground-screen': PLAIN,
	'developer/super-doubleground-screen': PLAIN,
	'developer/super-playground-screen': PLAIN,
	'digital/digital-about-screen': { empty: 'always-something', offline: 'device-copy' },
	'digital/digital-category-screen': { offline: 'device-copy' },
	'digital/digital-detail-screen': {
		empty: 'always-something',
		offline: 'device-copy',
		'long-texts': 'as-digital-product',
	},
	'digital/digital-home-screen': { offline: 'device-copy' },
	'digital/digital-list-screen': { offline: 'device-copy' },
	'digital/digital-product-screen': { offline: 'device-copy' },
	'directory/directory-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'documents/invoice-screen': { loading: 'in-one-answer' },
	'documents/receipt-screen': { loading: 'in-one-answer' },
	'download/download-screen': PLAIN,
	'download/scan-guide-screen': PLAIN,
	'help/article-screen': { empty: 'always-something', 'long-texts': 'fixed-texts' },
	'help/help-center-screen': { empty: 'always-something', 'long-texts': 'fixed-texts' },
	'payment/payment-screen': { 'long-texts': 'fixed-texts' },
	'payment/success-screen': { loading: 'in-one-answer', offline: 'failure-page', 'long-texts': 'fixed-texts' },
	'quotations/quotations-screen': { offline: 'device-copy' },
	'recent-views/recent-views-screen': { offline: 'device-copy' },
	'seller/selling-screen': { offline: 'failure-page', 'long-texts': 'of-components' },
	'shops/about-screen': { empty: 'always-something', offline: 'device-copy', 'long-texts': 'of-components' },
	'shops/categories-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'shops/category-screen': { empty: 'always-something', offline: 'device-copy' },
	'shops/flash-sale-screen': { offline: 'device-copy' },
	'shops/followed-screen': { offline: 'device-copy', 'long-texts': 'of-components' },
	'shops/shop-screen': { offline: 'device-copy' },
	'tools/delivery-calculator-screen': { 'long-texts': 'fixed-texts' },
	'tools/post-offices-screen': { 'long-texts': 'fixed-texts' },
	'tracking/track-screen': { loading: 'form-first', 'long-texts': 'fixed-texts' },
	'wholesale/wholesale-screen': { offline: 'device-copy' },
};
