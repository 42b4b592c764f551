import { DAY_MS, MINUTE_MS } from '../time/index.ts';

/** Why a person must look at an order. */
export const ORDER_CONCERNS = [
	/** A payment has not ended long after its time. */
	'payment_stuck',
	/** The gateway says something else than the shop. */
	'payment_differs',
	/** The gateway refused a refund: somebody returns the money. */
	'refund_failed',
	/** A refund has not gone back for a day. */
	'refund_slow',
	/** The last day of a parcel's estimate is over. */
	'late',
] as const;

/** Why a person must look at an order. */
export type OrderConcern = (typeof ORDER_CONCERNS)[number];

/** Minutes after the end of its time for which a payment may still be asked about by itself. */
export const STUCK_MINUTES = 15;

/** Moment before which a payment must have ended to be called stuck. @param now milliseconds since 1970 */
export const stuckBefore = (now: number): number => now - STUCK_MINUTES * MINUTE_MS;

/** Moment before which a refund must have been requested to be called slow. @param now milliseconds since 1970 */
export const slowBefore = (now: number): number => now - DAY_MS;

/** What of a payment tells whether somebody must look at it. */
export interface WatchedPayment {
	readonly status: string;
	/** Milliseconds since 1970. */
	readonly expiresAt: number;
	readonly difference: string | null;
}

/** What of a refund tells whether somebody must look at it. */
export interface WatchedRefund {
	readonly status: string;
	/** Milliseconds since 1970. */
	readonly requestedAt: number;
}

/** What somebody must look at in an order, in the order of the table. */
export function orderConcerns(
	order: {
		readonly payments: readonly WatchedPayment[];
		readonly refunds: readonly WatchedRefund[];
		readonly isLate: boolean;
	},
	now: number,
): OrderConcern[] {
	const { payments, refunds, isLate } = order;
	const found: Readonly<Record<OrderConcern, boolean>> = {
		payment_stuck: payments.some(({ status, expiresAt }) => status === 'pending' && expiresAt < stuckBefore(now)),
		payment_differs: payments.some(({ difference }) => difference !== null),
		refund_failed: refunds.some(({ status }) => status === 'failed'),
		refund_slow: refunds.some(({ status, requestedAt }) => status === 'requested' && requestedAt < slowBefore(now)),
		late: isLate,
	};
	return ORDER_CONCERNS.filter((concern) => found[concern]);
}

/** Most letters of a note about an order. */
export const ORDER_NOTE_LETTERS = 500;

/** Whether the receipt of an order can be sent again. */
export const hasReceipt = ({ isPaid, total }: { readonly isPaid: boolean; readonly total: number }): boolean =>
	isPaid && total > 0;
