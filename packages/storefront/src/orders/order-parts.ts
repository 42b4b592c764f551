import { laterPart } from '../app/later.tsx';

/** Parts of the list of orders that are of use without their code; for `Later`. */
export const ORDERS_PARTS = {
	search: laterPart(async () => (await import('./components/order-search-form.tsx')).OrderSearchForm),
};

/** Parts of an order that stand as the server sent them until somebody touches them; for `Later`. */
export const ORDER_PARTS = {
	parcels: laterPart(async () => (await import('./components/order-parcels.tsx')).OrderParcels, undefined, [
		'reviewing',
		'failures',
	]),
	side: laterPart(async () => (await import('./components/order-side.tsx')).OrderSide, undefined, [
		'sheet',
		'failures',
	]),
};
