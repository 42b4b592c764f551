import { DAY_MS } from '@zaylat/domain/time';
import type { MockHandlers } from '../mocks/answer.ts';
import { MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import { ordersOf } from '../orders/mock-state.ts';
import type { SellerStatementDetails } from './contract.ts';

/** Hundredths of a percent that the mock marketplace keeps. */
const COMMISSION = 1_000n;

/** Mock answers of the statement calls: one statement with all paid orders of the first shop. */
export const sellerStatementHandlers: Pick<MockHandlers, 'listSellerStatements' | 'getSellerStatement'> = {
	listSellerStatements: ({ world, catalogue, query }) => {
		const items = statementsIn(world, catalogue)
			.filter(({ shop }) => query.shop === undefined || query.shop === shop.slug)
			.map(({ lines: _, ...statement }) => statement);
		return { data: { items, page: { next: null } } };
	},
	getSellerStatement: ({ world, catalogue, params }) => {
		const found = statementsIn(world, catalogue).find(({ number }) => number === params.number);
		if (!found) throw new MockRefusal('statement_not_found');
		return { data: found };
	},
};

function statementsIn(world: World, catalogue: Catalogue): SellerStatementDetails[] {
	const paid = ordersOf(world, catalogue).filter(({ paidAt }) => paidAt !== null);
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
			closedAt: new Date(world.now() - DAY_MS).toISOString(),
			...{ carried: of(0), total: of(total), payout: of(total), carriedOn: of(0) },
			paidAt: null,
			lines,
		},
	];
}
