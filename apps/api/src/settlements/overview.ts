import type { SettlementOverview } from '@zaylat/api-client/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, settlementDifferences, settlementFiles } from '../db/schema/index.ts';

/** Most rows of each list. */
const MOST = 200;

/** Reads the open differences and the files. */
export async function readSettlementOverview(db: Db): Promise<SettlementOverview> {
	const rows = await db
		.select({ difference: settlementDifferences, orderCode: orders.code })
		.from(settlementDifferences)
		.leftJoin(orders, eq(orders.id, settlementDifferences.orderId))
		.where(eq(settlementDifferences.status, 'open'))
		.orderBy(asc(settlementDifferences.foundAt), asc(settlementDifferences.id))
		.limit(MOST);
	const files = await db.select().from(settlementFiles).orderBy(desc(settlementFiles.readAt)).limit(MOST);
	return {
		differences: rows.map(({ difference: row, orderCode }) => ({
			...{ id: row.id, edition: row.edition, source: row.source, kind: row.kind, reference: row.reference, of: row.of },
			...{ currency: row.currency, amount: row.amount, difference: row.difference, proposal: [...row.proposal] },
			orderCode,
			foundAt: row.foundAt.toISOString(),
		})),
		files: files.map(({ edition, source, name, lineCount, readAt }) => ({
			...{ edition, source, name, lines: lineCount },
			readAt: readAt.toISOString(),
		})),
	};
}
