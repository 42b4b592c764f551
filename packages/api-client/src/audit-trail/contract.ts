import { AUDIT_ACTIONS } from '@zaylat/domain/audit';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('audit-trail', 'Operation');

/** Named facts about what was changed; those of a person are masked. */
const facts = z.record(
	z.string(),
	z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
);

/** A change that somebody who runs the market made. */
export const auditEntry = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	/** Who made it; null for the server's own command or token. */
	actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
	action: z.enum(AUDIT_ACTIONS),
	/** What it was made to, such as `account`, and its id. */
	subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
	/** Why; null where no reason is asked for. */
	reason: z.string().nullable(),
	before: facts,
	after: facts,
});

/** Changes, the newest first. */
export const listAuditEntries = defineEndpoint({
	method: 'GET',
	path: '/api/operating/audit',
	summary: 'Who changed what, the newest first',
	caller: 'staff',
	guarded: true,
	permission: 'read_audit',
	query: pageQuery(30).extend({
		action: z.enum(AUDIT_ACTIONS).optional(),
		/** A part of the name of who made the change. */
		actor: typedLine(80).optional(),
		/** Id of what was changed. */
		subject: typedLine(80).optional(),
		/** Changes of this day and later, in UTC. */
		from: z.iso.date().optional(),
		/** Changes of this day and before. */
		to: z.iso.date().optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(auditEntry), page: z.object({ next: z.string().nullable() }) }),
	}),
});

export type AuditEntry = z.infer<typeof auditEntry>;
