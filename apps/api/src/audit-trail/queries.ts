import type { AuditEntry, listAuditEntries } from '@zaylat/api-client/contract';
import { AUDIT_ACTIONS } from '@zaylat/domain/audit';
import { DAY_MS } from '@zaylat/domain/time';
import { and, desc, eq, gte, ilike, inArray, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { auditEntries } from '../db/schema/index.ts';
import { likePattern } from '../products/search-text.ts';

/** Entries that are looked for. */
export type AuditSearch = z.output<typeof listAuditEntries.query>;

/** A page of the trail, the newest first. */
export async function findEntries(db: Db, query: AuditSearch) {
	const [after] = readPageCursor(query.cursor, 'audit', ['number']) ?? [];
	const { id, actorName, action, subjectId, at } = auditEntries;
	const found = await db
		.select()
		.from(auditEntries)
		.where(
			and(
				query.action === undefined ? inArray(action, [...AUDIT_ACTIONS]) : eq(action, query.action),
				query.actor === undefined ? undefined : ilike(actorName, likePattern(query.actor)),
				query.subject === undefined ? undefined : eq(subjectId, query.subject),
				query.from === undefined ? undefined : gte(at, new Date(query.from)),
				query.to === undefined ? undefined : lt(at, new Date(Date.parse(query.to) + DAY_MS)),
				typeof after === 'number' ? lt(id, after) : undefined,
			),
		)
		.orderBy(desc(id))
		.limit(query.per_page + 1);
	const { rows, next } = cutPage(found, query.per_page, 'audit', (row) => [row.id]);
	return { items: rows.flatMap(toEntry), page: { next } };
}

/** An entry as the contract has it; none of an action that this version does not know. */
function toEntry(row: typeof auditEntries.$inferSelect): AuditEntry[] {
	const action = AUDIT_ACTIONS.find((known) => known === row.action);
	if (!action) return [];
	const { id, at, actorId, actorName, reason, before, after } = row;
	const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' };
	const subject = { kind: row.subjectKind, id: row.subjectId, name: row.subjectName };
	const copy = { before: { ...before }, after: { ...after } };
	return [{ id: String(id), at: at.toISOString(), actor, action, subject, reason, ...copy }];
}
