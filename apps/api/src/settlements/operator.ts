import { asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { orders, settlementDifferences, settlementFiles } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { OPERATOR_HEADERS, readOperatorBody, requireOperator } from '../http/operator.ts';
import { decideDifference, settlementDecision } from './decide.ts';

/** Most rows of each list. */
const MOST = 200;

/** A difference that waits for the operator. Amounts are in minor units. */
type OpenDifference = Pick<
	typeof settlementDifferences.$inferSelect,
	'id' | 'edition' | 'source' | 'kind' | 'reference' | 'of' | 'currency' | 'amount' | 'difference' | 'proposal'
> & {
	/** Null where the shop knows no order of it. */
	readonly orderCode: string | null;
	/** ISO 8601. */
	readonly foundAt: string;
};

/** What `GET /api/operator/settlements` answers. */
export interface SettlementOverview {
	/** The oldest first. */
	readonly differences: readonly OpenDifference[];
	/** Files that were read, the newest first. */
	readonly files: readonly {
		readonly edition: string;
		readonly source: string;
		readonly name: string;
		readonly lines: number;
		/** ISO 8601. */
		readonly readAt: string;
	}[];
}

/** Shows operators what settlement files say differently, and takes their decisions; others receive 404. */
export function mountOperatorSettlements({ app, services }: Pick<Router, 'app' | 'services'>): void {
	const { db, config } = services;
	app.get('/api/operator/settlements', async (c) => {
		requireOperator(c, config);
		return c.json({ data: await readSettlementOverview(db) }, 200, OPERATOR_HEADERS);
	});
	app.post('/api/operator/settlements/differences/:id/decision', async (c) => {
		requireOperator(c, config);
		const id = z.uuid().safeParse(c.req.param('id'));
		if (!id.success) throw new Failure('path_not_found');
		const decided = await decideDifference(services, id.data, await readOperatorBody(c, settlementDecision));
		return c.json({ data: { decided } }, 200, OPERATOR_HEADERS);
	});
}

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
			...{ currency: row.currency, amount: row.amount, difference: row.difference, proposal: row.proposal },
			orderCode,
			foundAt: row.foundAt.toISOString(),
		})),
		files: files.map(({ edition, source, name, lineCount, readAt }) => ({
			...{ edition, source, name, lines: lineCount },
			readAt: readAt.toISOString(),
		})),
	};
}
