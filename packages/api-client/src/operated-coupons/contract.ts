import { COUPON_STATES } from '@zaylat/domain/coupons';
import { cleanLine } from '@zaylat/domain/typed-text';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { localized, pageQuery, textsBy, typedLine, typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('operated-coupons', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_promotions' } as const;

/** An amount in minor units of the edition's currency; the rules of `@zaylat/domain/coupons` say how much it may be. */
const amount = z.int().nonnegative();

/** A coupon as its form sends it. */
export const couponInput = z.strictObject({
	/** Longer than a title may be, so that the rules name the language. */
	title: textsBy(cleanLine, 400),
	/** Slug of the shop whose goods it holds for; null for all shops. */
	shop: typedLine(80).nullable(),
	/** Ids of the categories that it is for, with all below them; none for all goods. The rules say how many there may be. */
	categories: z.array(z.string().max(20)).max(100),
	benefit: z.enum(['percent', 'amount', 'free_delivery']),
	percent: z.int32().nullable(),
	/** What `amount` takes off; the most that `percent` takes off, null without a limit. */
	off: amount.nullable(),
	minSpend: amount,
	startsAt: z.iso.datetime(),
	endsAt: z.iso.datetime(),
	/** Uses of all shoppers together; null without a limit. */
	uses: z.int32().nullable(),
	usesPerShopper: z.int32(),
	/** Whether shoppers find and collect it; otherwise only who knows its code uses it. */
	isListed: z.boolean(),
});

/** A coupon as staff see it. */
export const operatedCoupon = couponInput.extend({
	code: z.string(),
	/** Names of `categories`, in the order of the tree. */
	categoryNames: z.array(localized),
	state: z.enum(COUPON_STATES),
	/** Shoppers who have collected it, and orders that have used it. */
	collected: z.int().nonnegative(),
	used: z.int().nonnegative(),
});

const response = z.object({ data: operatedCoupon });
const params = z.object({ code: typedSigns(40) });

/** Coupons of the edition of the request, the last to begin first. */
export const listOperatedCoupons = defineEndpoint({
	method: 'GET',
	path: '/api/operating/coupons',
	summary: 'Coupons of the market',
	...ofStaff,
	query: pageQuery(30).extend({
		state: z.enum(COUPON_STATES).optional(),
		/** A part of its code, or of its title in some language. */
		search: typedLine(49).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(operatedCoupon), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** A coupon by its code. */
export const getOperatedCoupon = defineEndpoint({
	method: 'GET',
	path: '/api/operating/coupons/{code}',
	summary: 'A coupon of the market',
	...ofStaff,
	params,
	response,
});

/**
 * Writes a coupon: a new one under a code that is free, or in the place of the one with this code. `fields` name what is wrong,
 * and what may not be changed since shoppers have it (`COUPON_CHANGES`).
 */
export const saveCoupon = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/coupons/{code}',
	summary: 'Write a coupon',
	...ofStaff,
	limit: 'write',
	params,
	body: z.strictObject({
		/** Whether it is to be a new one: a code that exists is refused then. */
		isNew: z.boolean(),
		coupon: couponInput,
	}),
	response,
});

/** Ends a coupon now; one that has not begun begins and ends now. Orders that have used it keep it. */
export const endCoupon = defineEndpoint({
	method: 'POST',
	path: '/api/operating/coupons/{code}/end',
	summary: 'End a coupon',
	...ofStaff,
	limit: 'write',
	params,
	response,
});

export type CouponInput = z.input<typeof couponInput>;
export type OperatedCoupon = z.infer<typeof operatedCoupon>;
