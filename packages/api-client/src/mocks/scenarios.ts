import { QUESTION } from '@zaylat/domain/questions';
import type { HttpHandler } from 'msw';
import { servedEndpoints } from '../endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { endpointNames } from './api-handlers.ts';
import { createMockApi } from './mock-api.ts';
import type { Failure, Failures, MockApiOptions } from './world.ts';

/** Products of the mock catalogue by what they show; ids are the same in both editions. */
export const MOCK_PRODUCTS = {
	manyOptions: '1001',
	oneOption: '1003',
	onSale: '1002',
	lowStock: '1006',
	soldOut: '1014',
	withTiers: '1004',
	plain: '1011',
	noReviews: '1019',
	expensive: '1007',
	/** Sold from twelve pieces on. */
	withMinimum: '1022',
	/** None in stock, ordered in advance. */
	preOrder: '1024',
	gone: '9999',
	/** Sold by the other edition only. */
	inOtherEdition: '5001',
} as const;

type Scenarios = Readonly<Record<string, MockApiOptions>>;

const CART = [item('1001-2', 2), item('1009-1', 1), item('1010-1', 3)];
const SHOPPER: MockApiOptions = { user: 'registered', cart: CART, wishlist: ['1006', '1013'] };

/** What differs from nobody being signed in, in a shop that has everything. */
const OTHERS = {
	'signed-out': {},
	/** Google is one of the ways to sign in. */
	'signed-out-google': { hasGoogle: true },
	guest: { user: 'guest', cart: CART.slice(0, 1) },
	/** A guest of a device with collected coupons. */
	'coupons-collected-guest': { user: 'guest', hasCollectedCoupons: true },
	/** Nothing is sold, carted or wished for. */
	empty: { user: 'registered', size: 'empty' },
	/** Goods as ever, but cart and wishlist are empty. */
	'empty-cart': { user: 'registered' },
	one: { user: 'registered', size: 'one', cart: CART.slice(0, 1), wishlist: ['1001'] },
	/** Goods that two people carry into the room. */
	'bulky-goods': { carrying: 'two-people' },
	'sign-in-refused': { signIn: 'refused' },
	'sign-in-locked': { signIn: 'locked' },
	'sign-in-down': { signIn: 'lost' },
	'no-providers': { signIn: 'no-providers' },
	/** The shop does not say which ways to sign in there are. */
	'sign-in-unknown': { failures: { getEdition: 'unavailable' } },
	/** The account is gone for good. */
	'account-deleted': { signIn: 'deleted' },
	/** Who is signed in is never answered. */
	'session-slow': { signIn: 'session-slow' },
	/** Google can be linked, and is not yet. */
	'nothing-linked': { user: 'registered', size: 'empty', hasGoogle: true },
	/** Somebody has tried too many codes. */
	'tracking-limited': { failures: { trackOrder: 'too_many_requests' } },
	/** The link of a notice: on its way, used, too old, its address taken, 503. */
	'revert-slow': { failures: { revertAccountChange: 'pending' } },
	'revert-used': { failures: { revertAccountChange: 'revert_link_used' } },
	'revert-expired': { failures: { revertAccountChange: 'revert_link_expired' } },
	'revert-taken': { failures: { revertAccountChange: 'identifier_taken' } },
	'revert-down': { failures: { revertAccountChange: 'unavailable' } },
	/** 503 to whoever registers or resets the password. */
	'registration-down': { failures: { startRegistration: 'unavailable', startPasswordReset: 'unavailable' } },
} as const satisfies Scenarios;

const OWN_REVIEWS = { hasOwnReviews: true };

/** What differs from a registered shopper with three lines in the cart and two products on the wishlist. */
const SIGNED_IN = {
	'signed-in': {},
	/** 240 products, and more than 99 pieces in the cart. */
	many: {
		size: 'many',
		cart: Array.from({ length: 12 }, (_, index) => ({ variantId: `${1025 + index * 2}-1`, quantity: 9 })),
	},
	'long-texts': { hasLongTexts: true },
	/** A line that was sold out, and one of which too few are left. */
	'cart-sold-out': { cart: [item('1014-1', 1), item('1006-1', 5), item('1010-1', 1)] },
	/** A quoted price, a minimum order and goods that are ordered in advance. */
	'cart-terms': { cart: [item('1010-1', 24, 'quotation-3'), item('1022-1', 12), item('1024-1', 1)] },
	/** A quoted price whose time is over. */
	'cart-quotation-ended': { cart: [item('1017-1', 200, 'quotation-6'), item('1022-1', 12)] },
	/** A shop with orders in several states, one of them new and paid. */
	selling: { orderToPay: { method: 'card', ended: 'paid' } },
	/** What categories ask products for cannot be loaded. */
	'attributes-down': { failures: { listSellerAttributes: 'unavailable' } },
	/** Files of goods: one is imported and one waits, one was checked and one not read, none was sent. */
	importing: { imports: 'running' },
	'import-failed': { imports: 'failed' },
	'no-imports': { imports: 'none' },
	/** A reviewer has refused the seller's drafts. */
	'goods-refused': { isGoodsRefused: true },
	/** Staff have paused the shop. */
	'shop-paused': { isShopPaused: true },
	/** Every shop is away for nine days. */
	'shops-away': { areShopsAway: true },
	/** Fewer pieces are left than the quotations are for, or none. */
	'quotation-short': { quotationStock: 20 },
	'quotation-sold-out': { quotationStock: 0 },
	/** The flash sale has run out, and nobody knows more. */
	'sale-over': { saleHours: 0 },
	/** Orders that wait for their payment, by how it is paid and how the last try ended. */
	'pay-by-qr': { orderToPay: { method: 'qr' } },
	'pay-by-card': { orderToPay: { method: 'card' } },
	'pay-by-named-wallet': { orderToPay: { method: 'e_wallet', option: 'kbzpay' } },
	'pay-by-wallet': { orderToPay: { method: 'e_wallet' } },
	'pay-by-bank': { orderToPay: { method: 'mobile_banking' } },
	'payment-declined': { orderToPay: { method: 'card', ended: 'failed' } },
	'payment-expired': { orderToPay: { method: 'qr', ended: 'expired' } },
	'payment-left': { orderToPay: { method: 'e_wallet', ended: 'abandoned' } },
	/** Digital goods that are paid. */
	'digital-paid': { orderToPay: { method: 'qr', ended: 'paid', isDigital: true } },
	'order-paid': { orderToPay: { method: 'card', ended: 'paid' } },
	'payment-starting': { orderToPay: { method: 'card' }, failures: { startPayment: 'pending' } },
	'payment-refused': { orderToPay: { method: 'card' }, failures: { startPayment: 'out_of_stock' } },
	'payment-cut-off': { orderToPay: { method: 'qr' }, failures: { getPayment: 'lost' } },
	/** The order has left in the meantime. */
	'order-moved': {
		orderToPay: { method: 'card', ended: 'paid' },
		failures: {
			cancelOrder: { code: 'order_move_refused', details: { status: 'start shipping' } },
			confirmReceipt: { code: 'order_move_refused', details: { status: 'complete' } },
		},
	},
	/** A parcel is later than it was promised. */
	'parcel-late': { isLate: true },
	/** One of two parcels was cancelled. */
	'parcel-cancelled': { hasCancelledParcel: true },
	'return-requested': { returned: 'requested' },
	'return-accepted': { returned: 'accepted' },
	'return-declined': { returned: 'declined' },
	'return-refunded': { returned: 'refunded' },
	/** One of three pieces was returned; in the second a coupon had paid a part of them. */
	'returned-in-part': { returned: 'refunded', boughtPieces: 3 },
	'returned-with-coupon': { returned: 'refunded', boughtPieces: 3, couponPercent: 10 },
	/** Two reviews of one's own, of which one can still be changed. */
	'own-reviews': OWN_REVIEWS,
	'own-reviews-long': { ...OWN_REVIEWS, hasLongTexts: true },
	/** 503 to what waits for a review, while the rest answers. */
	'awaiting-reviews-down': { ...OWN_REVIEWS, failures: { listAwaitingReviews: 'unavailable' } },
	/** Reviews of one's own that cannot be changed or removed now. */
	'own-reviews-refused': { ...OWN_REVIEWS, failures: { changeReview: 'review_closed', removeReview: 'unavailable' } },
	/** Collected coupons: some can be used, one was used, one has ended. */
	'coupons-collected': { hasCollectedCoupons: true },
	/** The first coupon is for some categories, of which the cart has goods, or none. */
	'coupon-of-categories': { hasCollectedCoupons: true, couponCategories: ['phones', 'groceries'] },
	'coupon-of-other-categories': { couponCategories: ['phones', 'books'] },
	/** The last use of each coupon was given away meanwhile. */
	'coupons-used-up': { failures: { collectCoupon: { code: 'coupon_invalid', details: { reason: 'used_up' } } } },
	'no-addresses': { hasNoAddresses: true },
	/** As `bulky-goods`. */
	'cart-bulky': { carrying: 'two-people' },
	/** Nobody carries goods to the second address of the book. */
	'checkout-no-service': { unreachable: ['address-2'] },
	/** The own application to sell, by its state. */
	'application-sent': { application: 'sent' },
	'application-more-asked': { application: 'more_asked' },
	'application-refused': { application: 'refused' },
	'application-accepted': { application: 'accepted' },
	/** Staff of the market by role, with the second factor given. */
	'staff-administrator': { staff: { roles: ['administrator'] } },
	'staff-support': { staff: { roles: ['support'] } },
	'staff-catalogue': { staff: { roles: ['catalogue'] } },
	'staff-money': { staff: { roles: ['money'] } },
	/** Staff who must set up a second factor, or give it. */
	'staff-without-factor': { staff: { roles: ['administrator'], secondFactor: 'missing' } },
	'staff-asked': { staff: { roles: ['administrator'], secondFactor: 'asked' } },
	/** A seller whose shop has pictures of its own, a return address and a bank account. */
	'shop-complete': { areShopsComplete: true },
	/** The market has just been opened: one administrator, who changed nothing yet. */
	'staff-first-day': { staff: { roles: ['administrator'] }, size: 'empty', cart: [], wishlist: [] },
	/** A wrong code too often; a change that is refused; lists that cannot be loaded. */
	'staff-locked': {
		staff: { roles: ['administrator'], secondFactor: 'asked' },
		failures: { giveSecondFactor: { code: 'factor_locked', details: { retryAfter: 900 } } },
	},
	'staff-refused': {
		staff: { roles: ['administrator'] },
		failures: {
			lockAccount: { code: 'staff_change_refused', details: { reason: 'staff' } },
			setStaffRoles: { code: 'staff_change_refused', details: { reason: 'last_administrator' } },
			decideStaffApplication: { code: 'application_move_refused', details: { reason: 'wrong_state' } },
			pauseShop: 'shop_not_found',
			changeCategory: { code: 'category_change_refused', details: { reason: 'wrong_level' } },
			changeAttribute: 'path_not_found',
			publishReviewedGoods: { code: 'product_move_refused', details: { reason: 'wrong_state' } },
			addWebhook: 'webhooks_full',
			dropStaffJobs: 'too_many_requests',
			cancelStaffOrder: { code: 'order_move_refused', details: { status: 'ready to ship' } },
			saveBanner: 'unavailable',
			saveCoupon: 'unavailable',
			saveFlashSale: 'unavailable',
		},
	},
	'staff-lists-down': {
		staff: { roles: ['administrator'] },
		failures: {
			...{ listStaffAccounts: 'unavailable', listStaffMembers: 'unavailable', listAuditEntries: 'unavailable' },
			...{ listStaffApplications: 'unavailable', getStaffApplication: 'unavailable', listStaffShops: 'unavailable' },
			...{
				listStaffCategories: 'unavailable',
				listCategoryAttributes: 'unavailable',
				listReviewedGoods: 'unavailable',
				getReviewedGoods: 'unavailable',
			},
			...{ listStaffJobs: 'unavailable', listMissedSearches: 'unavailable' },
			...{ listStaffOrders: 'unavailable', getStaffOrder: 'unavailable' },
			...{ listWebhooks: 'unavailable', listWebhookDeliveries: 'unavailable' },
			...{ getHomeContent: 'unavailable', previewHome: 'unavailable' },
			...{ listOperatedCoupons: 'unavailable', getOperatedCoupon: 'unavailable' },
			...{ listOperatedFlashSales: 'unavailable', getOperatedFlashSale: 'unavailable' },
			...{ listOperatedPages: 'unavailable', getOperatedPage: 'unavailable' },
		},
	},
	'staff-lists-slow': {
		staff: { roles: ['administrator'] },
		failures: {
			...{ listStaffAccounts: 'pending', listStaffMembers: 'pending', listAuditEntries: 'pending' },
			...{ listStaffApplications: 'pending', getStaffApplication: 'pending', listStaffShops: 'pending' },
			...{
				listStaffCategories: 'pending',
				listCategoryAttributes: 'pending',
				listReviewedGoods: 'pending',
				getReviewedGoods: 'pending',
			},
			...{ listStaffJobs: 'pending', listMissedSearches: 'pending' },
			...{ listStaffOrders: 'pending', getStaffOrder: 'pending' },
			...{ listWebhooks: 'pending', listWebhookDeliveries: 'pending' },
			...{ getHomeContent: 'pending', previewHome: 'pending' },
			...{ listOperatedCoupons: 'pending', getOperatedCoupon: 'pending' },
			...{ listOperatedFlashSales: 'pending', getOperatedFlashSale: 'pending' },
			...{ listOperatedPages: 'pending', getOperatedPage: 'pending' },
		},
	},
	/** An account that signs in by an OAuth provider or by code alone. */
	'no-password': { hasNoPassword: true },
} as const satisfies Scenarios;

/** What fails while a registered shopper is signed in as above. */
const FAILING = {
	/** An account that owns no shop. */
	'no-shop': {
		...{ listSellerParcels: 'seller_required', listSellerQuotations: 'seller_required' },
		...{ listSellerStatements: 'seller_required', listUnstatedEarnings: 'seller_required' },
		...{ listSellerProducts: 'seller_required', listSellerImports: 'seller_required' },
		listSellerShops: 'seller_required',
	},
	/** The product lacks something that shoppers need. */
	'product-incomplete': { moveSellerProduct: { code: 'product_move_refused', details: { reason: 'incomplete' } } },
	/** Somebody else has saved the product meanwhile. */
	'product-changed': { changeSellerProduct: 'product_changed' },
	/** 503 to what is on hold, while the statements answer. */
	'earnings-hold-down': { listUnstatedEarnings: 'unavailable' },
	/** No call of the API is ever answered; every connection breaks; 503 and 500 to every call. */
	slow: { all: 'pending' },
	down: { all: 'lost' },
	unavailable: { all: 'unavailable' },
	'server-error': { all: 'internal_error' },
	/** 401 to every call that needs a session, while the page still believes in one. */
	'session-expired': failing(({ caller }) => caller !== 'anyone', 'session_expired'),
	/** Writes break, or are never answered; reads work. */
	'writes-fail': failing(({ method }) => method !== 'GET', 'lost'),
	'writes-slow': failing(({ method }) => method !== 'GET', 'pending'),
	/** The connection breaks whenever the cart is changed. */
	'cart-waiting': { addCartLine: 'lost', changeCartLine: 'lost', removeCartLine: 'lost' },
	/** 409 to adding and changing: none left, or two left. */
	'out-of-stock': limited('out_of_stock', 0),
	'quantity-limited': limited('quantity_limited', 2),
	/** 503 to a part of a page, while the rest answers. */
	'listings-down': { listProducts: 'unavailable' },
	'facets-down': { getProductFacets: 'unavailable' },
	'reviews-down': { listReviews: 'unavailable', getReviewSummary: 'unavailable' },
	'lists-fail': { listCollections: 'unavailable', listRegions: 'unavailable' },
	'chat-messages-down': { listChatMessages: 'unavailable' },
	/** 503 to all that the page of a product, and that of a shop, can do without. */
	'product-sections-fail': {
		...{ listReviews: 'unavailable', getReviewSummary: 'unavailable', listQuestions: 'unavailable' },
		...{ estimateProductDelivery: 'unavailable', listCoupons: 'unavailable' },
	},
	'shop-sections-fail': { listCoupons: 'unavailable', listProducts: 'unavailable', getShopFlashSale: 'unavailable' },
	/** 404 to the product; the shop that somebody wants to talk to is gone. */
	'product-gone': { getProduct: 'product_not_found' },
	'chat-shop-gone': { openChatThread: 'shop_not_found' },
	/** No service goes where the goods are to go. */
	'no-delivery': { estimateProductDelivery: 'no_delivery_service' },
	/** As many questions about a product as may wait for a response. */
	'questions-open': {
		askQuestion: { code: 'question_refused', details: { reason: 'too_many_open', most: QUESTION.maxOpen } },
	},
	/** The shop has taken its answer to a question for a price back in the meantime. */
	'quotation-moved': { acceptQuotation: { code: 'quotation_move_refused', details: { status: 'withdrawn' } } },
	'review-refused': { writeReview: 'review_refused' },
	/** What an order comes to cannot be asked for. */
	'checkout-down': { quoteCheckout: 'unavailable' },
	/** Whether the order arrived is not known; it is refused because its price changed. */
	'order-unsure': { placeOrder: 'lost' },
	'order-changed': { placeOrder: 'checkout_changed' },
	/** Too many wrong passwords were typed to prove who uses the session. */
	'proof-locked': { reauthenticate: { code: 'reauthentication_locked', details: { retryAfter: 900 } } },
	/** How to prove who uses the session is never answered, or with 503. */
	'proof-slow': { getReauthentication: 'pending' },
	'proof-down': { getReauthentication: 'unavailable' },
} as const satisfies Readonly<Record<string, Failures>>;

function item(variantId: string, quantity: number, quotationId?: string) {
	return { variantId, quantity, ...(quotationId !== undefined && { quotationId }) };
}

/** Makes some calls fail. */
function failing(fails: (endpoint: Endpoint) => boolean, failure: Failure): Failures {
	const names = endpointNames().filter((name) => fails(servedEndpoints[name]));
	return Object.fromEntries(names.map((name) => [name, failure]));
}

function limited(code: 'out_of_stock' | 'quantity_limited', available: number): Failures {
	const failure = { code, details: { available } };
	return { addCartLine: failure, changeCartLine: failure };
}

/** Situations that stories and tests ask for by name. */
export const SCENARIOS: Readonly<Record<ScenarioName, MockApiOptions>> = {
	...OTHERS,
	...mapped(SIGNED_IN, (changes) => ({ ...SHOPPER, ...changes })),
	...mapped(FAILING, (failures) => ({ ...SHOPPER, failures })),
};

function mapped<Name extends string, From>(table: Readonly<Record<Name, From>>, make: (from: From) => MockApiOptions) {
	const entries = Object.entries<From>(table).map(([name, from]) => [name, make(from)]);
	return Object.fromEntries(entries) as Record<Name, MockApiOptions>;
}

/** Name of a situation. */
export type ScenarioName = keyof typeof OTHERS | keyof typeof SIGNED_IN | keyof typeof FAILING;

/**
 * MSW handlers for a situation, with a state of their own.
 * @param name of the situation.
 * @param changes settings that differ from it, for example the edition.
 */
export function scenario(name: ScenarioName, changes: MockApiOptions = {}): HttpHandler[] {
	return createMockApi({ ...SCENARIOS[name], ...changes }).handlers;
}
