import type { Localized } from '@zaylat/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { shops } from './catalogue.ts';
import { amount, oneOf } from './columns.ts';

/** Who carries parcels in an edition. */
export const deliveryServices = pgTable(
	'delivery_services',
	{
		id: text().primaryKey(),
		edition: text().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		/** Whether its parcels can be followed by their code. */
		isTracked: boolean('is_tracked').notNull(),
		/** Whether it collects cash on delivery. */
		takesCash: boolean('takes_cash').notNull(),
		position: smallint().notNull(),
	},
	(t) => [oneOf('delivery_services_edition_known', t.edition, ['mm', 'th'])],
);

/** What a service charges for a parcel to a zone. */
export const deliveryTariffs = pgTable(
	'delivery_tariffs',
	{
		serviceId: text('service_id')
			.notNull()
			.references(() => deliveryServices.id, { onDelete: 'cascade' }),
		/** `region` within the shop's region, `country` within its country, else the value of a delivery country. */
		zone: text().notNull(),
		base: amount('base').notNull(),
		baseGrams: integer('base_grams').notNull(),
		perKilogram: amount('per_kilogram').notNull(),
		mostGrams: integer('most_grams').notNull(),
		minDays: smallint('min_days').notNull(),
		maxDays: smallint('max_days').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.serviceId, t.zone] }),
		check('delivery_tariffs_amounts', sql`${t.base} >= 0 and ${t.perKilogram} >= 0`),
		check('delivery_tariffs_grams', sql`${t.baseGrams} > 0 and ${t.mostGrams} >= ${t.baseGrams}`),
		check('delivery_tariffs_days', sql`${t.minDays} between 0 and ${t.maxDays}`),
	],
);

/** Services that a shop offers. */
export const shopDeliveryServices = pgTable(
	'shop_delivery_services',
	{
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		serviceId: text('service_id')
			.notNull()
			.references(() => deliveryServices.id, { onDelete: 'cascade' }),
		/** Goods total from which the shop pays; null when it never does. */
		freeFrom: amount('free_from'),
		/** What the shop asks for a parcel within its country; null for what the service asks. */
		fee: amount('fee'),
	},
	(t) => [
		primaryKey({ columns: [t.shopId, t.serviceId] }),
		check('shop_delivery_services_fee', sql`${t.fee} is null or ${t.fee} >= 0`),
	],
);
