import type { Localized } from '@zaylat/api-client/contract';
import type { OrderMessageKind } from '@zaylat/domain/notifications';
import { bigserial, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { orders } from './orders.ts';

/** What the text of an order message is made from, besides the order. Which of them are set depends on the kind. */
export interface OrderMessageFacts {
	/** Minor units of the edition's currency. */
	amount?: number;
	/** What a coupon had paid of refunded goods, minor units. */
	discount?: number;
	/** Points that are returned with a refund. */
	points?: number;
	/** What the bank calls the transfer of a refund that no gateway made. */
	transfer?: string;
	/** Track codes of the parcels that it is about. */
	parcels?: string[];
	/** Who sends the parcel. */
	shop?: Localized;
	/** The shop whose owner it goes to. */
	shopId?: number;
	/** A reason of `CANCEL_REASONS`, `not_paid`, or what the seller wrote. */
	reason?: string;
	/** The product whose plan ends or is renewed. */
	plan?: Localized;
	/** End of the plan, ISO 8601. */
	endsAt?: string;
}

/**
 * Mails and text messages about orders that are sent or waiting to be sent. A row is written in the transaction of its
 * event, and one event of an order has one row at most.
 */
export const orderMessages = pgTable(
	'order_messages',
	{
		/** Also given to the mail server and the SMS gateway, which can then recognise a message that is sent again. */
		id: uuid().primaryKey(),
		/** Order in which they were written. */
		position: bigserial({ mode: 'number' }).notNull(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** What happened, such as `parcel_shipped EX012345678MP`. */
		event: text().notNull(),
		kind: text().$type<OrderMessageKind>().notNull(),
		facts: jsonb().$type<OrderMessageFacts>().notNull(),
		createdAt: at('created_at').notNull(),
		/** Null while its job waits, and when it was outdated or given up. */
		sentAt: at('sent_at'),
	},
	(t) => [unique('order_messages_once').on(t.orderId, t.event)],
);
