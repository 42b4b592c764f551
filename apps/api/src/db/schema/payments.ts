import type { PaymentDifference, PaymentStatus } from '@zaylat/domain/payments';
import { sql } from 'drizzle-orm';
import {
	bigserial,
	boolean,
	check,
	index,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { GatewayName } from '../../gateways/gateway.ts';
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
		/** Which gateway it was begun with; an edition can change to another one. */
		gateway: text().$type<GatewayName>().notNull(),
		/** What we call it at the gateway; stored before the gateway is asked. */
		merchantReference: text('merchant_reference').notNull().unique(),
		/** What the gateway calls it; null without an answer, or where it has no name of its own. */
		gatewayId: text('gateway_id'),
		/** Where the shopper goes to confirm it; null for QR codes. */
		redirectUrl: text('redirect_url'),
		/** The EMVCo payload of the QR code; null for other methods. */
		qrPayload: text('qr_payload'),
		startedAt: at('started_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		/** Until when the shopper is taken to be on its page; null where nobody says so (Decision 24). */
		presentUntil: at('present_until'),
		settledAt: at('settled_at'),
		/** Code of why it failed. */
		failure: text(),
		/** Minor units that came where they are not `amount`. */
		taken: amount('taken'),
		/** What the gateway keeps, minor units; null where it does not say. */
		fee: amount('fee'),
		/** When the gateway was last asked about it. */
		inquiredAt: at('inquired_at'),
		/** When the gateway is asked next without another reason; null when that is over. */
		nextInquiryAt: at('next_inquiry_at'),
		/** What the gateway says differently, for a person to look at. */
		difference: text().$type<PaymentDifference>(),
	},
	(t) => [
		oneOf('payments_status_known', t.status, ['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded']),
		check('payments_amount_positive', sql`${t.amount} > 0`),
		uniqueIndex('payments_one_pending').on(t.orderId).where(sql`${t.status} = 'pending'`),
		index('payments_by_order').on(t.orderId, t.startedAt.desc()),
		index('payments_by_gateway_id').on(t.gatewayId).where(sql`${t.gatewayId} is not null`),
		index('payments_expiring').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
		index('payments_left').on(t.presentUntil).where(sql`${t.status} = 'pending'`),
		index('payments_by_settlement').on(t.settledAt).where(sql`${t.settledAt} is not null`),
		index('payments_differing').on(t.startedAt).where(sql`${t.difference} is not null`),
		index('payments_to_inquire').on(t.nextInquiryAt).where(sql`${t.nextInquiryAt} is not null`),
	],
);

/** Genuine notifications of gateways, each once however often it is delivered. They are hints: only inquiries settle. */
export const paymentInbox = pgTable(
	'payment_inbox',
	{
		gateway: text().$type<GatewayName>().notNull(),
		/** Id that the gateway gave the event, or one that is made from its contents. */
		eventId: text('event_id').notNull(),
		/** Null for events about nothing that we follow. */
		paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
		/** As it arrived. */
		body: text().notNull(),
		receivedAt: at('received_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.gateway, t.eventId] })],
);

/** Answers of gateways to inquiries. */
export const paymentInquiries = pgTable(
	'payment_inquiries',
	{
		id: bigserial({ mode: 'number' }).primaryKey(),
		paymentId: uuid('payment_id')
			.notNull()
			.references(() => payments.id, { onDelete: 'cascade' }),
		at: at('at').notNull(),
		/** A state of the port, or `unanswered`. */
		state: text().notNull(),
		/** The gateway's own word. */
		code: text().notNull(),
		/** Minor units that it names. */
		amount: amount('amount'),
	},
	(t) => [index('payment_inquiries_by_payment').on(t.paymentId, t.id)],
);

/** Money that goes back. */
export const refunds = pgTable(
	'refunds',
	{
		id: uuid().primaryKey(),
		paymentId: uuid('payment_id')
			.notNull()
			.references(() => payments.id, { onDelete: 'cascade' }),
		amount: amount('amount').notNull(),
		/** Why: `cancelled`, `returned`, or a reason of `settlementStep`. */
		reason: text().notNull(),
		/** `failed`: the gateway refused it; the operator returns the money, and it is settled. */
		status: text().notNull(),
		requestedAt: at('requested_at').notNull(),
		settledAt: at('settled_at'),
		/** What the gateway calls it; null before it answered. */
		gatewayRefundId: text('gateway_refund_id'),
		/** What it waits for, where the gateway has queued it. */
		waitsFor: text('waits_for').$type<'settlement' | 'gateway'>(),
		/** The gateway's code of why it failed. */
		failure: text(),
		/** What the bank calls the transfer by which the operator returned the money; null where the gateway does. */
		transferReference: text('transfer_reference'),
		/** Who recorded the transfer. */
		transferredBy: text('transferred_by'),
	},
	(t) => [
		oneOf('refunds_status_known', t.status, ['requested', 'settled', 'failed']),
		check('refunds_amount_positive', sql`${t.amount} > 0`),
		check(
			'refunds_transferred',
			sql`(${t.transferReference} is null) = (${t.transferredBy} is null)
				and (${t.transferReference} is null or ${t.status} = 'settled')`,
		),
		index('refunds_by_payment').on(t.paymentId),
		index('refunds_unsettled').on(t.requestedAt).where(sql`${t.status} <> 'settled'`),
	],
);

/** Payments as the bank of the sandbox has them; in the demo profile only. */
export const sandboxPayments = pgTable('sandbox_payments', {
	reference: text().primaryKey(),
	idempotencyKey: text('idempotency_key').notNull(),
	state: text().notNull(),
	isAuthorizedOnly: boolean('is_authorized_only').notNull(),
	amount: amount('amount').notNull(),
	expiresAt: at('expires_at').notNull(),
	isSettled: boolean('is_settled').notNull(),
	/** Minor units by refund id. */
	refunds: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
});
