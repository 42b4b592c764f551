import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { productVariants } from './catalogue.ts';
import { at, oneOf } from './columns.ts';
import { orderLines, orders } from './orders.ts';

/** What a variant of a digital product gives (Decision 14). */
export const digitalPlans = pgTable(
	'digital_plans',
	{
		variantId: integer('variant_id')
			.primaryKey()
			.references(() => productVariants.id, { onDelete: 'cascade' }),
		kind: text().notNull(),
		/** Plan duration; set for `days` alone. */
		days: integer(),
		/** A code to type in somewhere, or a file. */
		delivery: text().notNull(),
		/** Whether it is also sent by email, so that an address is required. */
		isEmailed: boolean('is_emailed').notNull(),
		/** Path of the file below /media; set for `download` alone. */
		filePath: text('file_path'),
	},
	(t) => [
		oneOf('digital_plans_kind_known', t.kind, ['one_time', 'life_time', 'days']),
		oneOf('digital_plans_delivery_known', t.delivery, ['code', 'download']),
		check('digital_plans_days', sql`(${t.kind} = 'days') = (${t.days} is not null)`),
		check('digital_plans_file', sql`(${t.delivery} = 'download') = (${t.filePath} is not null)`),
	],
);

/** A shopper's entitlement to a digital product. */
export const entitlements = pgTable(
	'entitlements',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		variantId: integer('variant_id')
			.notNull()
			.references(() => productVariants.id),
		orderLineId: uuid('order_line_id')
			.notNull()
			.references(() => orderLines.id),
		/** Which of the line's pieces it is, from 0 on. */
		piece: integer().notNull(),
		/** Issued immediately after payment; null for downloads. */
		code: text().unique(),
		startsAt: at('starts_at').notNull(),
		/** With what it was renewed by; null for plans that never end. */
		endsAt: at('ends_at'),
		renewsAutomatically: boolean('renews_automatically').notNull().default(false),
		remindedAt: at('reminded_at'),
		/** When its code was sent by email; null before that, and for what is not sent. */
		emailedAt: at('emailed_at'),
	},
	(t) => [
		index('entitlements_by_user').on(t.userId, t.startsAt.desc()),
		index('entitlements_ending').on(t.endsAt),
		index('entitlements_renewing').on(t.endsAt).where(sql`${t.renewsAutomatically}`),
		index('entitlements_to_email').on(t.orderLineId).where(sql`${t.emailedAt} is null and ${t.code} is not null`),
		check('entitlements_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
	],
);

/** An order that renews a plan automatically; it contains nothing else. */
export const planRenewals = pgTable(
	'plan_renewals',
	{
		orderId: uuid('order_id')
			.primaryKey()
			.references(() => orders.id, { onDelete: 'cascade' }),
		entitlementId: uuid('entitlement_id')
			.notNull()
			.references(() => entitlements.id, { onDelete: 'cascade' }),
		/** The end that it puts off. */
		endsAt: at('ends_at').notNull(),
		/** When its shopper was reminded of the unpaid order. */
		remindedAt: at('reminded_at'),
		/** When it was paid, given up or cancelled. */
		closedAt: at('closed_at'),
	},
	(t) => [
		unique('plan_renewals_once').on(t.entitlementId, t.endsAt),
		index('plan_renewals_open').on(t.endsAt).where(sql`${t.closedAt} is null`),
	],
);
