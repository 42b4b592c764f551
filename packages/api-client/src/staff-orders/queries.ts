import type { OrderConcern } from '@zaylat/domain/orders';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Orders that staff look for. */
export interface StaffOrderFilter {
	/** A whole code of an order or a parcel, phone number or email address. */
	readonly search?: string | undefined;
	/** Those that need a person for this reason. */
	readonly concern?: OrderConcern | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Orders, the newest first; those that need a person begin with the oldest: `response.data`. */
export function staffOrders({ search, concern, cursor }: StaffOrderFilter = {}) {
	return call<typeof contract.listStaffOrders>('GET', '/api/operating/orders', {
		guarded: true,
		query: { search, concern, cursor },
	});
}

/** An order with what happened to it: `response.data`. Error: `order_not_found`. */
export function staffOrder(id: string) {
	return call<typeof contract.getStaffOrder>('GET', '/api/operating/orders/{id}', { guarded: true, params: { id } });
}
