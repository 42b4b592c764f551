import type { OrderStatus } from './status.ts';

/** States of an order as a shopper thinks of them (Specification §4): each of the twelve labels is in one. */
const STATUSES = {
	to_pay: ['payment failed', 'payment retry'],
	preparing: ['pre order', 'pending', 'approved', 'ready to ship'],
	on_the_way: ['start shipping', 'on going'],
	delivered: ['delivered', 'complete'],
	cancelled: ['order cancelled by customer', 'order cancelled by seller'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

/** What a shopper narrows a list of orders to. */
export type OrderStage = keyof typeof STATUSES;

/** All stages, in the order of an order's life. */
export const ORDER_STAGES = ['to_pay', 'preparing', 'on_the_way', 'delivered', 'cancelled'] as const;

/**
 * Lists the states that belong to a stage.
 */
export function statusesOf(stage: OrderStage): readonly OrderStatus[] {
	return STATUSES[stage];
}

/**
 * Tells which stage an order is in: one that waits for its buyer to pay it is to be paid, in whatever state it is.
 */
export const orderStage = (order: { readonly status: OrderStatus; readonly canPay: boolean }): OrderStage =>
	order.canPay ? 'to_pay' : stageOf(order.status);

/**
 * Tells which stage a state belongs to.
 */
export function stageOf(status: OrderStatus): OrderStage {
	return ORDER_STAGES.find((stage) => statusesOf(stage).includes(status)) ?? 'preparing';
}
