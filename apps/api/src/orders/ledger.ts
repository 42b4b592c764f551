import {
	goodsByRate,
	type LedgerAccount,
	type LedgerBalances,
	orderBalances,
	postingsBetween,
} from '@zaylat/domain/ledger';
import { orderWorth } from '@zaylat/domain/orders';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	coupons,
	ledgerEntries,
	ledgerPostings,
	orderLines,
	orders,
	parcels,
	payments,
	refunds,
} from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import { readHistory } from './history.ts';

/** What an entry of the ledger is written for. */
export type LedgerCause = 'paid' | 'payment' | 'cancelled' | 'returned' | 'refunded' | 'settled';

/**
 * Writes what an event of a locked order changes in the ledger, in the transaction of the event. It posts the difference
 * between what is written and what the order comes to now, so that an entry that is missing is made up by the next one.
 */
export async function writeLedger(tx: Db, orderId: string, cause: LedgerCause, at: Date): Promise<void> {
	const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
	if (!order) return;
	const entry = postingsBetween(await writtenBalances(tx, orderId, 'events'), await currentBalances(tx, order));
	if (entry.size === 0) return;
	const { currency } = moneyOf(order.edition, 0);
	const [row] = await tx
		.insert(ledgerEntries)
		.values({ orderId, cause, currency, at })
		.returning({ id: ledgerEntries.id });
	if (!row) throw new Error('An entry of the ledger was not stored');
	await tx.insert(ledgerPostings).values([...entry].map(([account, amount]) => ({ entryId: row.id, account, amount })));
}

/**
 * What the entries of an order add up to; accounts without a balance are left out.
 * @param which `events`: without what the operator accepted of a reconciliation, which events do not change
 */
export async function writtenBalances(
	tx: Db,
	orderId: string,
	which: 'all' | 'events' = 'all',
): Promise<LedgerBalances> {
	const rows = await tx
		.select({ account: ledgerPostings.account, amount: sql<string>`sum(${ledgerPostings.amount})` })
		.from(ledgerPostings)
		.innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
		.where(
			and(eq(ledgerEntries.orderId, orderId), which === 'events' ? ne(ledgerEntries.cause, 'reconciled') : undefined),
		)
		.groupBy(ledgerPostings.account)
		.having(sql`sum(${ledgerPostings.amount}) <> 0`);
	return new Map(rows.map(({ account, amount }): [LedgerAccount, number] => [account, Number(amount)]));
}

async function currentBalances(tx: Db, order: typeof orders.$inferSelect): Promise<LedgerBalances> {
	const history = await readHistory(tx, order);
	const worth = orderWorth(history);
	const own = await tx
		.select({ id: parcels.id, shopId: parcels.shopId })
		.from(parcels)
		.where(eq(parcels.orderId, order.id));
	const shopIds = new Map(own.map(({ id, shopId }) => [id, shopId]));
	const rates = await ratesOf(tx, own);
	const couponShopId = await couponShopOf(tx, order);
	const isPaid = order.paidAt !== null;
	return orderBalances({
		isPaid,
		isTaxIncluded: order.isTaxIncluded,
		currency: moneyOf(order.edition, 0).currency,
		parcels: worth.parcels.map((parcel) => {
			const of = history.find(({ key }) => key === parcel.key);
			const shopId = shopIds.get(parcel.key) ?? 0;
			return { ...parcel, shopId, rated: of ? goodsByRate(of, rates, shopId === couponShopId) : [] };
		}),
		couponShopId,
		...(await movedByGateways(tx, order.id)),
		// The courier's cash is what is left of the order: cash goes back when a return is refunded.
		cash: isPaid && order.paymentMethod === 'cash_on_delivery' ? worth.total : 0,
	});
}

/** Rates of commission of the lines of parcels. */
async function ratesOf(tx: Db, own: readonly { readonly id: string }[]): Promise<ReadonlyMap<string, number>> {
	const rows = await tx
		.select({ id: orderLines.id, rate: orderLines.commissionRate })
		.from(orderLines)
		.where(
			inArray(
				orderLines.parcelId,
				own.map(({ id }) => id),
			),
		);
	return new Map(rows.map(({ id, rate }) => [id, rate]));
}

async function couponShopOf(tx: Db, { edition, couponCode }: typeof orders.$inferSelect): Promise<number | null> {
	if (couponCode === null) return null;
	const [coupon] = await tx
		.select({ shopId: coupons.shopId })
		.from(coupons)
		.where(and(eq(coupons.edition, edition), eq(coupons.code, couponCode)));
	return coupon?.shopId ?? null;
}

/** Money of an order that gateways took, gave back and keep, and that the operator gave back in their place. */
async function movedByGateways(tx: Db, orderId: string) {
	const isTaken = and(eq(payments.orderId, orderId), inArray(payments.status, ['paid', 'refunded']));
	const [came] = await tx
		.select({
			taken: sql<string>`coalesce(sum(coalesce(${payments.taken}, ${payments.amount})), 0)`,
			fees: sql<string>`coalesce(sum(${payments.fee}), 0)`,
		})
		.from(payments)
		.where(isTaken);
	const [went] = await tx
		.select({
			returned: sql<string>`coalesce(sum(${refunds.amount}) filter (where ${refunds.transferReference} is null), 0)`,
			transferred: sql<string>`coalesce(sum(${refunds.amount}) filter (where ${refunds.transferReference} is not null), 0)`,
		})
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(and(eq(payments.orderId, orderId), eq(refunds.status, 'settled')));
	return {
		taken: Number(came?.taken ?? 0),
		fees: Number(came?.fees ?? 0),
		returned: Number(went?.returned ?? 0),
		transferred: Number(went?.transferred ?? 0),
	};
}
