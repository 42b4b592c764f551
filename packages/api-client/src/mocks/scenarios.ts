import type { HttpHandler } from 'msw';
import { servedEndpoints } from '../endpoints.ts';
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

const CART = [
	{ variantId: '1001-2', quantity: 2 },
	{ variantId: '1009-1', quantity: 1 },
	{ variantId: '1010-1', quantity: 3 },
] as const;

const SIGNED_IN: MockApiOptions = { user: 'registered', cart: CART, wishlist: ['1006', '1013'] };

/** Makes every call that needs a session fail. */
function sessionCalls(failure: Failure): Failures {
	const names = endpointNames().filter((name) => servedEndpoints[name].caller !== 'anyone');
	return Object.fromEntries(names.map((name) => [name, failure]));
}

/** Makes every call that changes something fail. */
function writeCalls(failure: Failure): Failures {
	const names = endpointNames().filter((name) => servedEndpoints[name].method !== 'GET');
	return Object.fromEntries(names.map((name) => [name, failure]));
}

/** Situations that stories and tests ask for by name. */
export const SCENARIOS = {
	/** A registered shopper with three lines in the cart and two products on the wishlist. */
	'signed-in': SIGNED_IN,
	'signed-out': {},
	/** Nobody is signed in, and Google is one of the ways to. */
	'signed-out-google': { hasGoogle: true },
	guest: { user: 'guest', cart: CART.slice(0, 1) },
	/** Nothing is sold, carted or wished for. */
	empty: { user: 'registered', size: 'empty' },
	/** Goods as ever, but cart and wishlist are empty. */
	'empty-cart': { user: 'registered' },
	one: { user: 'registered', size: 'one', cart: CART.slice(0, 1), wishlist: ['1001'] },
	/** 240 products, and more than 99 pieces in the cart. */
	many: {
		...SIGNED_IN,
		size: 'many',
		cart: Array.from({ length: 12 }, (_, index) => ({ variantId: `${1025 + index * 2}-1`, quantity: 9 })),
	},
	'long-texts': { ...SIGNED_IN, hasLongTexts: true },
	/** A cart with a line that was sold out and one of which too few are left. */
	'cart-sold-out': {
		...SIGNED_IN,
		cart: [
			{ variantId: '1014-1', quantity: 1 },
			{ variantId: '1006-1', quantity: 5 },
			{ variantId: '1010-1', quantity: 1 },
		],
	},
	/** A cart with a quoted price, a minimum order and goods that are ordered in advance. */
	'cart-terms': {
		...SIGNED_IN,
		cart: [
			{ variantId: '1010-1', quantity: 24, quotationId: 'quotation-3' },
			{ variantId: '1022-1', quantity: 12 },
			{ variantId: '1024-1', quantity: 1 },
		],
	},
	/** A cart with a quoted price whose time is over. */
	'cart-quotation-ended': {
		...SIGNED_IN,
		cart: [
			{ variantId: '1017-1', quantity: 200, quotationId: 'quotation-6' },
			{ variantId: '1022-1', quantity: 12 },
		],
	},
	/** A shop with orders in several states, one of them new and paid. */
	selling: { ...SIGNED_IN, orderToPay: { method: 'card', ended: 'paid' } },
	/** An account that owns no shop. */
	'no-shop': {
		...SIGNED_IN,
		failures: { listSellerParcels: { code: 'seller_required' }, listSellerQuotations: { code: 'seller_required' } },
	},
	/** No call of the API is ever answered. */
	slow: { ...SIGNED_IN, failures: { all: 'pending' } },
	/** Every connection breaks. */
	/** The connection breaks whenever the cart is changed. */
	'cart-waiting': {
		...SIGNED_IN,
		failures: { addCartLine: 'lost', changeCartLine: 'lost', removeCartLine: 'lost' },
	},
	down: { ...SIGNED_IN, failures: { all: 'lost' } },
	/** 503 to every call. */
	unavailable: { ...SIGNED_IN, failures: { all: 'unavailable' } },
	/** 500 to every call. */
	'server-error': { ...SIGNED_IN, failures: { all: 'internal_error' } },
	/** 503 to lists of products, while the rest answers. */
	'listings-down': { ...SIGNED_IN, failures: { listProducts: 'unavailable' } },
	/** 503 to the filters of lists, while the rest answers. */
	'facets-down': { ...SIGNED_IN, failures: { getProductFacets: 'unavailable' } },
	/** 503 to reviews, while the rest answers. */
	'reviews-down': { ...SIGNED_IN, failures: { listReviews: 'unavailable', getReviewSummary: 'unavailable' } },
	/** As many questions about a product as may wait for a response. */
	'questions-open': {
		...SIGNED_IN,
		failures: { askQuestion: { code: 'question_refused', details: { reason: 'too_many_open', most: 3 } } },
	},
	/** 503 to all that a product's page can do without. */
	'product-sections-fail': {
		...SIGNED_IN,
		failures: {
			listReviews: 'unavailable',
			getReviewSummary: 'unavailable',
			listQuestions: 'unavailable',
			estimateProductDelivery: 'unavailable',
			listCoupons: 'unavailable',
		},
	},
	/** No service goes where the goods are to go. */
	'no-delivery': { ...SIGNED_IN, failures: { estimateProductDelivery: 'no_delivery_service' } },
	/** The shop has taken its answer to a question for a price back in the meantime. */
	'quotation-moved': {
		...SIGNED_IN,
		failures: { acceptQuotation: { code: 'quotation_move_refused', details: { status: 'withdrawn' } } },
	},
	/** Fewer pieces are left than the quotations are for. */
	'quotation-short': { ...SIGNED_IN, quotationStock: 20 },
	/** None are left of what the quotations are for. */
	'quotation-sold-out': { ...SIGNED_IN, quotationStock: 0 },
	/** 404 to the product. */
	'product-gone': { ...SIGNED_IN, failures: { getProduct: 'product_not_found' } },
	/** 401 to every call that needs a session, while the page still believes in one. */
	'session-expired': { ...SIGNED_IN, failures: sessionCalls('session_expired') },
	/** 409 to adding and changing: none left. */
	'out-of-stock': {
		...SIGNED_IN,
		failures: {
			addCartLine: { code: 'out_of_stock', details: { available: 0 } },
			changeCartLine: { code: 'out_of_stock', details: { available: 0 } },
		},
	},
	/** 409 to adding and changing: two left. */
	'quantity-limited': {
		...SIGNED_IN,
		failures: {
			addCartLine: { code: 'quantity_limited', details: { available: 2 } },
			changeCartLine: { code: 'quantity_limited', details: { available: 2 } },
		},
	},
	/** Writes to cart and wishlist break, reads work. */
	'writes-fail': {
		...SIGNED_IN,
		failures: writeCalls('lost'),
	},
	/** Writes to cart and wishlist are never answered, reads work. */
	'writes-slow': {
		...SIGNED_IN,
		failures: writeCalls('pending'),
	},
	/** 503 to what a shop's pages show besides the shop itself. */
	'shop-sections-fail': {
		...SIGNED_IN,
		failures: { listCoupons: 'unavailable', listProducts: 'unavailable', getShopFlashSale: 'unavailable' },
	},
	/** 503 to lists that a page can do without. */
	'lists-fail': { ...SIGNED_IN, failures: { listCollections: 'unavailable', listRegions: 'unavailable' } },
	/** The flash sale has run out, and nobody knows more. */
	'sale-over': { ...SIGNED_IN, saleHours: 0 },
	/** Orders that wait for their payment, by how it is paid and how the last try ended. */
	'pay-by-qr': { ...SIGNED_IN, orderToPay: { method: 'qr' } },
	'pay-by-card': { ...SIGNED_IN, orderToPay: { method: 'card' } },
	'pay-by-named-wallet': { ...SIGNED_IN, orderToPay: { method: 'e_wallet', option: 'kbzpay' } },
	'pay-by-wallet': { ...SIGNED_IN, orderToPay: { method: 'e_wallet' } },
	'pay-by-bank': { ...SIGNED_IN, orderToPay: { method: 'mobile_banking' } },
	'payment-declined': { ...SIGNED_IN, orderToPay: { method: 'card', ended: 'failed' } },
	'payment-expired': { ...SIGNED_IN, orderToPay: { method: 'qr', ended: 'expired' } },
	'payment-left': { ...SIGNED_IN, orderToPay: { method: 'e_wallet', ended: 'abandoned' } },
	/** Digital goods that are paid. */
	'digital-paid': { ...SIGNED_IN, orderToPay: { method: 'qr', ended: 'paid', isDigital: true } },
	/** A parcel is later than it was promised. */
	'parcel-late': { ...SIGNED_IN, isLate: true },
	'return-requested': { ...SIGNED_IN, returned: 'requested' },
	'return-accepted': { ...SIGNED_IN, returned: 'accepted' },
	'return-declined': { ...SIGNED_IN, returned: 'declined' },
	/** One of three pieces was returned. */
	'returned-in-part': { ...SIGNED_IN, returned: 'refunded', boughtPieces: 3 },
	/** One of three pieces was returned; a coupon had paid a part of them. */
	'returned-with-coupon': { ...SIGNED_IN, returned: 'refunded', boughtPieces: 3, couponPercent: 10 },
	/** One of two parcels was cancelled. */
	'parcel-cancelled': { ...SIGNED_IN, hasCancelledParcel: true },
	'return-refunded': { ...SIGNED_IN, returned: 'refunded' },
	'order-paid': { ...SIGNED_IN, orderToPay: { method: 'card', ended: 'paid' } },
	'payment-starting': { ...SIGNED_IN, orderToPay: { method: 'card' }, failures: { startPayment: 'pending' } },
	'payment-refused': { ...SIGNED_IN, orderToPay: { method: 'card' }, failures: { startPayment: 'out_of_stock' } },
	'payment-cut-off': { ...SIGNED_IN, orderToPay: { method: 'qr' }, failures: { getPayment: 'lost' } },
	/** The order has left in the meantime. */
	'order-moved': {
		...SIGNED_IN,
		orderToPay: { method: 'card', ended: 'paid' },
		failures: {
			cancelOrder: { code: 'order_move_refused', details: { status: 'start shipping' } },
			confirmReceipt: { code: 'order_move_refused', details: { status: 'complete' } },
		},
	},
	'review-refused': { ...SIGNED_IN, failures: { writeReview: 'review_refused' } },
	/** Two reviews of one's own, of which one can still be changed. */
	'own-reviews': { ...SIGNED_IN, hasOwnReviews: true },
	'own-reviews-long': { ...SIGNED_IN, hasOwnReviews: true, hasLongTexts: true },
	/** 503 to what waits for a review, while the rest answers. */
	'awaiting-reviews-down': { ...SIGNED_IN, hasOwnReviews: true, failures: { listAwaitingReviews: 'unavailable' } },
	/** Reviews of one's own that cannot be changed or removed now. */
	'own-reviews-refused': {
		...SIGNED_IN,
		hasOwnReviews: true,
		failures: { changeReview: 'review_closed', removeReview: 'unavailable' },
	},
	/** Somebody has tried too many codes. */
	'tracking-limited': { failures: { trackOrder: 'too_many_requests' } },
	'no-addresses': { ...SIGNED_IN, hasNoAddresses: true },
	/** What an order comes to cannot be asked for. */
	'checkout-down': { ...SIGNED_IN, failures: { quoteCheckout: 'unavailable' } },
	/** Nobody carries goods to the second address of the book. */
	'checkout-no-service': { ...SIGNED_IN, unreachable: ['address-2'] },
	/** Whether the order arrived is not known. */
	'order-unsure': { ...SIGNED_IN, failures: { placeOrder: 'lost' } },
	/** The order is refused because its price changed. */
	'order-changed': { ...SIGNED_IN, failures: { placeOrder: 'checkout_changed' } },
	/** 503 to the messages of a conversation, while the rest answers. */
	'chat-messages-down': { ...SIGNED_IN, failures: { listChatMessages: 'unavailable' } },
	/** The shop that somebody wants to talk to is gone. */
	'chat-shop-gone': { ...SIGNED_IN, failures: { openChatThread: 'shop_not_found' } },
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
	/** An account that signs in by an OAuth provider or by code alone. */
	'no-password': { ...SIGNED_IN, hasNoPassword: true },
	/** Google can be linked, and is not yet. */
	'nothing-linked': { user: 'registered', size: 'empty', hasGoogle: true },
	/** Too many wrong passwords were typed to prove who uses the session. */
	'proof-locked': {
		...SIGNED_IN,
		failures: { reauthenticate: { code: 'reauthentication_locked', details: { retryAfter: 900 } } },
	},
	/** How to prove who uses the session is never answered, or with 503. */
	'proof-slow': { ...SIGNED_IN, failures: { getReauthentication: 'pending' } },
	'proof-down': { ...SIGNED_IN, failures: { getReauthentication: 'unavailable' } },
	/** The link of a notice: on its way, used, too old, unknown, its address taken, 503. */
	'revert-slow': { failures: { revertAccountChange: 'pending' } },
	'revert-used': { failures: { revertAccountChange: 'revert_link_used' } },
	'revert-expired': { failures: { revertAccountChange: 'revert_link_expired' } },
	'revert-taken': { failures: { revertAccountChange: 'identifier_taken' } },
	'revert-down': { failures: { revertAccountChange: 'unavailable' } },
	/** 503 to whoever registers or resets the password. */
	'registration-down': { failures: { startRegistration: 'unavailable', startPasswordReset: 'unavailable' } },
} as const satisfies Readonly<Record<string, MockApiOptions>>;

/** Name of a situation. */
export type ScenarioName = keyof typeof SCENARIOS;

/**
 * MSW handlers for a situation, with a state of their own.
 * @param name of the situation.
 * @param changes settings that differ from it, for example the edition.
 */
export function scenario(name: ScenarioName, changes: MockApiOptions = {}): HttpHandler[] {
	return createMockApi({ ...SCENARIOS[name], ...changes }).handlers;
}
