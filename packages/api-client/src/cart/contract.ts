import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money, picture } from '../shared.ts';

const defineEndpoint = defineResource('cart', 'Cart');

/** One line of a cart; texts are in the language of the request. */
export const cartLine = z.object({
	id: z.string(),
	productId: z.string(),
	variantId: z.string(),
	name: z.string(),
	/** The chosen options, for example "Indigo, M"; empty without options. */
	variantName: z.string(),
	picture,
	unitPrice: money,
	previousUnitPrice: money.nullable(),
	quantity: z.number().int().positive(),
	/** Ids of the categories that it is in, first level first. */
	categories: z.array(z.string()),
	/** Most pieces that can be bought now; 0 when sold out. */
	available: z.number().int().nonnegative(),
	/** Whether the checkout takes it. */
	isSelected: z.boolean(),
	shop: z.object({ slug: z.string(), name: z.string() }),
	/** Fewest pieces of an order; 1 when it is not given (Decision 13). */
	minQuantity: z.number().int().positive().optional(),
	/** The next cheaper step of its price ladder and the pieces missing to it; absent on the last one (Decision 13). */
	nextTier: z.object({ missing: z.number().int().positive(), percentOff: z.number().int().min(1).max(99) }).optional(),
	/** The accepted quotation that the line is bought on, while its price holds. */
	quotation: z
		.object({
			id: z.string(),
			/** Pieces that the price is for; another quantity has the price of everybody. */
			quantity: z.number().int().positive(),
			unitPrice: money,
			validUntil: z.iso.datetime(),
			/** Whether `unitPrice` of the line is the quoted one. */
			isApplied: z.boolean(),
		})
		.optional(),
	/** The accepted quotation whose time ran out while the line waited; the line has the public price. */
	endedQuotation: z
		.object({ quantity: z.number().int().positive(), unitPrice: money, endedAt: z.iso.datetime() })
		.optional(),
	/** Whether it is a digital product, which nobody delivers. */
	isDigital: z.boolean().optional(),
	/** Set when its pieces are ordered in advance: when they arrive. */
	preOrderArrivesAt: z.iso.datetime().optional(),
});

/** A shopper's cart; totals are computed by `@zaylat/domain/cart`. */
export const cart = z.object({
	/** Grows by one with each change; an older response never replaces a newer one. */
	revision: z.number().int().nonnegative(),
	lines: z.array(cartLine),
	/** Lines that are saved for later, the latest first, with their variant, quantity and quotation. */
	saved: z.array(cartLine),
});

const cartResponse = z.object({ data: cart });
const lineParams = z.object({ lineId: z.string().max(40) });
const quantity = z.number().int().min(1).max(999);

/** Specification §7: answer `data.count`, the number of pieces in the cart. */
export const countCart = defineEndpoint({
	method: 'GET',
	path: '/api/add-to-cart/count',
	summary: 'Number of pieces in the cart',
	caller: 'session',
	guarded: true,
	response: z.object({ data: z.object({ count: z.number().int().nonnegative() }) }),
});

/** The cart of the session. */
export const getCart = defineEndpoint({
	method: 'GET',
	path: '/api/cart',
	summary: 'The cart',
	caller: 'session',
	guarded: true,
	response: cartResponse,
});

/**
 * Adds pieces of a variant; a variant already in the cart grows by the quantity, one that is saved for later returns with
 * it.
 */
export const addCartLine = defineEndpoint({
	method: 'POST',
	path: '/api/cart/lines',
	summary: 'Put a variant in the cart',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	body: z.object({
		variantId: z.string().max(40),
		quantity,
		/** The accepted quotation that a line which was removed was bought on; one that does not hold is ignored. */
		quotationId: z.string().max(40).optional(),
	}),
	response: cartResponse,
	errors: ['product_not_found', 'out_of_stock', 'quantity_limited', 'below_minimum'],
});

/** Sets the quantity of a line, whether the checkout takes it, whether it is saved for later, or that it is bought at the public price. */
export const changeCartLine = defineEndpoint({
	method: 'PATCH',
	path: '/api/cart/lines/{lineId}',
	summary: 'Change a line',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: lineParams,
	body: z
		.object({
			quantity: quantity.optional(),
			isSelected: z.boolean().optional(),
			isSaved: z.boolean().optional(),
			/** Null: the line is bought at the public price instead of a quoted one. */
			quotation: z.null().optional(),
		})
		.refine((change) => Object.values(change).some((value) => value !== undefined)),
	response: cartResponse,
	errors: ['not_in_cart', 'out_of_stock', 'quantity_limited', 'below_minimum'],
});

/** Takes a line out of the cart. */
export const removeCartLine = defineEndpoint({
	method: 'DELETE',
	path: '/api/cart/lines/{lineId}',
	summary: 'Take a line out of the cart',
	caller: 'session',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	params: lineParams,
	response: cartResponse,
	errors: ['not_in_cart'],
});

export type CartLine = z.infer<typeof cartLine>;
export type Cart = z.infer<typeof cart>;
