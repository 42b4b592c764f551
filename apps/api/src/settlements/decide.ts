import type { SettlementDecision } from '@zaylat/api-client/contract';
import type { ProposedPostings } from '@zaylat/domain/ledger';
import { eq } from 'drizzle-orm';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { ledgerEntries, ledgerPostings, settlementDifferences } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { holdOrder } from '../orders/state.ts';

const ENDS = { accept: 'accepted', refuse: 'refused' } as const;

/**
 * Ends a difference: its proposed entry is posted to the ledger in the same transaction, or it is refused. The same decision
 * again changes nothing.
 * @param actor who decides; nobody for the server's token
 * @returns whether it was decided now
 * @throws Failure `payment_not_found` for a difference that is not there, `order_move_refused` where another decision was
 * made, and where there is no entry to accept
 */
export async function decideDifference(
	{ db, logger, now }: Pick<Services, 'db' | 'logger' | 'now'>,
	id: string,
	{ decision, by, note }: SettlementDecision,
	actor?: Actor,
): Promise<boolean> {
	const isDecided = await db.transaction(async (tx) => {
		const [found] = await tx.select().from(settlementDifferences).where(eq(settlementDifferences.id, id)).for('update');
		if (!found) throw new Failure('payment_not_found');
		const status = ENDS[decision];
		if (found.status === status) return false;
		if (found.status !== 'open') throw new Failure('order_move_refused', { details: { status: found.status } });
		const at = new Date(now());
		let entryId: number | null = null;
		if (decision === 'accept') {
			const { orderId, proposal } = found;
			if (orderId === null || proposal.length === 0) {
				throw new Failure('order_move_refused', { details: { status: 'no entry' } });
			}
			entryId = await postProposal(tx, { orderId, proposal, currency: found.currency, at });
		}
		await tx
			.update(settlementDifferences)
			.set({ status, decidedAt: at, decidedBy: by, note, entryId })
			.where(eq(settlementDifferences.id, id));
		const subject = { kind: 'settlement', id, name: found.reference };
		const facts = { before: { status: 'open' }, after: { status, by } };
		await recordChange(tx, { at, actor, action: 'settlement_decided', subject, reason: note, ...facts });
		return true;
	});
	if (isDecided) logger.info('a difference of a settlement was decided', { difference: id, decision });
	return isDecided;
}

interface Proposal {
	readonly orderId: string;
	readonly proposal: ProposedPostings;
	readonly currency: (typeof ledgerEntries.$inferInsert)['currency'];
	readonly at: Date;
}

async function postProposal(tx: Db, { orderId, proposal, currency, at }: Proposal): Promise<number> {
	await holdOrder(tx, orderId);
	const [entry] = await tx
		.insert(ledgerEntries)
		.values({ orderId, cause: 'reconciled', currency, at })
		.returning({ id: ledgerEntries.id });
	if (!entry) throw new Error('An entry of the ledger was not stored');
	await tx.insert(ledgerPostings).values(proposal.map((posting) => ({ entryId: entry.id, ...posting })));
	return entry.id;
}
