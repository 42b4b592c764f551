import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sandboxPayments } from '../db/schema/index.ts';
import type { ReportedState } from '../gateways/gateway.ts';
import type { SandboxLedger } from '../gateways/sandbox/sandbox.ts';

/** Payments of the sandbox's bank in our database, so that every process of the server has the same ones. */
export function createSandboxLedger(db: Db): SandboxLedger {
	return {
		async read(reference) {
			const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
			return row && { ...row, state: row.state as ReportedState, expiresAt: row.expiresAt.getTime() };
		},
		async write(payment) {
			const row = { ...payment, expiresAt: new Date(payment.expiresAt) };
			await db
				.insert(sandboxPayments)
				.values(row)
				// Refunds that are made at the same time do not overwrite each other.
				.onConflictDoUpdate({
					target: sandboxPayments.reference,
					set: { ...row, refunds: sql`${sandboxPayments.refunds} || excluded.refunds` },
				});
		},
	};
}
