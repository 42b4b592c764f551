import { type AuditAction, type AuditFacts, maskedFacts } from '@zaylat/domain/audit';
import type { Db } from '../db/connect.ts';
import { auditEntries } from '../db/schema/index.ts';

/** Who makes a change; undefined for a command or the token of the server. */
export type Actor = { readonly userId: string; readonly name: string } | undefined;

/** A change as it is written to the audit trail. */
export interface RecordedChange {
	readonly at: Date;
	readonly actor: Actor;
	readonly action: AuditAction;
	/** What was changed; `name` is masked where it names a person. */
	readonly subject: { readonly kind: string; readonly id: string; readonly name: string };
	readonly reason?: string | undefined;
	readonly before: AuditFacts;
	readonly after: AuditFacts;
}

/** Writes a change to the audit trail, in the transaction of the change. Facts of a person are masked here, whoever gives them. */
export async function recordChange(
	tx: Db,
	{ at, actor, action, subject, reason, before, after }: RecordedChange,
): Promise<void> {
	await tx.insert(auditEntries).values({
		...{ at, action, reason: reason ?? null },
		...{ actorId: actor?.userId ?? null, actorName: actor?.name ?? null },
		...{ subjectKind: subject.kind, subjectId: subject.id, subjectName: subject.name },
		...{ before: maskedFacts(before), after: maskedFacts(after) },
	});
}
