import type { HomeSectionKind, PageTexts } from '@zaylat/domain/content';
import type { WrittenText } from '@zaylat/domain/goods';
import { sql } from 'drizzle-orm';
import {
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { collections } from './catalogue.ts';
import { at, oneOf, shownColumns } from './columns.ts';

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

/** Published texts of help and legal pages; the first text of each page comes with the shop and has number 0. */
export const pageVersions = pgTable(
	'page_versions',
	{
		edition: text().notNull(),
		slug: text().notNull(),
		number: integer().notNull(),
		texts: jsonb().$type<PageTexts>().notNull(),
		/** From when it holds. */
		from: at('holds_from').notNull(),
		publishedAt: at('published_at').notNull(),
		/** Who published it; the name outlives the account. */
		publishedBy: uuid('published_by').notNull(),
		publisherName: text('publisher_name').notNull(),
		/** When another one was published before it held; null for all others. */
		withdrawnAt: at('withdrawn_at'),
	},
	(t) => [
		primaryKey({ columns: [t.edition, t.slug, t.number] }),
		oneOf('page_versions_edition_known', t.edition, ['mm', 'th']),
		check('page_versions_number', sql`${t.number} > 0`),
		index('page_versions_by_time').on(t.from),
	],
);

/** Texts of pages that are being written, one of each page. */
export const pageDrafts = pgTable(
	'page_drafts',
	{
		edition: text().notNull(),
		slug: text().notNull(),
		texts: jsonb().$type<PageTexts>().notNull(),
		/** Grows with each change, so that one does not overwrite another. */
		revision: integer().notNull(),
		changedAt: at('changed_at').notNull(),
		changedBy: text('changed_by').notNull(),
	},
	(t) => [primaryKey({ columns: [t.edition, t.slug] }), oneOf('page_drafts_edition_known', t.edition, ['mm', 'th'])],
);
