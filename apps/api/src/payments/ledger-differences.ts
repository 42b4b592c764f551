import { DAY_MS } from '@zaylat/domain/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** An order of which the ledger says something else than the gateway. Amounts in minor units. */
export interface LedgerDifference {
	readonly edition: string;
	readonly orderCode: string;
	/** Money at the gateway, with its fees, as the ledger has it. */
	readonly ledger: number;
	/** What the gateway took and did not give back. */
	readonly gateway: number;
}

/**
 * Compares the ledger with what gateways took and gave back, for the orders whose money moved in the last 24 hours. What the
 * operator accepted of a settlement file, against what the gateway says, does not count.
 * @param now milliseconds since 1970
 */
export async function ledgerDifferences(db: Db, now: number): Promise<LedgerDifference[]> {
	const since = new Date(now - DAY_MS);
	const { rows } = await db.execute<{ edition: string; code: string; ledger: string; gateway: string }>(sql`
		with moved as (
			select order_id from ledger_entries where at >= ${since}
			union select order_id from payments where settled_at >= ${since}
		), money as (
			select p.order_id, sum(coalesce(p.taken, p.amount) - coalesce((
				select sum(r.amount) from refunds r
				where r.payment_id = p.id and r.status = 'settled' and r.transfer_reference is null
			), 0)) as amount
			from moved join payments p using (order_id) where p.status in ('paid', 'refunded') group by 1
		), booked as (
			select e.order_id, sum(l.amount) as amount
			from moved join ledger_entries e using (order_id) join ledger_postings l on l.entry_id = e.id
			where l.account in ('gateway', 'fees') and e.cause <> 'reconciled' group by 1
		)
		select o.edition, o.code, coalesce(b.amount, 0) as ledger, coalesce(m.amount, 0) as gateway
		from moved join orders o on o.id = moved.order_id
			left join money m on m.order_id = moved.order_id left join booked b on b.order_id = moved.order_id
		where coalesce(b.amount, 0) <> coalesce(m.amount, 0) order by o.code
	`);
	return rows.map(({ edition, code, ledger, gateway }) => ({
		edition,
		orderCode: code,
		ledger: Number(ledger),
		gateway: Number(gateway),
	}));
}
