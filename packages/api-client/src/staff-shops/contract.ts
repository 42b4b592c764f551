import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('staff-shops', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;

/** A shop as staff see it. */
export const staffShop = z.object({
	slug: z.string(),
	name: z.string(),
	edition: z.enum(['mm', 'th']),
	/** Name of the account that answers for it, masked; null when nobody does. */
	owner: z.string().nullable(),
	joinedAt: z.iso.datetime(),
	/** Products that shoppers find. */
	onSale: z.number().int().nonnegative(),
	/** Products in all states. */
	products: z.number().int().nonnegative(),
	/** Null unless it is paused. */
	pausedAt: z.iso.datetime().nullable(),
	pauseReason: z.string().nullable(),
});

/** All shops of both editions, the newest first. */
export const listStaffShops = defineEndpoint({
	method: 'GET',
	path: '/api/operating/shops',
	summary: 'Find shops',
	...ofStaff,
	permission: 'read_shops',
	query: pageQuery(20).extend({
		/** A part of the name or of the address of a shop. */
		search: typedLine(80).optional(),
		state: z.enum(['open', 'paused']).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(staffShop), page: z.object({ next: z.string().nullable() }) }),
	}),
});

const act = {
	method: 'POST',
	...ofStaff,
	limit: 'write',
	permission: 'pause_shops',
	params: z.object({ slug: z.string().max(80) }),
	/** Why; it is kept in the audit trail, and the seller reads why the shop is paused. */
	body: z.strictObject({ reason: typedLine(STAFF_REASON_LETTERS).min(1) }),
	response: z.object({ data: staffShop }),
	errors: ['shop_not_found'],
} as const;

/** Pauses a shop: its goods leave the market until it is reopened. Orders that were placed go on. */
export const pauseShop = defineEndpoint({
	...act,
	path: '/api/operating/shops/{slug}/pause',
	summary: 'Pause a shop',
});

/** Lets a paused shop sell again what it sold before. */
export const reopenShop = defineEndpoint({
	...act,
	path: '/api/operating/shops/{slug}/reopen',
	summary: 'Reopen a shop',
});

export type StaffShop = z.infer<typeof staffShop>;
