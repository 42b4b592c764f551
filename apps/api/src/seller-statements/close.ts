import { randomUUID } from 'node:crypto';
import { closeStatement, type LedgerAccount, PAYOUT_TERMS } from '@zaylat/domain/ledger';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { ledgerEntries, ledgerPostings, shops, statementLines, statements } from '../db/schema/index.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';
import { editionOf } from '../payments/gateways.ts';
import { moneyOf } from '../products/summary.ts';
import { readSales } from './sales.ts';

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
