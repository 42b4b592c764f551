import { GOODS_STATES } from '@zaylat/domain/goods';
import type { WebhookEvent } from '@zaylat/domain/webhooks';
import { z } from 'zod';
import { orderStatus, paymentStatus, returnStatus } from '../orders/contract.ts';
import { money } from '../shared.ts';

const edition = z.enum(['mm', 'th']);

/** A product as other programs are told of it. */
export const webhookProduct = z.object({
	id: z.string(),
	edition,
	/** Slug of its shop. */
	shop: z.string(),
	/** What its shop calls it; null without a name of its own. */
	externalId: z.string().nullable(),
	state: z.enum(GOODS_STATES),
	/** Of its cheapest variant. */
	price: money,
});

/** Pieces of a variant that are left. */
export const webhookStock = z.object({
	productId: z.string(),
	variantId: z.string(),
	edition,
	shop: z.string(),
	/** What the shop calls the product. */
	externalId: z.string().nullable(),
	/** What the shop calls the variant, such as its article number. */
	variantExternalId: z.string().nullable(),
	stock: z.number().int().nonnegative(),
});

/** An order, without what is personal: the API has that for those who may read it. */
export const webhookOrder = z.object({
	id: z.uuid(),
	code: z.string(),
	edition,
	status: orderStatus,
	paymentMethod: z.string(),
	total: money,
	placedAt: z.iso.datetime(),
	paidAt: z.iso.datetime().nullable(),
});

/** What one shop sends of an order. */
export const webhookParcel = z.object({
	id: z.uuid(),
	orderId: z.uuid(),
	orderCode: z.string(),
	edition,
	shop: z.string(),
	trackCode: z.string(),
	status: orderStatus,
	total: money,
});

/** A try to pay an order. */
export const webhookPayment = z.object({
	id: z.uuid(),
	orderId: z.uuid(),
	orderCode: z.string(),
	edition,
	method: z.string(),
	status: paymentStatus,
	amount: money,
});

/** Money that goes back. */
export const webhookRefund = z.object({
	id: z.uuid(),
	paymentId: z.uuid(),
	orderId: z.uuid(),
	orderCode: z.string(),
	edition,
	status: z.enum(['requested', 'settled', 'failed']),
	reason: z.string(),
	amount: money,
});

/** Pieces of a parcel that go back. */
export const webhookReturn = z.object({
	id: z.uuid(),
	code: z.string(),
	orderId: z.uuid(),
	orderCode: z.string(),
	trackCode: z.string(),
	edition,
	shop: z.string(),
	status: returnStatus,
	amount: money,
});

/** What an event is about, and what it means in a line. */
export const WEBHOOK_BODIES = {
	'product.published': { data: webhookProduct, summary: 'Shoppers see a product since' },
	'product.updated': { data: webhookProduct, summary: 'A product that shoppers see was changed' },
	'product.withdrawn': { data: webhookProduct, summary: 'Shoppers do not see a product any more' },
	'stock.changed': { data: webhookStock, summary: 'Another number of pieces of a variant is left' },
	'order.placed': { data: webhookOrder, summary: 'An order was placed' },
	'order.paid': { data: webhookOrder, summary: 'The money of an order has come, or is not needed' },
	'parcel.moved': { data: webhookParcel, summary: 'A parcel has another status' },
	'payment.paid': { data: webhookPayment, summary: 'A payment was confirmed by the gateway' },
	'payment.failed': { data: webhookPayment, summary: 'A payment ended without money' },
	'refund.requested': { data: webhookRefund, summary: 'Money is to go back' },
	'refund.settled': { data: webhookRefund, summary: 'Money has gone back' },
	'refund.failed': { data: webhookRefund, summary: 'The gateway refused a refund' },
	'return.requested': { data: webhookReturn, summary: 'A shopper wants to return pieces' },
	'return.moved': { data: webhookReturn, summary: 'A return has another status' },
} as const satisfies Readonly<Record<WebhookEvent, { readonly data: z.ZodType; readonly summary: string }>>;

/** The body of an event as it is sent. */
export const webhookBodyOf = <E extends WebhookEvent>(event: E) =>
	z.object({
		type: z.literal(event),
		/** When it happened. */
		timestamp: z.iso.datetime(),
		data: WEBHOOK_BODIES[event].data,
	});
