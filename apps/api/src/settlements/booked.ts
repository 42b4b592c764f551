import type { BookedLine } from '@zaylat/domain/ledger';
import { hasArrived, ORDER_STATUSES, type OrderStatus } from '@zaylat/domain/orders';
import { DAY_MS } from '@zaylat/domain/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { moneyOf } from '../products/summary.ts';
import type { SettlementPlace } from './settlement-file.ts';

/** How long after money moved its file may come, in milliseconds. */
const DUE_AFTER_MS = { gateway: 4 * DAY_MS, courier: 10 * DAY_MS } as const;

type Row = {
	readonly id: string;
	readonly order_id: string;
	readonly reference: string;
	readonly kind: 'payment' | 'refund';
	readonly amount: string;
	readonly fee: string | null;
	readonly moved_at: Date | string;
	/** Whether nothing of it may ever be in a file: a payment that was undone as a whole. */
	readonly is_undone: boolean;
};

/**
 * What no file of a place has had yet: payments and refunds of a gateway, or parcels whose courier took cash.
 * @param since milliseconds since 1970: what moved before is not missed
 */
export async function readBooked(tx: Db, place: SettlementPlace, since: number): Promise<BookedLine[]> {
	const { rows } = await tx.execute<Row>(place.source === 'courier' ? cashOf(place) : moneyOfGateway(place));
	const { currency } = moneyOf(place.edition, 0);
	const patience = DUE_AFTER_MS[place.source === 'courier' ? 'courier' : 'gateway'];
	return rows.map((row) => {
		const movedAt = new Date(row.moved_at).getTime();
		const isMissed = movedAt >= since && !row.is_undone;
		return {
			id: row.id,
			orderId: row.order_id,
			reference: row.reference,
			kind: row.kind,
			amount: Number(row.amount),
			fee: row.fee === null ? null : Number(row.fee),
			currency,
			dueAt: isMissed ? movedAt + patience : Number.POSITIVE_INFINITY,
		};
	});
}

/** Money that a gateway took and gave back. What the operator transferred in its place is in no file of it. */
const moneyOfGateway = ({ edition, source }: SettlementPlace) => sql`
	with own as (
		select p.*, not exists (select from settlement_items i where i.id = p.id) as is_new, (
			p.status = 'refunded' and (
				select count(*) = 1 and min(r.amount) = coalesce(p.taken, p.amount) and bool_and(r.transfer_reference is null)
				from refunds r where r.payment_id = p.id and r.status = 'settled'
			) and not exists (select from settlement_items i where i.id = p.id or i.id in (
				select r.id from refunds r where r.payment_id = p.id
			))
		) as is_undone
		from payments p join orders o on o.id = p.order_id
		where p.gateway = ${source} and o.edition = ${edition} and p.status in ('paid', 'refunded')
	)
	select id, order_id, merchant_reference as reference, 'payment' as kind, coalesce(taken, amount) as amount, fee,
		settled_at as moved_at, is_undone
	from own where is_new
	union all
	select r.id, own.order_id, own.merchant_reference, 'refund', r.amount, null, r.settled_at, own.is_undone
	from own join refunds r on r.payment_id = own.id
	where r.status = 'settled' and r.transfer_reference is null
		and not exists (select from settlement_items i where i.id = r.id)
`;

const ARRIVED: readonly OrderStatus[] = ORDER_STATUSES.filter(hasArrived);

/** Parcels that were paid to the courier. */
const cashOf = ({ edition }: SettlementPlace) => sql`
	select p.id, p.order_id, p.track_code as reference, 'payment' as kind, p.total as amount, 0 as fee,
		p.delivered_at as moved_at, false as is_undone
	from parcels p join orders o on o.id = p.order_id
	where o.edition = ${edition} and o.payment_method = 'cash_on_delivery' and p.total > 0 and p.delivered_at is not null
		and p.status in (${sql.join(
			ARRIVED.map((status) => sql`${status}`),
			sql`, `,
		)})
		and not exists (select from settlement_items i where i.id = p.id)
`;
