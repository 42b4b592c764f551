import { laterPart } from '../app/later.tsx';

/** Parts of the list of orders that are of use without their code; for `Later`. */
export const ORDERS_PARTS = {
	search: laterPart(async () => (await import('./components/order-search-form.tsx')).OrderSearchForm),
	list: laterPart(async () => (await import('./components/order-list.tsx')).OrderList, undefined, ['tracking']),
};

/** Parts of an order that stand as the server sent them until somebody touches them; for `Later`. */
export const ORDER_PARTS = {
	content: laterPart(async () => (await import('./components/order-content.tsx')).OrderContent, undefined, [
		...(['tracking', 'reviewing', 'sheet', 'failures'] as const),
	]),
};
