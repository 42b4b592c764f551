import type { PaymentStatus } from '@zaylat/domain/payments';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amount, at, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** A try to pay an order. */
export const payments = pgTable(
	'payments',
	{
		id: uuid().primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		method: text().notNull(),
		/** Named way to pay within the method; null in payments from before there were names. */
		option: text(),
		amount: amount('amount').notNull(),
		status: text().$type<PaymentStatus>().notNull(),
		/** What the gateway calls it. */
		gatewayReference: text('gateway_reference').unique(),
		/** Where the shopper goes to confirm it; null for QR codes. */
		redirectUrl: text('redirect_url'),
		/** The EMVCo payload of the QR code; null for other methods. */
		qrPayload: text('qr_payload'),
		startedAt: at('started_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		settledAt: at('settled_at'),
		/** Code of why it failed. */
		failure: text(),
	},
	(t) => [
		oneOf('payments_status_known', t.status, ['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded']),
		check('payments_amount_positive', sql`${t.amount} > 0`),
		uniqueIndex('payments_one_pending').on(t.orderId).where(sql`${t.status} = 'pending'`),
		index('payments_by_order').on(t.orderId, t.startedAt.desc()),
		index('payments_expiring').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
	],
);

/** News of the gateway, each taken once however often it is delivered. */
export const paymentEvents = pgTable('payment_events', {
	/** Id that the gateway gave it. */
	id: text().primaryKey(),
	paymentId: uuid('payment_id')
		.notNull()
		.references(() => payments.id, { onDelete: 'cascade' }),
	kind: text().notNull(),
	receivedAt: at('received_at').notNull(),
});

/** Money that goes back. */
export const refunds = pgTable(
	'refunds',
	{
		id: uuid().primaryKey(),
		paymentId: uuid('payment_id')
			.notNull()
			.references(() => payments.id, { onDelete: 'cascade' }),
		amount: amount('amount').notNull(),
		/** Why: `cancelled`, `returned`, `paid_late`, `paid_twice`. */
		reason: text().notNull(),
		status: text().notNull(),
		requestedAt: at('requested_at').notNull(),
		settledAt: at('settled_at'),
	},
	(t) => [
		oneOf('refunds_status_known', t.status, ['requested', 'settled', 'failed']),
		check('refunds_amount_positive', sql`${t.amount} > 0`),
		index('refunds_by_payment').on(t.paymentId),
	],
);
