import type { AuditAction } from '@zaylat/domain/audit';
import { call } from '../http/request.ts';
import type { listAuditEntries } from './contract.ts';

/** Changes that are wanted. */
export interface AuditFilter {
	readonly action?: AuditAction | undefined;
	/** A part of the name of who made the change. */
	readonly actor?: string | undefined;
	/** Id of what was changed. */
	readonly subject?: string | undefined;
	/** Days as `2026-11-30`, in UTC. */
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** Who changed what, the newest first: `response.data`. */
export function auditEntries({ action, actor, subject, from, to, cursor }: AuditFilter = {}) {
	return call<typeof listAuditEntries>('GET', '/api/operating/audit', {
		guarded: true,
		query: { action, actor, subject, from, to, cursor },
	});
}
