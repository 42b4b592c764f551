import type { LedgerAccount } from '@zaylat/domain/ledger';
import type { CurrencyKey } from '@zaylat/domain/money';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, at } from './columns.ts';
import { orders } from './orders.ts';
import { statements } from './statements.ts';

/** Entries of the double-entry ledger. Triggers refuse changes and deletions: a correction is a further entry. */
export const ledgerEntries = pgTable(
	'ledger_entries',
	{
		id: bigserial({ mode: 'number' }).primaryKey(),
		/** The order that it is about; null for payouts. */
		orderId: uuid('order_id').references(() => orders.id),
		/** The statement that it pays out; null for orders. */
		statementId: uuid('statement_id').references(() => statements.id),
		/** What happened: `paid`, `payment`, `cancelled`, `returned`, `refunded`, `settled`, `payout`, `reconciled`. */
		cause: text().notNull(),
		currency: text().$type<CurrencyKey>().notNull(),
		at: at('at').notNull(),
	},
	(t) => [
		check('ledger_entries_about_one', sql`num_nonnulls(${t.orderId}, ${t.statementId}) = 1`),
		index('ledger_entries_by_order').on(t.orderId),
		index('ledger_entries_by_day').on(t.at),
	],
);

/** Postings of the entries: debit above zero, credit below. A constraint trigger refuses entries that do not add up to zero. */
export const ledgerPostings = pgTable(
	'ledger_postings',
	{
		entryId: bigint('entry_id', { mode: 'number' })
			.notNull()
			.references(() => ledgerEntries.id),
		account: text().$type<LedgerAccount>().notNull(),
		amount: amount('amount').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.entryId, t.account] }),
		check('ledger_postings_not_zero', sql`${t.amount} <> 0`),
		index('ledger_postings_by_account').on(t.account),
	],
);
