import { randomUUID } from 'node:crypto';
import { reconcile, type SettlementDifference, type SettlementLine } from '@zaylat/domain/ledger';
import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	payments,
	settlementDifferences,
	settlementFiles,
	settlementItems,
	settlementLines,
} from '../db/schema/index.ts';
import { writeLedger } from '../orders/ledger.ts';
import { holdOrder } from '../orders/state.ts';
import { readBooked } from './booked.ts';
import type { SettlementFile, SettlementPlace } from './settlement-file.ts';

/** Most rows of one statement. */
const BATCH = 500;

/**
 * Stores the lines of a file. The same file, and a line that an earlier file has, change nothing.
 * @returns whether the file is new
 */
export async function storeFile(
	db: Db,
	{ edition, source }: SettlementPlace,
	{ name, digest, lines }: SettlementFile,
	at: Date,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const id = randomUUID();
		const [stored] = await tx
			.insert(settlementFiles)
			.values({ id, edition, source, name, digest, lineCount: lines.length, readAt: at })
			.onConflictDoNothing()
			.returning({ id: settlementFiles.id });
		if (!stored) return false;
		for (let from = 0; from < lines.length; from += BATCH) {
			const rows = lines.slice(from, from + BATCH).map((line) => ({ ...line, fileId: id, edition, source }));
			await tx.insert(settlementLines).values(rows).onConflictDoNothing();
		}
		return true;
	});
}

type StoredLine = SettlementLine & { readonly id: number };

/**
 * Compares the new lines of a place with what the shop has, both ways, and stores what agrees and what differs. It can be cut
 * off and repeated at any time; a second comparison at the same time waits.
 * @returns how many differences were found
 */
export async function compareLines(db: Db, place: SettlementPlace, now: number): Promise<number> {
	const { edition, source } = place;
	const at = new Date(now);
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settlements ${edition} ${source}`}))`);
		const isOwn = and(eq(settlementLines.edition, edition), eq(settlementLines.source, source));
		const [begin] = await tx
			.select({ at: min(settlementLines.at) })
			.from(settlementLines)
			.where(isOwn);
		// Without a line the place has no files yet, and nothing is missing.
		if (!begin?.at) return 0;
		const lines: StoredLine[] = await tx
			.select()
			.from(settlementLines)
			.where(and(isOwn, isNull(settlementLines.comparedAt)))
			.orderBy(asc(settlementLines.id));
		const booked = await readBooked(tx, place, begin.at.getTime());
		const { matched, differences } = reconcile(lines, booked, source === 'courier' ? 'cash' : 'gateway', now);
		const items = [...matched, ...differences].flatMap(({ lines: [line], booked: own }) =>
			line ? own.map(({ id }) => ({ id, lineId: line.id })) : [],
		);
		const found = await noteDifferences(tx, place, differences, at);
		for (let from = 0; from < items.length; from += BATCH) {
			const rows = items.slice(from, from + BATCH);
			await tx.insert(settlementItems).values(rows);
			await tx
				.update(settlementDifferences)
				.set({ status: 'found', decidedAt: at })
				.where(
					and(
						eq(settlementDifferences.status, 'open'),
						inArray(
							settlementDifferences.missingId,
							rows.map(({ id }) => id),
						),
					),
				);
		}
		await tx
			.update(settlementLines)
			.set({ comparedAt: at })
			.where(and(isOwn, isNull(settlementLines.comparedAt)));
		return found;
	});
}

async function noteDifferences(
	tx: Db,
	{ edition, source }: SettlementPlace,
	differences: readonly SettlementDifference<StoredLine>[],
	at: Date,
): Promise<number> {
	let count = 0;
	for (const { kind, line, lines, booked, difference, proposal } of differences) {
		const [first] = lines;
		const [own] = booked;
		const earlier = kind === 'unknown' ? await findEarlier(tx, { edition, source, line }) : undefined;
		const rows = await tx
			.insert(settlementDifferences)
			.values({
				id: randomUUID(),
				...{ edition, source, kind: earlier ? ('repeated' as const) : kind },
				lineId: first?.id ?? null,
				missingId: first ? null : (own?.id ?? null),
				orderId: own?.orderId ?? earlier ?? null,
				...{ reference: line.reference, of: line.kind, currency: line.currency, amount: line.amount },
				...{ difference, proposal, foundAt: at, status: 'open' as const },
			})
			.onConflictDoNothing()
			.returning({ id: settlementDifferences.id });
		count += rows.length;
	}
	return count;
}

/** The order of a payment or parcel that an earlier file had already; undefined where there is none. */
async function findEarlier(
	tx: Db,
	{ edition, source, line }: SettlementPlace & { readonly line: SettlementLine },
): Promise<string | undefined> {
	const { rows } = await tx.execute<{ order_id: string }>(sql`
		select coalesce(p.order_id, c.order_id, rp.order_id) as order_id
		from settlement_lines l join settlement_items i on i.line_id = l.id
			left join payments p on p.id = i.id left join parcels c on c.id = i.id
			left join refunds r on r.id = i.id left join payments rp on rp.id = r.payment_id
		where l.edition = ${edition} and l.source = ${source} and l.reference = ${line.reference} and l.kind = ${line.kind}
		limit 1
	`);
	return rows[0]?.order_id;
}

/**
 * Takes over the fees that only a file names, each in the transaction of its order.
 * @returns how many
 */
export async function adoptFees(db: Db, { edition, source }: SettlementPlace, at: Date): Promise<number> {
	const rows = await db
		.select({ id: payments.id, orderId: payments.orderId, fee: settlementLines.fee })
		.from(settlementItems)
		.innerJoin(payments, eq(payments.id, settlementItems.id))
		.innerJoin(settlementLines, eq(settlementLines.id, settlementItems.lineId))
		.where(and(isNull(payments.fee), eq(settlementLines.edition, edition), eq(settlementLines.source, source)));
	for (const { id, orderId, fee } of rows) {
		await db.transaction(async (tx) => {
			await holdOrder(tx, orderId);
			await tx
				.update(payments)
				.set({ fee })
				.where(and(eq(payments.id, id), isNull(payments.fee)));
			await writeLedger(tx, orderId, 'settled', at);
		});
	}
	return rows.length;
}
