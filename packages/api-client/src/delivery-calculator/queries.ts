import { call } from '../http/request.ts';
import type { estimateDeliveryCost, estimateProductDelivery } from './contract.ts';

/**
 * Services that carry a parcel and what they cost: `response.data.services`, cheapest first; errors `place_not_found` and
 * `no_delivery_service`.
 * @param parcel.from id of the region that it leaves from
 * @param parcel.to id of a region, or `{ country }` with the value of a delivery country
 * @param parcel.grams weight of the packed parcel
 */
export function deliveryEstimate(parcel: {
	readonly from: string;
	readonly to: string | { readonly country: string };
	readonly grams: number;
}) {
	const { from, to, grams } = parcel;
	const goal = typeof to === 'string' ? { to } : to;
	return call<typeof estimateDeliveryCost>('GET', '/api/delivery-estimates', {
		guarded: false,
		query: { from, grams, ...goal },
	});
}

/**
 * Services that carry some pieces of a product, and what they cost: `response.data.services`, cheapest first; errors
 * `place_not_found` and `no_delivery_service`.
 * @param goal.country value of the delivery country
 * @param goal.region id of a region of the shop's own country; the shop's own when left out
 */
export function productDelivery(
	id: string,
	goal: { readonly country: string; readonly region?: string | undefined; readonly quantity?: number },
) {
	return call<typeof estimateProductDelivery>('GET', '/api/products/{id}/delivery', {
		guarded: false,
		params: { id },
		query: { ...goal },
	});
}
