import type { ReturnReason, ReturnStatus } from '@zaylat/domain/orders';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { amount, at, oneOf } from './columns.ts';
import { parcels } from './orders.ts';

/** Pieces of an order line that are returned. */
export interface StoredReturnLine {
	lineId: string;
	quantity: number;
}

/** Returns of goods of delivered parcels, by piece (ADR 70, ADR 167); `returnProblem` limits the pieces of a line. */
export const parcelReturns = pgTable(
	'parcel_returns',
	{
		id: uuid().primaryKey(),
		parcelId: uuid('parcel_id')
			.notNull()
			.references(() => parcels.id, { onDelete: 'cascade' }),
		/** RT and 8 digits; written on the parcel that goes back. */
		code: text().notNull().unique(),
		status: text().$type<ReturnStatus>().notNull(),
		reason: text().$type<ReturnReason>().notNull(),
		note: text().notNull(),
		/** What the shop wrote with its last decision. */
		answer: text().notNull().default(''),
		lines: jsonb().$type<StoredReturnLine[]>().notNull(),
		/** Money that goes back. */
		amount: amount('amount').notNull(),
		/** Bonus points that paid a part and go back. */
		points: integer().notNull(),
		/** Bank account or wallet for money that was paid in cash. */
		payTo: text('pay_to'),
		requestedAt: at('requested_at').notNull(),
		/** When the shop accepted it. */
		acceptedAt: at('accepted_at'),
		closedAt: at('closed_at'),
	},
	(t) => [
		oneOf('parcel_returns_status_known', t.status, ['requested', 'accepted', 'declined', 'withdrawn', 'refunded']),
		check('parcel_returns_amounts_not_negative', sql`least(${t.amount}, ${t.points}) >= 0`),
		index('parcel_returns_by_parcel').on(t.parcelId, t.requestedAt.desc()),
		index('parcel_returns_open').on(t.status, t.requestedAt).where(sql`${t.status} in ('requested', 'accepted')`),
	],
);

/** Photographs of a return, at most four; `uploads` has their sizes. */
export const returnPictures = pgTable(
	'return_pictures',
	{
		returnId: uuid('return_id')
			.notNull()
			.references(() => parcelReturns.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		pictureKey: text('picture_key').notNull().unique(),
	},
	(t) => [
		primaryKey({ columns: [t.returnId, t.position] }),
		check('return_pictures_at_most_four', sql`${t.position} between 0 and 3`),
	],
);
