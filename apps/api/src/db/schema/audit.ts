import type { AuditFacts } from '@zaylat/domain/audit';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * Changes that staff made, each written in the transaction of the change. A trigger refuses to alter or delete a row. It
 * refers to no other table: what it tells outlives the accounts.
 */
export const auditEntries = pgTable(
	'audit_entries',
	{
		id: bigserial({ mode: 'number' }).primaryKey(),
		at: at('at').notNull(),
		/** The account that made it; null for a command or the token of the server. */
		actorId: uuid('actor_id'),
		actorName: text('actor_name'),
		/** One of `AUDIT_ACTIONS` of the domain. */
		action: text().notNull(),
		subjectKind: text('subject_kind').notNull(),
		subjectId: text('subject_id').notNull(),
		/** Masked where it names a person. */
		subjectName: text('subject_name').notNull(),
		reason: text(),
		/** Facts that were changed; those of a person are masked. */
		before: jsonb().$type<AuditFacts>().notNull(),
		after: jsonb().$type<AuditFacts>().notNull(),
	},
	(t) => [
		index('audit_entries_by_time').on(t.at.desc(), t.id.desc()),
		index('audit_entries_by_subject').on(t.subjectId),
	],
);
