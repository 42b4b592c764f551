import { call } from '../http/request.ts';
import type { OrderFilter } from '../orders/queries.ts';
import type { listSellerParcels } from './contract.ts';

/** Parcels of the seller's shops, newest first: `answer.data`. */
export function sellerParcels(filter: OrderFilter = {}) {
	return call<typeof listSellerParcels>('GET', '/api/seller/parcels', {
		guarded: true,
		query: { status: filter.status, cursor: filter.cursor, per_page: filter.perPage ?? 20 },
	});
}
