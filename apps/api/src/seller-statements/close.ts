import { randomUUID } from 'node:crypto';
import {
	closeStatement,
	type HeldParcel,
	type LedgerAccount,
	PAYOUT_TERMS,
	releasedAt,
	type ShopSale,
} from '@zaylat/domain/ledger';
import { isCancelled } from '@zaylat/domain/orders';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { ledgerEntries, ledgerPostings, parcels, shops, statementLines, statements } from '../db/schema/index.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';
import { editionOf } from '../payments/gateways.ts';
import { moneyOf } from '../products/summary.ts';

/** Closes the statements of all shops each Monday night. */
export const statementTasks: readonly ScheduledTask[] = [
	{
		name: 'close-statements',
		cron: '30 18 * * 0',
		async run({ db, now }) {
			const at = new Date(now());
			const selling = sql`exists (select from ${ledgerPostings} where ${ledgerPostings.account} = 'shop ' || ${shops.id})`;
			const rows = await db.select({ id: shops.id }).from(shops).where(selling);
			let closed = 0;
			for (const { id } of rows) if (await closeStatementOf(db, id, at)) closed += 1;
			return closed;
		},
	},
];

/**
 * Closes the statement of a shop, and posts its payout to the ledger. A second run at the same time waits and finds nothing
 * more to state.
 * @returns whether there was anything to state
 */
async function closeStatementOf(db: Db, shopId: number, at: Date): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId)).for('no key update');
		if (!shop) return false;
		const [last] = await tx
			.select()
			.from(statements)
			.where(eq(statements.shopId, shopId))
			.orderBy(desc(statements.position))
			.limit(1);
		const terms = PAYOUT_TERMS[editionOf(shop.edition)];
		const sales = await readSales(tx, shopId, terms);
		const closed = closeStatement(last?.carriedOn ?? 0, sales, terms, at.getTime());
		if (!closed) return false;
		const { lines, ...sums } = closed;
		const { currency } = moneyOf(shop.edition, 0);
		const id = randomUUID();
		const position = (last?.position ?? 0) + 1;
		const number = `STM-${shopId}-${position}`;
		await tx.insert(statements).values({ id, number, shopId, currency, closedAt: at, position, ...sums });
		if (lines.length > 0) {
			await tx.insert(statementLines).values(
				lines.map(({ key, kind, sales: earned, commission }) => ({
					...{ statementId: id, orderId: key, kind },
					...{ sales: earned, commission },
				})),
			);
		}
		if (closed.payout > 0) await postPayout(tx, { id, shopId, currency, payout: closed.payout, at });
		return true;
	});
}

interface Payout extends Pick<typeof statements.$inferSelect, 'id' | 'shopId' | 'currency' | 'payout'> {
	readonly at: Date;
}

/** Moves what is paid out from what is owed to the shop to what is on its way. */
async function postPayout(tx: Db, { id, shopId, currency, payout, at }: Payout): Promise<void> {
	const [entry] = await tx
		.insert(ledgerEntries)
		.values({ statementId: id, cause: 'payout', currency, at })
		.returning({ id: ledgerEntries.id });
	if (!entry) throw new Error('An entry of the ledger was not stored');
	const postings: readonly (readonly [LedgerAccount, number])[] = [
		[`shop ${shopId}`, payout],
		['payouts', -payout],
	];
	await tx.insert(ledgerPostings).values(postings.map(([account, amount]) => ({ entryId: entry.id, account, amount })));
}

/** What the ledger has of a shop, by orders of which the statements have something else; `key` is the id of the order. */
async function readSales(tx: Db, shopId: number, terms: Parameters<typeof releasedAt>[1]): Promise<ShopSale[]> {
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
