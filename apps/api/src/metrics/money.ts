import { DAY_MS } from '@zaylat/domain/time';
import { and, count, eq, gte, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments, refunds, settlementDifferences } from '../db/schema/index.ts';
import type { Gauge } from '../http/metrics.ts';
import { ledgerDifferences } from '../payments/ledger-differences.ts';

/** Money that is on its way, and what does not add up. @param now milliseconds since 1970 */
export function moneyGauges(db: Db, now: () => number): readonly Gauge[] {
	const countPayments = async (condition: SQL) => {
		const [row] = await db.select({ count: count() }).from(payments).where(condition);
		return { '': row?.count ?? 0 };
	};
	const countRefunds = async (condition: SQL | undefined) => {
		const [row] = await db.select({ count: count() }).from(refunds).where(condition);
		return { '': row?.count ?? 0 };
	};
	return [
		{
			name: 'payments_pending',
			help: 'Payments that were begun and have not ended.',
			read: () => countPayments(eq(payments.status, 'pending')),
		},
		{
			name: 'payments_oldest_seconds',
			help: 'Age of the oldest payment that has not ended; 0 without one.',
			read: async () => {
				const [row] = await db
					.select({ oldest: min(payments.startedAt) })
					.from(payments)
					.where(eq(payments.status, 'pending'));
				return { '': row?.oldest ? Math.max(0, (now() - row.oldest.getTime()) / 1000) : 0 };
			},
		},
		{
			name: 'refunds_requested',
			help: 'Refunds that the gateway has neither settled nor queued.',
			read: () => countRefunds(and(eq(refunds.status, 'requested'), isNull(refunds.waitsFor))),
		},
		{
			name: 'refunds_failed',
			help: 'Refunds that the gateway has refused, for the operator to return.',
			read: () => countRefunds(eq(refunds.status, 'failed')),
		},
		{
			name: 'payments_differing',
			help: 'Payments of which the gateway says something else than the shop, for a person to look at.',
			read: () => countPayments(isNotNull(payments.difference)),
		},
		{
			name: 'settlement_difference_minor_units',
			help: 'What settlement files of the last 24 hours and the shop say differently, and nobody has decided yet.',
			label: 'edition',
			read: async () => {
				const rows = await db
					.select({
						edition: settlementDifferences.edition,
						amount: sql<string>`sum(abs(${settlementDifferences.difference}))`,
					})
					.from(settlementDifferences)
					.where(
						and(eq(settlementDifferences.status, 'open'), gte(settlementDifferences.foundAt, new Date(now() - DAY_MS))),
					)
					.groupBy(settlementDifferences.edition);
				return { mm: 0, th: 0, ...Object.fromEntries(rows.map(({ edition, amount }) => [edition, Number(amount)])) };
			},
		},
		{
			name: 'settlement_oldest_seconds',
			help: 'Age of the oldest difference of a settlement file that nobody has decided; 0 without one.',
			read: async () => {
				const [row] = await db
					.select({ oldest: min(settlementDifferences.foundAt) })
					.from(settlementDifferences)
					.where(eq(settlementDifferences.status, 'open'));
				return { '': row?.oldest ? Math.max(0, (now() - row.oldest.getTime()) / 1000) : 0 };
			},
		},
		{
			name: 'ledger_difference_minor_units',
			help: 'What ledger and gateways say differently of the orders whose money moved in the last 24 hours.',
			label: 'edition',
			read: async () => {
				const sums: Record<string, number> = { mm: 0, th: 0 };
				for (const { edition, ledger, gateway } of await ledgerDifferences(db, now())) {
					sums[edition] = (sums[edition] ?? 0) + Math.abs(ledger - gateway);
				}
				return sums;
			},
		},
	];
}
