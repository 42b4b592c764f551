import type { Localized } from '@zaylat/api-client/contract';
import { index, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

/** Regions and states of Myanmar, provinces of Thailand (Decision 18). */
export const regions = pgTable(
	'regions',
	{
		/** For example `mm-yangon`. */
		id: text().primaryKey(),
		country: text().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		position: smallint().notNull(),
	},
	(t) => [oneOf('regions_country_known', t.country, ['mm', 'th']), index('regions_by_country').on(t.country)],
);

/** Townships of Myanmar, districts of Thailand. */
export const townships = pgTable(
	'townships',
	{
		id: text().primaryKey(),
		regionId: text('region_id')
			.notNull()
			.references(() => regions.id),
		name: jsonb().$type<Localized>().notNull(),
		/** That of its post office; null where it is not surely known. Sub-districts of Thailand may have others. */
		postcode: text(),
	},
	(t) => [index('townships_by_region').on(t.regionId), index('townships_by_postcode').on(t.postcode)],
);

/** Sub-districts of Thailand. */
export const subdistricts = pgTable(
	'subdistricts',
	{
		id: text().primaryKey(),
		townshipId: text('township_id')
			.notNull()
			.references(() => townships.id),
		name: jsonb().$type<Localized>().notNull(),
		postcode: text().notNull(),
	},
	(t) => [index('subdistricts_by_township').on(t.townshipId), index('subdistricts_by_postcode').on(t.postcode)],
);

export const postOffices = pgTable(
	'post_offices',
	{
		id: text().primaryKey(),
		regionId: text('region_id')
			.notNull()
			.references(() => regions.id),
		townshipId: text('township_id').references(() => townships.id),
		name: jsonb().$type<Localized>().notNull(),
		address: jsonb().$type<Localized>().notNull(),
		postcode: text().notNull(),
		phone: text(),
		/** For example `Mo-Fr 09:30-16:30`, in the notation of OpenStreetMap. */
		hours: text(),
		latitude: numeric({ precision: 8, scale: 5, mode: 'number' }),
		longitude: numeric({ precision: 8, scale: 5, mode: 'number' }),
		/** Names, address and code in search form. */
		searchText: text('search_text').notNull(),
	},
	(t) => [
		index('post_offices_by_region').on(t.regionId),
		index('post_offices_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
);

/** Entries of the business directory. */
export const businesses = pgTable(
	'businesses',
	{
		id: text().primaryKey(),
		edition: text().notNull(),
		category: text().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		text: jsonb().$type<Localized>().notNull(),
		regionId: text('region_id')
			.notNull()
			.references(() => regions.id),
		townshipId: text('township_id').references(() => townships.id),
		address: jsonb().$type<Localized>().notNull(),
		phone: text(),
		website: text(),
		shopSlug: text('shop_slug'),
		searchText: text('search_text').notNull(),
	},
	(t) => [
		oneOf('businesses_edition_known', t.edition, ['mm', 'th']),
		index('businesses_listed').on(t.edition, t.category, t.id),
		index('businesses_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
);
