import { REVIEW_NOTE_LETTERS, REVIEW_REASON_KEYS } from '@zaylat/domain/goods';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { product } from '../products/contract.ts';
import { goodsRefusal } from '../seller-products/contract.ts';
import { money, pageQuery, picture, typedLine, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('staff-goods', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'review_goods' } as const;
const params = z.object({ id: z.string().max(20) });

/** A product that waits for review, as the queue shows it. */
export const reviewedGoods = z.object({
	id: z.string(),
	name: z.string(),
	picture: picture.nullable(),
	price: money.nullable(),
	edition: z.enum(['mm', 'th']),
	shop: z.object({ slug: z.string(), name: z.string() }),
	submittedAt: z.iso.datetime(),
	/** Whether it was refused before. */
	isAgain: z.boolean(),
});

/** A product that waits for review, as shoppers will see it. */
export const reviewedGoodsDetails = reviewedGoods.extend({
	product,
	/** What it was refused for the last time; null when it was not. */
	refusal: goodsRefusal.nullable(),
	/** What it lacks to be put on sale: the field, such as `variants.2.price`, and what is wrong. */
	problems: z.array(z.object({ field: z.string(), problem: z.string() })),
});

/** Products that sellers sent for review, those that wait longest first. */
export const listReviewedGoods = defineEndpoint({
	method: 'GET',
	path: '/api/operating/goods',
	summary: 'Goods that wait for review',
	...ofStaff,
	query: pageQuery(20).extend({
		/** A part of the product's name in some language, or of its shop's name. */
		search: typedLine(80).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(reviewedGoods), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** A product that waits for review. */
export const getReviewedGoods = defineEndpoint({
	method: 'GET',
	path: '/api/operating/goods/{id}',
	summary: 'A product that waits for review',
	...ofStaff,
	params,
	response: z.object({ data: reviewedGoodsDetails }),
	errors: ['product_not_found'],
});

const decision = {
	method: 'POST',
	...ofStaff,
	limit: 'write',
	params,
	response: z.object({ data: z.object({ id: z.string() }) }),
	errors: ['product_not_found', 'product_move_refused'],
} as const;

/** Puts a product on sale that waits for review. */
export const publishReviewedGoods = defineEndpoint({
	...decision,
	path: '/api/operating/goods/{id}/publish',
	summary: 'Put a product on sale',
});

/** Gives a product back to its shop, with the reasons; it is a draft again. */
export const refuseReviewedGoods = defineEndpoint({
	...decision,
	path: '/api/operating/goods/{id}/refusal',
	summary: 'Refuse a product with reasons',
	body: z.strictObject({
		reasons: z.array(z.enum(REVIEW_REASON_KEYS)).min(1).max(REVIEW_REASON_KEYS.length),
		/** What the shop is told besides; needed for the reason `other`. */
		note: typedLines(REVIEW_NOTE_LETTERS).default(''),
	}),
});

export type ReviewedGoods = z.infer<typeof reviewedGoods>;
export type ReviewedGoodsDetails = z.infer<typeof reviewedGoodsDetails>;
