import type { OrderDocumentKind } from '@zaylat/domain/documents';
import { CANCEL_REASONS, ORDER_STAGES, ORDER_STATUSES, RETURN_REASONS, RETURN_STATUSES } from '@zaylat/domain/orders';
import { z } from 'zod';
import { amounts, checkoutChoices, paymentMethod, paymentOption } from '../checkout/contract.ts';
import { operator } from '../editions/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { money, picture, typedEmail, typedLine, typedLines, typedSigns } from '../shared.ts';
import { sizedPicture } from '../uploads/contract.ts';

const defineEndpoint = defineResource('orders', 'Orders');

/** Labels of an order's state, as Specification §4 writes them. */
export const orderStatus = z.enum(ORDER_STATUSES);

/** State of a payment. */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded']);

/** What was bought, with its name and price of that day. */
export const orderLine = z.object({
	id: z.string(),
	productId: z.string(),
	variantId: z.string(),
	name: z.string(),
	variantName: z.string(),
	picture,
	unitPrice: money,
	previousUnitPrice: money.nullable(),
	quantity: z.number().int().positive(),
	total: money,
	/** What the coupon took off all of its pieces; null in orders from before that was stored by line. */
	couponOff: money.nullable(),
	isReviewed: z.boolean(),
});

/** Something that happened to a parcel. */
export const parcelEvent = z.object({
	status: orderStatus,
	actor: z.enum(['customer', 'seller', 'system']),
	note: z.string(),
	at: z.string(),
});

/** State of a return. */
export const returnStatus = z.enum(RETURN_STATUSES);

/** Pieces of a parcel that are returned. */
export const returnLine = z.object({ lineId: z.string().max(40), quantity: z.number().int().min(1).max(999) });

/** Amounts with the whole points that pay `pointsPaid`. */
const pointedAmounts = amounts.extend({ points: z.number().int().nonnegative() });

/** Where an order goes, as it was when it was placed. */
export const orderAddress = z.object({
	recipient: z.string(),
	/** With country code. */
	phone: z.string(),
	homeNo: z.string(),
	street: z.string(),
	landmark: z.string().nullable(),
	postcode: z.string(),
	/** Its places in words. */
	text: z.string(),
});

/** A return of goods of a parcel (ADR 70). */
export const parcelReturn = z.object({
	id: z.string(),
	/** What is written on the parcel that goes back: RT and 8 digits. */
	code: z.string(),
	status: returnStatus,
	reason: z.enum(RETURN_REASONS),
	/** What the shopper wrote. */
	note: z.string(),
	/** What the shop wrote with its last decision. */
	answer: z.string(),
	lines: z.array(returnLine),
	/** Photographs that the shopper sent; nobody but the buyer and the shop can load them. */
	pictures: z.array(sizedPicture),
	/** Money that goes back: `total` of `credit`. */
	amount: money,
	/** What goes back by its parts: the goods at their prices, less what the coupon and points paid of them. */
	credit: pointedAmounts,
	/** Bank account or wallet that the shopper named for money that was paid in cash; null for other payments. */
	payTo: z.string().nullable(),
	/** Where the goods go back to, once the shop has accepted; null before that, and where the shop has not said it. */
	sendTo: orderAddress.nullable(),
	requestedAt: z.string(),
	/** When it was declined, withdrawn or refunded; null while it is open. */
	closedAt: z.string().nullable(),
});

/** What one shop sends of an order (Decision 9); its own amounts are what it comes to now. */
export const parcel = pointedAmounts.extend({
	/** What it came to when it was ordered. */
	placed: pointedAmounts,
	trackCode: z.string(),
	shop: z.object({ slug: z.string(), name: z.string() }),
	kind: z.enum(['goods', 'digital']),
	status: orderStatus,
	/** Who carries it; null for digital goods. */
	service: z.object({ id: z.string(), name: z.string() }).nullable(),
	/** First and last day on which it may arrive; null for digital goods. */
	arrives: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
	deliveredAt: z.string().nullable(),
	/** Until when its goods can be returned, past moments too; null before its delivery. */
	returnableUntil: z.string().nullable(),
	/** All returns of its goods, the newest first. */
	returns: z.array(parcelReturn),
	lines: z.array(orderLine),
	/** Oldest first. */
	events: z.array(parcelEvent),
});

/** A try to pay an order, in short. */
const orderPayment = z.object({
	id: z.string(),
	method: paymentMethod,
	option: paymentOption,
	amount: money,
	status: paymentStatus,
	startedAt: z.string(),
	settledAt: z.string().nullable(),
});

/** Something that was taken off an order: parcels that were cancelled together, or goods that were returned. */
export const orderCredit = pointedAmounts.extend({
	kind: z.enum(['cancelled', 'returned']),
	/** Number of its credit note; null where nothing was invoiced before. */
	number: z.string().nullable(),
	at: z.string(),
	pieces: z.array(returnLine),
});

/** The company that an order is invoiced to; `branch` is null in Myanmar. */
export const taxBuyer = z.object({
	company: z.string(),
	address: z.string(),
	taxNumber: z.string(),
	branch: z.string().nullable(),
});

/** An order with all that its page shows; its own amounts are what it comes to now (ADR 165). */
export const order = pointedAmounts.extend({
	/** What it came to when it was placed. */
	placed: pointedAmounts,
	/** What was taken off since, oldest first. */
	credits: z.array(orderCredit),
	id: z.string(),
	code: z.string(),
	status: orderStatus,
	placedAt: z.string(),
	paidAt: z.string().nullable(),
	paymentMethod,
	paymentOption,
	/** The newest try to pay; null when there is nothing for a gateway to take. */
	payment: orderPayment.nullable(),
	/** Money that goes or went back. */
	refunds: z.array(
		z.object({
			amount: money,
			reason: z.string(),
			status: z.string(),
			requestedAt: z.string(),
			/** What the gateway calls the payment that it goes back to. */
			reference: z.string().nullable(),
			/** What of the order it gives back; null for a payment that was refunded for itself, such as one that came late. */
			credit: pointedAmounts.nullable(),
		}),
	),
	address: orderAddress.nullable(),
	email: z.string().nullable(),
	note: z.string(),
	couponCode: z.string().nullable(),
	/** What the coupon took off goods and delivery together; null without one. */
	couponAmount: money.nullable(),
	isTaxIncluded: z.boolean(),
	pointsEarned: z.number().int().nonnegative(),
	invoiceNumber: z.string().nullable(),
	/** The company that it is invoiced to; null where the buyer named none. */
	taxBuyer: taxBuyer.nullable(),
	parcels: z.array(parcel),
	/** What its buyer can do now. */
	can: z.object({
		pay: z.boolean(),
		/** Whether it can be paid to the courier instead of by a bank. */
		payInCash: z.boolean(),
		cancel: z.boolean(),
		confirm: z.boolean(),
	}),
});

/** An order as lists show it. */
export const orderSummary = z.object({
	id: z.string(),
	code: z.string(),
	status: orderStatus,
	placedAt: z.string(),
	total: money,
	paymentMethod,
	/** Whether it waits for its buyer to pay it. */
	canPay: z.boolean(),
	/** Whether one of its parcels should have arrived by now. */
	isLate: z.boolean(),
	pieceCount: z.number().int().positive(),
	/** Names of its first products, each once. */
	products: z.array(z.string()),
	/** Pictures of its first lines. */
	pictures: z.array(picture),
	/** Names of its shops. */
	shops: z.array(z.object({ slug: z.string(), name: z.string() })),
	/** Where the return of its goods stands that matters most; null without one. */
	returnStatus: returnStatus.exclude(['withdrawn']).nullable(),
});

const orderResponse = z.object({ data: order });
const orderParams = z.object({
	/** Id or code of the order. */
	id: z.string().max(40),
});
const personal = { caller: 'session', guarded: true } as const;

/**
 * Places an order of the selected lines of the cart, once per idempotency key. The lines leave the cart, stock is held,
 * coupon and points are used; a payment with a gateway is started next with `startPayment`.
 */
export const placeOrder = defineEndpoint({
	method: 'POST',
	path: '/api/orders',
	summary: 'Place an order',
	...personal,
	limit: 'order',
	isIdempotent: true,
	body: z.object({
		...checkoutChoices,
		/** Of the quote that the shopper agreed to. */
		fingerprint: z.string().max(100),
		paymentMethod,
		/** Names the way to pay within the method; the usual one of the method unless given. */
		paymentOption: paymentOption.optional(),
		/** Where digital codes are sent; that of the account unless given. */
		email: typedEmail.optional(),
		/** A word to the shops. */
		note: typedLines(500).default(''),
	}),
	response: orderResponse,
	errors: [
		'cart_empty',
		'address_not_found',
		'no_delivery_service',
		'coupon_invalid',
		'points_short',
		'checkout_changed',
		'quantity_limited',
		'below_minimum',
		'payment_method_refused',
	],
});

/** A page of the orders of the session in the edition, newest first. */
export const listOrders = defineEndpoint({
	method: 'GET',
	path: '/api/orders',
	summary: 'Orders, newest first',
	...personal,
	query: z.object({
		status: orderStatus.optional(),
		/** States that a shopper thinks of as one. */
		stage: z.enum(ORDER_STAGES).optional(),
		/** Part of an order's code or of the track code of one of its parcels. */
		code: typedSigns(40).optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(200).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(20),
	}),
	response: z.object({
		data: z.object({ items: z.array(orderSummary), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** An order by id or code. */
export const getOrder = defineEndpoint({
	method: 'GET',
	path: '/api/orders/{id}',
	summary: 'One order',
	...personal,
	params: orderParams,
	response: orderResponse,
	errors: ['order_not_found'],
});

/** Cancels an order while the customer may: until its parcels are ready to ship (Decision 9). */
export const cancelOrder = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/cancel',
	summary: 'Cancel an order',
	...personal,
	limit: 'order',
	params: orderParams,
	body: z.object({ reason: z.enum(CANCEL_REASONS) }),
	response: orderResponse,
	errors: ['order_not_found', 'order_move_refused'],
});

/** Lets an order whose money is missing be paid to the courier instead of by a bank. */
export const payInCash = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/cash',
	summary: 'Pay an order on delivery',
	...personal,
	limit: 'order',
	params: orderParams,
	response: orderResponse,
	errors: ['order_not_found', 'payment_method_refused', 'out_of_stock'],
});

/** Confirms that a parcel arrived; it is complete then. */
export const confirmReceipt = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/confirm',
	summary: 'Confirm that a parcel arrived',
	...personal,
	limit: 'order',
	params: orderParams,
	body: z.object({ trackCode: z.string().max(20) }),
	response: orderResponse,
	errors: ['order_not_found', 'order_move_refused'],
});

/** Puts what was bought into the cart again, as far as it can be had. */
export const buyAgain = defineEndpoint({
	method: 'POST',
	path: '/api/orders/{id}/buy-again',
	summary: 'Put the lines of an order in the cart again',
	...personal,
	limit: 'write',
	params: orderParams,
	response: z.object({
		data: z.object({
			/** Pieces that are in the cart now. */
			added: z.number().int().nonnegative(),
			/** Names of what could not be had, or not all of it. */
			missing: z.array(z.string()),
		}),
	}),
	errors: ['order_not_found'],
});

/** The company that invoices and receipts are issued by; null where none is configured. */
const paperSeller = operator.pick({ company: true, address: true, taxNumber: true, branch: true }).nullable();

/** The invoice of an order; there is none before it is paid, or with cash before it is placed. */
export const getInvoice = defineEndpoint({
	method: 'GET',
	path: '/api/orders/{id}/invoice',
	summary: 'Invoice of an order',
	...personal,
	params: orderParams,
	response: z.object({
		data: z.object({
			number: z.string(),
			issuedAt: z.string(),
			/** Whole or broken percent of the tax. */
			taxPercent: z.number(),
			seller: paperSeller,
			order,
		}),
	}),
	errors: ['order_not_found'],
});

/** A credit note of an order: what was cancelled or returned after it was invoiced. */
export const getCreditNote = defineEndpoint({
	method: 'GET',
	path: '/api/orders/{id}/credit-notes/{position}',
	summary: 'Credit note of an order',
	...personal,
	params: z.object({
		/** Id or code of the order. */
		id: z.string().max(40),
		/** Position among the credit notes of the order, from 1. */
		position: z.string().regex(/^[1-9]\d{0,3}$/),
	}),
	response: z.object({
		data: z.object({
			number: z.string(),
			issuedAt: z.string(),
			invoiceNumber: z.string(),
			/** Whole or broken percent of the tax. */
			taxPercent: z.number(),
			credit: orderCredit,
			seller: paperSeller,
			order,
		}),
	}),
	errors: ['order_not_found'],
});

/** Names the company that an order is invoiced to, so that it can deduct the tax; empty fields remove it. */
export const setTaxBuyer = defineEndpoint({
	method: 'PUT',
	path: '/api/orders/{id}/tax-buyer',
	summary: 'Name the company of an invoice',
	...personal,
	limit: 'write',
	params: orderParams,
	body: z.object({
		company: typedLine(200).default(''),
		/** Registered address; the delivery address counts unless given. */
		address: typedLine(400).default(''),
		/** Thailand: 13 digits with a check digit. */
		taxNumber: typedSigns(60).default(''),
		/** Thailand: 5 digits, the head office unless given. */
		branch: typedSigns(20).default(''),
	}),
	response: orderResponse,
	errors: ['order_not_found'],
});

/** The receipt of an order; there is none before its money has come. */
export const getReceipt = defineEndpoint({
	method: 'GET',
	path: '/api/orders/{id}/receipt',
	summary: 'Receipt of a paid order',
	...personal,
	params: orderParams,
	response: z.object({
		data: z.object({
			number: z.string(),
			paidAt: z.string(),
			method: paymentMethod,
			/** Money that was taken, before anything went back. */
			paid: money,
			/** What went back, and the payment or account that it went to. */
			refunds: z.array(z.object({ amount: money, to: z.string().nullable() })),
			/** What the gateway calls the payment that paid the order; null without one. */
			reference: z.string().nullable(),
			seller: paperSeller,
			order,
		}),
	}),
	errors: ['order_not_found'],
});

/**
 * Where the documents of an order are files (PDF), each when there is one. A browser follows the address to save it, with
 * its cookie and no header of ours; `lang` chooses the language.
 */
export const DOCUMENT_FILES: Readonly<Record<OrderDocumentKind | 'creditNote', string>> = {
	invoice: '/api/orders/{id}/invoice.pdf',
	receipt: '/api/orders/{id}/receipt.pdf',
	creditNote: '/api/orders/{id}/credit-notes/{position}.pdf',
};

/** A document of an order that is a file. */
export type DocumentFile = keyof typeof DOCUMENT_FILES;

/** Errors of the files of documents. */
export const DOCUMENT_FILE_ERRORS = [
	'bad_request',
	'sign_in_required',
	'session_expired',
	'order_not_found',
	'too_many_requests',
	'unavailable',
] as const satisfies readonly ErrorCode[];

export type Order = z.infer<typeof order>;
export type OrderCredit = z.infer<typeof orderCredit>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type Parcel = z.infer<typeof parcel>;
export type ParcelReturn = z.infer<typeof parcelReturn>;
export type ParcelEvent = z.infer<typeof parcelEvent>;
