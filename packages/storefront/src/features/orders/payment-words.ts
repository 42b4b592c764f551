import type { Order } from '@zaylat/api-client/contract';
import { stageOf } from '@zaylat/domain/orders';

/** How the money of an order stands; the key of its words. */
export type PaymentWord = 'paid' | 'cancelled' | 'nothing' | 'failed' | 'cash' | 'waiting';

/** Tells how the money of an order stands (Specification §3: payment status). */
export function paymentWord(order: Pick<Order, 'paidAt' | 'status' | 'placed' | 'paymentMethod'>): PaymentWord {
	if (order.placed.total.amount === 0) return 'nothing';
	if (order.paidAt !== null) return 'paid';
	const stage = stageOf(order.status);
	if (stage === 'cancelled') return 'cancelled';
	if (order.status === 'payment failed') return 'failed';
	return order.paymentMethod === 'cash_on_delivery' ? 'cash' : 'waiting';
}
