import { canMove, hasArrived, isCancelled, type OrderStatus } from './status.ts';

/** What of an order decides what its buyer can do with it. */
export interface OrderFacts {
	readonly status: OrderStatus;
	readonly isPaid: boolean;
	/** Whether a gateway must confirm its payment. */
	readonly needsGateway: boolean;
	/** Whether every delivery service of the order takes cash. */
	readonly takesCash: boolean;
	/** Minor units to pay. */
	readonly total: number;
	readonly parcels: readonly { readonly status: OrderStatus /** `goods` or `digital`. */; readonly kind: string }[];
}

/** What the buyer of an order can do with it now. */
export interface OrderActions {
	readonly pay: boolean;
	/** Whether it can be paid to the courier instead of by a bank. */
	readonly payInCash: boolean;
	readonly cancel: boolean;
	readonly confirm: boolean;
}

/** States in which an order can be without its money. */
export const UNPAID_STATUSES: readonly OrderStatus[] = ['pending', 'pre order', 'payment failed', 'payment retry'];

/**
 * Gives the parcels that a cancellation by the buyer is about: digital goods that were given already stay bought.
 */
export function cancellableParcels<Parcel extends OrderFacts['parcels'][number]>(parcels: readonly Parcel[]): Parcel[] {
	return parcels.filter(({ kind, status }) => !isCancelled(status) && (kind === 'goods' || !hasArrived(status)));
}

/** Tells whether an order waits for its buyer to pay it by a gateway, in whatever state its last payment is. */
export const awaitsPayment = ({
	status,
	isPaid,
	needsGateway,
	total,
}: Pick<OrderFacts, 'status' | 'isPaid' | 'needsGateway' | 'total'>): boolean =>
	!isPaid && total > 0 && needsGateway && UNPAID_STATUSES.includes(status);

/**
 * Tells what the buyer of an order can do with it (Decision 9): pay while its money is missing, in cash too where only goods
 * are ordered and every service takes it, cancel as long as none of
 * its parcels is on its way, and confirm that a parcel arrived.
 */
export function orderActions(order: OrderFacts): OrderActions {
	const { takesCash, parcels } = order;
	const open = cancellableParcels(parcels);
	const pay = awaitsPayment(order);
	return {
		pay,
		payInCash: pay && takesCash && parcels.every(({ kind }) => kind === 'goods'),
		cancel:
			open.length > 0 && open.every((parcel) => canMove(parcel.status, 'order cancelled by customer', 'customer')),
		confirm: parcels.some((parcel) => parcel.status === 'on going' || parcel.status === 'delivered'),
	};
}
