import { PAYMENT_OPTION_IDS } from '@zaylat/domain/payments';
import { z } from 'zod';
import { couponCategory } from '../coupons/contract.ts';
import { carryingCharge, deliveryOption, destination } from '../delivery-quotes/contract.ts';
import { defineResource } from '../http/endpoint.ts';
import { money, picture, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('checkout', 'Checkout');

/** Ways to pay (Specification §1). */
export const paymentMethod = z.enum(['card', 'mobile_banking', 'qr', 'e_wallet', 'cash_on_delivery', 'points']);

/** Named ways to pay; each uses one of the payment methods. */
export const paymentOption = z.enum(PAYMENT_OPTION_IDS);

/** A product that is bought at once instead of the selected lines of the cart; the cart stays as it is. */
export const boughtItem = z.object({
	variantId: z.string().max(20),
	quantity: z.number().int().min(1).max(999),
});

/** What a shopper wishes of an order; lines are the selected ones of the cart, unless an item is named. */
export const checkoutChoices = {
	...destination,
	item: boughtItem.optional(),
	/** Chosen service per shop; a shop that is not named gets its cheapest. */
	services: z
		.array(z.object({ shop: z.string().max(80), service: z.string().max(40) }))
		.max(100)
		.default([]),
	coupon: typedSigns(40).optional(),
	/** Bonus points to spend; more than the order can take is cut. */
	points: z.number().int().min(0).max(100_000_000).default(0),
};

/** Amounts of a parcel or an order; `total` is goods - discount + delivery + added tax - points. */
export const amounts = z.object({
	goods: money,
	discount: money,
	delivery: money,
	tax: money,
	pointsPaid: money,
	total: money,
});

/** A line of the cart as it would be ordered now. */
const quotedLine = z.object({
	lineId: z.string(),
	productId: z.string(),
	variantId: z.string(),
	name: z.string(),
	variantName: z.string(),
	picture,
	unitPrice: money,
	previousUnitPrice: money.nullable(),
	quantity: z.number().int().positive(),
	total: money,
	/** What the coupon takes off all of its pieces. */
	couponOff: money,
	/** Ids of the categories that it is in, first level first. */
	categories: z.array(z.string()),
});

/** What is between a cart and an order; `sold_out` lines are left out, the others must be changed first. */
export const checkoutWarning = z.object({
	kind: z.enum(['sold_out', 'insufficient', 'below_minimum', 'quotation_ended']),
	lineId: z.string(),
	productId: z.string(),
	name: z.string(),
	/** Pieces that can be bought; for `below_minimum` the fewest that can. */
	available: z.number().int().nonnegative(),
});

/** An order as it would be placed now. */
export const checkoutQuote = amounts.extend({
	/** Mark of prices, stock, services and deductions; the order repeats it, or is refused with `checkout_changed`. */
	fingerprint: z.string(),
	parcels: z.array(
		amounts.extend({
			shop: z.object({ slug: z.string(), name: z.string() }),
			kind: z.enum(['goods', 'digital']),
			lines: z.array(quotedLine),
			grams: z.number().int().nonnegative(),
			/** Null without bulky goods. */
			carrying: carryingCharge.nullable(),
			/** Cheapest first; empty for digital goods and while there is no address. */
			services: z.array(deliveryOption),
			/** Id of the service that carries it. */
			service: z.string().nullable(),
			/** When the last of its goods that are ordered in advance is expected; null when all are in stock. */
			suppliedAt: z.iso.datetime().nullable(),
		}),
	),
	isTaxIncluded: z.boolean(),
	/** Points that are spent. */
	points: z.number().int().nonnegative(),
	pointsBalance: z.number().int().nonnegative(),
	/** Points that the order earns when it is delivered. */
	pointsEarned: z.number().int().nonnegative(),
	/** `amount` is what it takes off goods and delivery together; `categories` are those that it is for, none for all goods. */
	coupon: z
		.object({ code: z.string(), title: z.string(), amount: money, categories: z.array(couponCategory) })
		.nullable(),
	paymentMethods: z.array(paymentMethod),
	/** Options of these methods, in the order in which they are shown: the last used one first. */
	paymentOptions: z.array(paymentOption),
	/** Option of the shopper's last order, if this order allows it. */
	lastPaymentOption: paymentOption.nullable(),
	needsAddress: z.boolean(),
	/** Whether a digital code is sent by email, so that an address is asked for (Decision 14). */
	needsEmail: z.boolean(),
	warnings: z.array(checkoutWarning),
});

/**
 * Adds up the selected lines of the cart without ordering them (Specification §5: all may change until then), or one product;
 * `out_of_stock` with `details.productId` when that is sold out.
 */
export const quoteCheckout = defineEndpoint({
	method: 'POST',
	path: '/api/checkout/quote',
	summary: 'What an order of the cart would come to',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object(checkoutChoices),
	response: z.object({ data: checkoutQuote }),
	errors: ['cart_empty', 'out_of_stock', 'address_not_found', 'no_delivery_service', 'coupon_invalid', 'points_short'],
});

export type CheckoutQuote = z.infer<typeof checkoutQuote>;
export type CheckoutWarning = z.infer<typeof checkoutWarning>;
