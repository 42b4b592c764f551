import type { listUnstatedEarnings, UnstatedEarning } from '@zaylat/api-client/contract';
import { PAYOUT_TERMS } from '@zaylat/domain/ledger';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { orders, shops } from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import type { StatementReader } from './queries.ts';
import { readSales } from './sales.ts';

/** Most entries of the list. */
const MOST = 200;

type Unstated = z.infer<(typeof listUnstatedEarnings)['response']>['data'];

/** What the seller's shops earned and no statement has yet. @param now milliseconds since 1970 */
export async function listUnstated(
	db: Db,
	{ shopIds, edition, language }: StatementReader,
	now: number,
): Promise<Unstated> {
	const terms = PAYOUT_TERMS[edition];
	const own = await db
		.select({ id: shops.id, slug: shops.slug, name: shops.name })
		.from(shops)
		.where(and(inArray(shops.id, [...shopIds]), eq(shops.edition, edition)))
		.orderBy(asc(shops.id));
	const sales: (Omit<UnstatedEarning, 'orderCode' | 'amount' | 'releasedAt'> & {
		readonly orderId: string;
		readonly amount: number;
		/** Milliseconds since 1970; infinite while a parcel goes on. */
		readonly released: number;
	})[] = [];
	for (const { id, slug, name } of own) {
		for (const { key, stated, releasedAt, ...earned } of await readSales(db, id, terms)) {
			const amount = earned.sales - earned.commission - (stated ? stated.sales - stated.commission : 0);
			const released = stated ? 0 : (releasedAt ?? Number.POSITIVE_INFINITY);
			const kind = stated ? 'correction' : 'sale';
			sales.push({ orderId: key, shop: { slug, name: name[language] }, kind, amount, released });
		}
	}
	const sorted = sales.toSorted((one, other) => (one.released === other.released ? 0 : one.released - other.released));
	const listed = sorted.slice(0, MOST);
	const codes = await codesOf(
		db,
		listed.map(({ orderId }) => orderId),
	);
	const sum = (of: typeof sales) => of.reduce((total, { amount }) => total + amount, 0);
	return {
		items: listed.map(({ orderId, released, amount, ...rest }) => ({
			...rest,
			orderCode: codes.get(orderId) ?? '',
			amount: moneyOf(edition, amount),
			releasedAt: Number.isFinite(released) ? new Date(released || now).toISOString() : null,
		})),
		total: moneyOf(edition, sum(sales)),
		released: moneyOf(edition, sum(sales.filter(({ released }) => released <= now))),
	};
}

async function codesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: orders.id, code: orders.code })
		.from(orders)
		.where(inArray(orders.id, [...ids]));
	return new Map(rows.map(({ id, code }) => [id, code]));
}
