import type { WrittenText } from '@zaylat/domain/goods';
import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { shops } from './catalogue.ts';
import { amount, at, oneOf } from './columns.ts';
import { orders } from './orders.ts';

export const coupons = pgTable(
	'coupons',
	{
		id: integer().primaryKey(),
		edition: text().notNull(),
		code: text().notNull(),
		/** In the languages that it is written in. */
		title: jsonb().$type<WrittenText>().notNull(),
		/** Null when it is valid in all shops. */
		shopId: integer('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
		/** Categories that it is for, with all below them, which nobody deletes; none for all goods. */
		categoryIds: integer('category_ids').array().notNull().default([]),
		benefit: text().notNull(),
		percent: smallint(),
		/** Taken off by `amount`; the most that `percent` takes off, where there is a limit. */
		off: amount('off'),
		minSpend: amount('min_spend').notNull(),
		startsAt: at('starts_at').notNull(),
		endsAt: at('ends_at').notNull(),
		/** Null when everybody may use it for ever. */
		usesLeft: integer('uses_left'),
		usesPerShopper: smallint('uses_per_shopper').notNull(),
		/** Whether shoppers find and collect it; otherwise only who knows its code uses it. */
		isListed: boolean('is_listed').notNull().default(true),
	},
	(t) => [
		unique('coupons_code').on(t.edition, t.code),
		oneOf('coupons_edition_known', t.edition, ['mm', 'th']),
		oneOf('coupons_benefit_known', t.benefit, ['percent', 'amount', 'free_delivery']),
		check('coupons_code_form', sql`${t.code} ~ '^[A-Z0-9-]{4,20}$'`),
		check('coupons_percent', sql`(${t.benefit} = 'percent') = (${t.percent} is not null)`),
		check('coupons_percent_range', sql`${t.percent} between 1 and 100`),
		check('coupons_amount', sql`${t.benefit} <> 'amount' or ${t.off} > 0`),
		check('coupons_uses_not_negative', sql`${t.usesLeft} >= 0`),
		check('coupons_time', sql`${t.endsAt} > ${t.startsAt}`),
		index('coupons_by_shop').on(t.shopId),
	],
);

/** The order that used a coupon; the use is returned when the order is not paid. */
export const couponUses = pgTable(
	'coupon_uses',
	{
		couponId: integer('coupon_id')
			.notNull()
			.references(() => coupons.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The device of the use, as `deviceOf` returns it; null for uses from before devices were stored. */
		device: text(),
		usedAt: at('used_at').notNull(),
	},
	(t) => [
		unique('coupon_uses_once_per_order').on(t.orderId, t.couponId),
		index('coupon_uses_by_user').on(t.userId, t.couponId),
	],
);

/** The coupons that an account has collected. */
export const collectedCoupons = pgTable(
	'collected_coupons',
	{
		couponId: integer('coupon_id')
			.notNull()
			.references(() => coupons.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The device that collected it, as `deviceOf` returns it, where the request had one: a guest's next account finds it by that. */
		device: text(),
		collectedAt: at('collected_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.couponId] }),
		index('collected_coupons_by_coupon').on(t.couponId),
		index('collected_coupons_by_device').on(t.device),
	],
);

/** Every movement of bonus points (Decision 12); the balance is their sum. */
export const pointsMovements = pgTable(
	'points_movements',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		edition: text().notNull(),
		points: integer().notNull(),
		reason: text().notNull(),
		/** The order that earned or spent the points; null for a welcome and for grants. */
		orderId: uuid('order_id').references(() => orders.id),
		/** The shop of the parcel that earned the points; prevents a parcel from earning twice. */
		shopId: integer('shop_id').references(() => shops.id),
		/** Tells the grants of the developer tool apart; null for other movements. */
		grantId: uuid('grant_id'),
		at: at('at').notNull(),
	},
	(t) => [
		oneOf('points_movements_edition_known', t.edition, ['mm', 'th']),
		oneOf('points_movements_reason_known', t.reason, [
			'earned',
			'spent',
			'returned',
			'taken_back',
			'welcome',
			'granted',
		]),
		check('points_movements_move', sql`${t.points} <> 0`),
		unique('points_movements_once').on(t.userId, t.orderId, t.shopId, t.reason, t.grantId).nullsNotDistinct(),
		index('points_movements_by_user').on(t.userId, t.edition, t.at.desc()),
	],
);
