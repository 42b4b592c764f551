import type { OperatedMoney } from '@zaylat/api-client';
import type { Edition } from '@zaylat/domain/editions';
import type { Services } from '../http/services.ts';
import { readOverview } from '../payments/operator.ts';
import { moneyOf } from '../products/summary.ts';
import { readSettlementOverview } from '../settlements/overview.ts';

/** Most entries of each concern. */
const MOST = 20;

/** Payments of an edition by state, and what the operator must look at. */
export async function readOperatedMoney({ db, now }: Pick<Services, 'db' | 'now'>, edition: Edition) {
	const overview = await readOverview(db, now());
	const { differences } = await readSettlementOverview(db);
	const own = <Row extends { readonly edition: string }>(rows: readonly Row[]) =>
		rows.filter((row) => row.edition === edition);
	const began = (age: number) => new Date(now() - age * 1_000).toISOString();
	const sums = Map.groupBy(own(overview.states), ({ status }) => status);
	const list = <Row extends { readonly edition: string }>(rows: readonly Row[], read: (row: Row) => OperatedMoney) =>
		own(rows).slice(0, MOST).map(read);
	return {
		states: [...sums].map(([status, rows]) => ({
			status,
			count: rows.reduce((sum, { count }) => sum + count, 0),
			amount: moneyOf(
				edition,
				rows.reduce((sum, { amount }) => sum + amount, 0),
			),
		})),
		items: [
			...list(overview.waiting, ({ id, orderCode, reference, gateway, amount, age }) => ({
				...{ id, concern: 'waiting' as const, orderCode, reference, detail: gateway, acts: [] },
				...{ amount: moneyOf(edition, amount), at: began(age) },
			})),
			...list(overview.differing, ({ id, orderCode, reference, difference, amount, age }) => ({
				...{ id, concern: 'differing' as const, orderCode, reference, detail: difference ?? '', acts: [] },
				...{ amount: moneyOf(edition, amount), at: began(age) },
			})),
			...list(overview.refunds, ({ id, orderCode, reference, status, amount, age }) => ({
				...{ id, concern: 'refund' as const, orderCode, reference, detail: status, acts: [] },
				...{ amount: moneyOf(edition, amount), at: began(age) },
			})),
			...list(differences, ({ id, orderCode, reference, kind, difference, proposal, foundAt }) => ({
				...{ id, concern: 'settlement' as const, orderCode, reference, detail: kind, at: foundAt },
				amount: moneyOf(edition, difference),
				acts: proposal.length > 0 ? ['accept' as const, 'refuse' as const] : ['refuse' as const],
			})),
		],
	};
}
