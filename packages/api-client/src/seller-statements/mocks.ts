import { DAY_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { ordersOf } from '../orders/mock-state.ts';
import type { SellerStatementDetails } from './contract.ts';

/** Hundredths of a percent that the mock marketplace keeps. */
const COMMISSION = 1_000n;

/** Mock answers of the statement calls: one statement with all paid orders of the first shop. */
export const sellerStatementHandlers = {
	listSellerStatements: (call) => {
		const items = statementsOf(call)
			.filter(({ shop }) => call.query.shop === undefined || call.query.shop === shop.slug)
			.map(({ lines: _, ...statement }) => statement);
		return { items, page: { next: null } };
	},
	getSellerStatement: (call) =>
		statementsOf(call).find(({ number }) => number === call.params.number) ?? refuse('statement_not_found'),
} satisfies Partial<MockHandlers>;

function statementsOf(context: MockContext): SellerStatementDetails[] {
	const paid = ordersOf(context).filter(({ paidAt }) => paidAt !== null);
	const first = paid[0]?.parcels[0];
	if (!first) return [];
	const { slug, name } = first.shop;
	const of = (amount: number) => ({ ...first.goods, amount });
	const lines = paid.flatMap(({ code, parcels }) => {
		const parcel = parcels.find(({ shop }) => shop.slug === slug);
		if (!parcel) return [];
		const sales = parcel.goods.amount - parcel.tax.amount;
		const commission = Number((BigInt(sales) * COMMISSION) / 10_000n);
		const amounts = { sales: of(sales), commission: of(commission), amount: of(sales - commission) };
		return [{ orderCode: code, kind: 'sale' as const, ...amounts }];
	});
	const total = lines.reduce((sum, { amount }) => sum + amount.amount, 0);
	return [
		{
			number: 'STM-1-1',
			shop: { slug, name },
			closedAt: timeOf(context.world, -DAY_MS),
			...{ carried: of(0), total: of(total), payout: of(total), carriedOn: of(0) },
			paidAt: null,
			lines,
		},
	];
}
