import { FLASH_SALE_STATES } from '@zaylat/domain/flash-sale';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, productSummary, searchText, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('operated-flash-sales', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'change_promotions' } as const;

const id = z.string().regex(/^[\w-]{1,50}$/);
const productId = z.string().regex(/^[1-9]\d{0,9}$/);

/** An amount in minor units of the edition's currency; the rules of `@zaylat/domain/flash-sale` say how much it may be. */
const amount = z.int();

/** A product of a flash sale as the form sends it. */
const flashSaleEntryInput = z.strictObject({
	product: productId,
	/** What its cheapest variant costs during the sale; null for the reduced price that it has anyway. */
	price: amount.nullable(),
	/** Pieces that are sold at this price; null for as many as there are. */
	pieces: z.int32().nullable(),
});

/** A flash sale as its form sends it. Whether it fits say the rules of `@zaylat/domain/flash-sale`. */
export const flashSaleInput = z.strictObject({
	/** For staff. */
	name: typedLine(400),
	startsAt: z.iso.datetime(),
	endsAt: z.iso.datetime(),
	/** In the order in which shoppers see them. */
	entries: z.array(flashSaleEntryInput).max(200),
});

/** A product that can be in a flash sale, as staff see it. */
export const flashSaleGoods = z.object({
	product: z.string(),
	name: z.string(),
	/** What its cheapest variant costs outside of flash sales. */
	normalPrice: amount,
	/** Whether it is reduced outside of flash sales. */
	isReduced: z.boolean(),
	/** As lists show it; null while it is not on sale. */
	summary: productSummary.nullable(),
});

/** A flash sale as the list of staff shows it. */
export const listedFlashSale = flashSaleInput.omit({ entries: true }).extend({
	id: z.string(),
	state: z.enum(FLASH_SALE_STATES),
	/** Minutes after which its countdown begins anew; null when it counts down to the end. */
	roundMinutes: z.int32().positive().nullable(),
	/** How many products it has. */
	products: z.int().nonnegative(),
	/** Pieces that orders took in it, without those that were cancelled. */
	sold: z.int().nonnegative(),
});

/** A flash sale as staff see it. */
export const operatedFlashSale = listedFlashSale.extend({
	entries: z.array(flashSaleGoods.extend(flashSaleEntryInput.shape).extend({ sold: z.int().nonnegative() })),
});

const response = z.object({ data: operatedFlashSale });
const params = z.object({ id });

/** Flash sales of the edition of the request, the last to begin first. */
export const listOperatedFlashSales = defineEndpoint({
	method: 'GET',
	path: '/api/operating/flash-sales',
	summary: 'Flash sales of the market',
	...ofStaff,
	query: pageQuery(30).extend({
		state: z.enum(FLASH_SALE_STATES).optional(),
		/** A part of its name. */
		search: typedLine(49).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(listedFlashSale), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** A flash sale by its id. */
export const getOperatedFlashSale = defineEndpoint({
	method: 'GET',
	path: '/api/operating/flash-sales/{id}',
	summary: 'A flash sale of the market',
	...ofStaff,
	params,
	response,
});

/**
 * Writes a flash sale, a new one or in the place of the one with this id; one that has ended stays as it was. `fields` name
 * what is wrong, such as `entries.0.price`.
 */
export const saveFlashSale = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/flash-sales/{id}',
	summary: 'Write a flash sale',
	...ofStaff,
	limit: 'write',
	params,
	body: flashSaleInput,
	response,
});

/** Ends a flash sale that runs. Orders keep the prices that they were placed at. */
export const endFlashSale = defineEndpoint({
	method: 'POST',
	path: '/api/operating/flash-sales/{id}/end',
	summary: 'End a flash sale',
	...ofStaff,
	limit: 'write',
	params,
	response,
});

/** Removes a flash sale that has not begun; `fields` say so when it has. */
export const removeFlashSale = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/flash-sales/{id}',
	summary: 'Remove a planned flash sale',
	...ofStaff,
	limit: 'write',
	params,
	response: z.object({ data: z.object({}) }),
});

/** Products on sale that match a search text, at most ten, with their prices outside of flash sales. */
export const findFlashSaleGoods = defineEndpoint({
	method: 'GET',
	path: '/api/operating/flash-sale-goods',
	summary: 'Find products for a flash sale',
	...ofStaff,
	query: z.object({ search: searchText }),
	errors: ['search_invalid'],
	response: z.object({ data: z.object({ items: z.array(flashSaleGoods) }) }),
});

export type FlashSaleInput = z.input<typeof flashSaleInput>;
export type FlashSaleGoodsView = z.infer<typeof flashSaleGoods>;
export type ListedFlashSale = z.infer<typeof listedFlashSale>;
export type OperatedFlashSale = z.infer<typeof operatedFlashSale>;
