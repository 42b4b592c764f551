/** What other programs are told of, by the name of the event. The database writes the events (ADR 280). */
export const WEBHOOK_EVENTS = [
	/** A product that shoppers see since. */
	'product.published',
	/** Another name, text, picture or price of a product that shoppers see. */
	'product.updated',
	/** A product that shoppers do not see any more. */
	'product.withdrawn',
	/** Pieces of a variant that are left. */
	'stock.changed',
	'order.placed',
	'order.paid',
	/** Another status of a parcel of an order. */
	'parcel.moved',
	'payment.paid',
	/** A payment that ended without money. */
	'payment.failed',
	'refund.requested',
	'refund.settled',
	/** A refund that the gateway refused. */
	'refund.failed',
	'return.requested',
	/** Another status of a return. */
	'return.moved',
] as const;

/** Name of an event. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Whether a word names an event. */
export const isWebhookEvent = (word: string): word is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === word);

/** Where a delivery is: it waits for a try, it was taken, or it was given up and is repeated by a person. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** State of a delivery. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try failed, where the receiver gave no status. */
export const DELIVERY_PROBLEMS = [
	/** No answer within the time limit. */
	'timeout',
	/** No connection, or one that broke. */
	'unreachable',
	/** The address is not one of the public network. */
	'address_refused',
	/** A status that is not 2xx. */
	'status',
	/** The secret cannot be read any more: the server has another key. */
	'secret',
	/** The endpoint was paused. */
	'paused',
] as const;

/** Why a try failed. */
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
