import type { ProposedPostings, SettlementDifferenceKind, SettlementLine } from '@zaylat/domain/ledger';
import type { CurrencyKey } from '@zaylat/domain/money';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { amount, at, oneOf } from './columns.ts';
import { ledgerEntries } from './ledger.ts';
import { orders } from './orders.ts';

/** Who tells what was paid out: a gateway, or the courier that takes cash. */
export type SettlementSource = '2c2p' | 'opn' | 'courier';

/** Settlement files that were read, each once by its contents. */
export const settlementFiles = pgTable(
	'settlement_files',
	{
		id: uuid().primaryKey(),
		edition: text().notNull(),
		source: text().$type<SettlementSource>().notNull(),
		/** Name of the file, or what was asked for. */
		name: text().notNull(),
		/** SHA-256 of the contents, in hexadecimal digits. */
		digest: text().notNull(),
		/** Lines of payments and refunds. */
		lineCount: integer('line_count').notNull(),
		readAt: at('read_at').notNull(),
	},
	(t) => [
		oneOf('settlement_files_edition_known', t.edition, ['mm', 'th']),
		oneOf('settlement_files_source_known', t.source, ['2c2p', 'opn', 'courier']),
		unique('settlement_files_once').on(t.edition, t.source, t.digest),
	],
);

/** Lines of settlement files, each once however many files have it. Amounts are in minor units. */
export const settlementLines = pgTable(
	'settlement_lines',
	{
		id: bigserial({ mode: 'number' }).primaryKey(),
		fileId: uuid('file_id')
			.notNull()
			.references(() => settlementFiles.id),
		edition: text().notNull(),
		source: text().$type<SettlementSource>().notNull(),
		/** What the source calls the line. */
		externalId: text('external_id').notNull(),
		/** Our reference of the payment, or the track code. */
		reference: text().notNull(),
		kind: text().$type<SettlementLine['kind']>().notNull(),
		amount: amount('amount').notNull(),
		fee: amount('fee').notNull(),
		currency: text().$type<CurrencyKey>().notNull(),
		/** Day of the payment, as the source names it. */
		at: at('at').notNull(),
		/** When it was compared with what the shop has; null before. */
		comparedAt: at('compared_at'),
	},
	(t) => [
		oneOf('settlement_lines_kind_known', t.kind, ['payment', 'refund']),
		check('settlement_lines_amount_positive', sql`${t.amount} > 0`),
		unique('settlement_lines_once').on(t.edition, t.source, t.externalId),
		index('settlement_lines_by_reference').on(t.reference),
		index('settlement_lines_new').on(t.edition, t.source).where(sql`${t.comparedAt} is null`),
	],
);

/** Which payments, refunds and parcels were found in a file, each once. */
export const settlementItems = pgTable('settlement_items', {
	/** Id of the payment, refund or parcel. */
	id: uuid().primaryKey(),
	lineId: bigint('line_id', { mode: 'number' })
		.notNull()
		.references(() => settlementLines.id),
});

/** What a file and the shop say differently, for the operator. Amounts are in minor units. */
export const settlementDifferences = pgTable(
	'settlement_differences',
	{
		id: uuid().primaryKey(),
		edition: text().notNull(),
		source: text().$type<SettlementSource>().notNull(),
		kind: text().$type<SettlementDifferenceKind>().notNull(),
		/** The line of the file; null where the file says nothing. */
		lineId: bigint('line_id', { mode: 'number' }).references(() => settlementLines.id),
		/** The payment, refund or parcel that no file has; null otherwise. */
		missingId: uuid('missing_id'),
		/** Null where the shop knows no order of it. */
		orderId: uuid('order_id').references(() => orders.id),
		reference: text().notNull(),
		of: text().$type<SettlementLine['kind']>().notNull(),
		currency: text().$type<CurrencyKey>().notNull(),
		/** What the file says; what the shop says where the file says nothing. */
		amount: amount('amount').notNull(),
		/** What the file says less what the shop says. */
		difference: amount('difference').notNull(),
		/** Entry that makes the ledger say what the file says; empty where a person must ask first. */
		proposal: jsonb().$type<ProposedPostings>().notNull(),
		foundAt: at('found_at').notNull(),
		/** `found`: a later file has it after all. */
		status: text().$type<'open' | 'accepted' | 'refused' | 'found'>().notNull(),
		decidedAt: at('decided_at'),
		/** Who decided. */
		decidedBy: text('decided_by'),
		/** Why. */
		note: text(),
		/** The entry of an accepted proposal. */
		entryId: bigint('entry_id', { mode: 'number' }).references(() => ledgerEntries.id),
	},
	(t) => [
		oneOf('settlement_differences_status_known', t.status, ['open', 'accepted', 'refused', 'found']),
		check('settlement_differences_about_one', sql`num_nonnulls(${t.lineId}, ${t.missingId}) = 1`),
		check('settlement_differences_decided', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
		check('settlement_differences_entered', sql`(${t.status} = 'accepted') = (${t.entryId} is not null)`),
		unique('settlement_differences_by_line').on(t.lineId),
		unique('settlement_differences_by_missing').on(t.missingId),
		index('settlement_differences_open').on(t.foundAt).where(sql`${t.status} = 'open'`),
	],
);
