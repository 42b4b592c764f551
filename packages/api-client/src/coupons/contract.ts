import { COLLECTED_STATES } from '@zaylat/domain/coupons';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('coupons', 'Checkout');

/** A category that a coupon is for, with all below it. */
export const couponCategory = z.object({
	id: z.string(),
	name: z.string(),
	kind: z.enum(['goods', 'digital']),
	/** Slugs from the first level to its own. */
	path: z.array(z.string()).min(1),
});

/** A coupon that can be used now. */
export const coupon = z.object({
	code: z.string(),
	title: z.string(),
	/** Shop that gives it; null when it holds in all. */
	shop: z.object({ slug: z.string(), name: z.string() }).nullable(),
	/** Categories that it is for; none when it holds for all goods. */
	categories: z.array(couponCategory),
	benefit: z.enum(['percent', 'amount', 'free_delivery']),
	percent: z.number().int().min(1).max(100).nullable(),
	/** What `amount` takes off; the most that `percent` takes off. */
	off: money.nullable(),
	/** Least total of the goods that it is for. */
	minSpend: money,
	endsAt: z.string(),
	/** Uses left for who asks; null for visitors. */
	usesLeft: z.number().int().nonnegative().nullable(),
});

/** Coupons that hold now, those that end first before others. */
export const listCoupons = defineEndpoint({
	method: 'GET',
	path: '/api/coupons',
	summary: 'Coupons of the marketplace, or of one shop',
	caller: 'visitor',
	guarded: false,
	query: z.object({
		/** Slug of a shop, for coupons that are valid for goods that it sells; without it those of the marketplace and of all shops. */
		shop: z.string().max(80).optional(),
		/**
		 * A saved address: uses for its phone number count, as they do for an order. Without it, the address that the checkout
		 * begins with.
		 */
		addressId: z.string().max(80).optional(),
	}),
	response: z.object({ data: z.object({ items: z.array(coupon) }) }),
	errors: ['shop_not_found'],
});

/** A coupon that an account has collected. */
export const collectedCoupon = coupon.extend({
	/** Whether it can be used, was used as often as allowed, or can no longer be used. */
	state: z.enum(COLLECTED_STATES),
	collectedAt: z.iso.datetime(),
});

const collected = z.object({ data: z.object({ items: z.array(collectedCoupon) }) });

/** The coupons that the account has collected, the last collected first; a guest's are those of the device. */
export const listCollectedCoupons = defineEndpoint({
	method: 'GET',
	path: '/api/coupons/collected',
	summary: 'Collected coupons',
	caller: 'session',
	guarded: true,
	response: collected,
});

/** Collects a coupon; twice changes nothing. */
export const collectCoupon = defineEndpoint({
	method: 'PUT',
	path: '/api/coupons/collected/{code}',
	summary: 'Collect a coupon',
	caller: 'session',
	guarded: true,
	limit: 'write',
	params: z.object({ code: typedSigns(40) }),
	response: collected,
	errors: ['coupon_invalid'],
});

/**
 * Holds a code against the selected lines of the cart. `coupon_invalid` has `details.reason`; where goods are missing, also
 * `details.missing` in minor units, and `details.categories`, the names of those that the coupon is for.
 */
export const checkCoupon = defineEndpoint({
	method: 'POST',
	path: '/api/coupons/check',
	summary: 'What a coupon takes off the cart',
	caller: 'session',
	guarded: true,
	limit: 'coupon',
	body: z.object({ code: typedSigns(40) }),
	response: z.object({
		data: z.object({
			code: z.string(),
			title: z.string(),
			/** Slug of the shop that gives it; null when it holds in all. */
			shop: z.string().nullable(),
			/** Categories that it is for; none when it holds for all goods. */
			categories: z.array(couponCategory),
			goodsOff: money,
			isDeliveryFree: z.boolean(),
		}),
	}),
	errors: ['cart_empty', 'coupon_invalid'],
});

export type Coupon = z.infer<typeof coupon>;
export type CollectedCoupon = z.infer<typeof collectedCoupon>;
