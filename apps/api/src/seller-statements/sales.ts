import { type HeldParcel, type PayoutTerms, releasedAt, type ShopSale } from '@zaylat/domain/ledger';
import { isCancelled } from '@zaylat/domain/orders';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { parcels } from '../db/schema/index.ts';

/** What the ledger has of a shop, by orders of which the statements have something else; `key` is the id of the order. */
export async function readSales(tx: Db, shopId: number, terms: PayoutTerms): Promise<ShopSale[]> {
	const { rows } = await tx.execute<{
		order_id: string;
		sales: string;
		commission: string;
		stated_sales: string | null;
		stated_commission: string | null;
	}>(sql`
		with earned as (
			select e.order_id, -sum(l.amount) as sales,
				-coalesce(sum(l.amount) filter (where l.account = ${`commission ${shopId}`}), 0) as commission
			from ledger_postings l join ledger_entries e on e.id = l.entry_id
			where l.account in (${`shop ${shopId}`}, ${`commission ${shopId}`}) and e.order_id is not null group by 1
		), stated as (
			select line.order_id, sum(line.sales) as sales, sum(line.commission) as commission
			from statement_lines line join statements s on s.id = line.statement_id where s.shop_id = ${shopId} group by 1
		)
		select earned.order_id, earned.sales, earned.commission,
			stated.sales as stated_sales, stated.commission as stated_commission
		from earned left join stated using (order_id)
		where (earned.sales, earned.commission) is distinct from (coalesce(stated.sales, 0), coalesce(stated.commission, 0))
		order by earned.order_id
	`);
	const held = await readHeldParcels(
		tx,
		shopId,
		rows.map((row) => row.order_id),
	);
	return rows.map((row) => ({
		key: row.order_id,
		sales: Number(row.sales),
		commission: Number(row.commission),
		stated:
			row.stated_sales === null
				? undefined
				: { sales: Number(row.stated_sales), commission: Number(row.stated_commission) },
		releasedAt: releasedAt(held.get(row.order_id) ?? [], terms),
	}));
}

/** Parcels of a shop by the ids of their orders. */
async function readHeldParcels(
	tx: Db,
	shopId: number,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, HeldParcel[]>> {
	if (orderIds.length === 0) return new Map();
	const rows = await tx
		.select({ orderId: parcels.orderId, status: parcels.status, completedAt: parcels.completedAt })
		.from(parcels)
		.where(and(eq(parcels.shopId, shopId), inArray(parcels.orderId, [...orderIds])));
	const groups = Map.groupBy(rows, ({ orderId }) => orderId);
	return new Map(
		[...groups].map(([orderId, own]) => [
			orderId,
			own.map(({ status, completedAt }) => ({
				isCancelled: isCancelled(status),
				completedAt: completedAt?.getTime() ?? null,
			})),
		]),
	);
}
