import type { HomeSectionKind } from '@zaylat/domain/content';
import type { WrittenText } from '@zaylat/domain/goods';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { collections } from './catalogue.ts';
import { oneOf, shownColumns } from './columns.ts';

/** `HOME_SECTION_KINDS` of the domain. */
const KINDS = [
	'flash_sale',
	'coupons',
	'offers',
	'newest',
	'shops',
	'digital',
	'recommended',
	'collection',
] as const satisfies readonly HomeSectionKind[];

/** Sections of the home page below its banners and categories; the migration inserts those that the market fills itself. */
export const homeSections = pgTable(
	'home_sections',
	{
		id: text().primaryKey(),
		edition: text().notNull(),
		/** One of `HOME_SECTION_KINDS` of the domain. */
		kind: text().$type<HomeSectionKind>().notNull(),
		position: smallint().notNull(),
		/** Its own heading by language; the usual one where empty. */
		title: jsonb().$type<WrittenText>().notNull().default({}),
		/** What a hand-picked one shows. */
		collectionId: integer('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
		...shownColumns(),
	},
	(t) => [
		oneOf('home_sections_edition_known', t.edition, ['mm', 'th']),
		oneOf('home_sections_kind_known', t.kind, KINDS),
		check('home_sections_picked', sql`(${t.kind} = 'collection') = (${t.collectionId} is not null)`),
		check('home_sections_time', sql`${t.endsAt} > ${t.startsAt}`),
		uniqueIndex('home_sections_built_in').on(t.edition, t.kind).where(sql`${t.kind} <> 'collection'`),
		index('home_sections_by_edition').on(t.edition, t.position),
	],
);
