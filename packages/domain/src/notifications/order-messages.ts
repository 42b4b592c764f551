import { NOTIFICATION_TOPICS, type NotificationChoices, type NotificationTopic } from './notifications.ts';

/**
 * Kinds of mails and text messages about an order, with the topic that a shopper can switch them off by. Receipts,
 * cancellations and refunds belong to topics that are required; the progress of a parcel and renewals do not.
 */
export const ORDER_MESSAGE_KINDS = {
	order_placed: 'orders',
	payment_received: 'payments',
	payment_failed: 'payments',
	parcel_shipped: 'shipping',
	parcel_delivered: 'shipping',
	parcels_cancelled: 'orders',
	payment_refunded: 'payments',
	return_requested: 'orders',
	return_accepted: 'orders',
	return_declined: 'orders',
	return_refunded: 'payments',
	digital_goods: 'orders',
	plan_ending: 'renewals',
	plan_renewing: 'renewals',
	plan_renewed: 'payments',
	renewal_to_pay: 'renewals',
	renewal_failed: 'renewals',
	/** To the owner of a shop that has parcels in a new order. */
	shop_order: 'sales',
} as const satisfies Readonly<Record<string, NotificationTopic>>;

/** A kind of mail or text message about an order. */
export type OrderMessageKind = keyof typeof ORDER_MESSAGE_KINDS;

/**
 * Tells whether a shopper gets a kind of mail or text message about an order.
 * @param choices what the shopper chose; empty for guests, who get all of them
 */
export function wantsOrderMessage(choices: NotificationChoices, kind: OrderMessageKind): boolean {
	const topic = ORDER_MESSAGE_KINDS[kind];
	return NOTIFICATION_TOPICS[topic].isRequired || (choices[topic] ?? true);
}
