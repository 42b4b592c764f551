import { EDITIONS } from '@zaylat/domain/editions';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { ordersOf } from '../orders/mock-state.ts';
import type { SellerStatementDetails, UnstatedEarning } from './contract.ts';

/** Hundredths of a percent that the mock marketplace keeps. */
const COMMISSION = 1_000n;

/** An order that only statements know. */
const EARLIER = 'ZL30000007';

/** When the sales of the mock shop are released, in days from now; null while a parcel goes on. */
const RELEASES = [-1, 2, 5, null] as const;

/**
 * Mock answers of the statement calls. The first shop has sold all paid orders: a statement has them all and waits for its
 * transfer, an earlier one has an order of which a part came back since, and the same amounts are on hold once more.
 */
export const sellerStatementHandlers = {
	listSellerStatements: (call) => {
		const items = statementsOf(call)
			.filter(({ shop }) => call.query.shop === undefined || call.query.shop === shop.slug)
			.map(({ lines: _, ...statement }) => statement);
		return { items, page: { next: null } };
	},
	getSellerStatement: (call) =>
		statementsOf(call).find(({ number }) => number === call.params.number) ?? refuse('statement_not_found'),
	listUnstatedEarnings: (call) => {
		const [first] = statementsOf(call);
		const items = (first?.lines ?? []).map((line, at): UnstatedEarning => {
			const days = RELEASES[at % RELEASES.length] ?? null;
			const releasedAt = days === null ? null : timeOf(call.world, days * DAY_MS);
			const { orderCode, amount } = line;
			return { orderCode, shop: first?.shop ?? { slug: '', name: '' }, kind: 'sale', amount, releasedAt };
		});
		const of = (amount: number) => ({ amount, currency: EDITIONS[call.catalogue.config.edition].currency });
		const sum = (own: readonly UnstatedEarning[]) => own.reduce((total, { amount }) => total + amount.amount, 0);
		const now = timeOf(call.world, 0);
		const released = items.filter(({ releasedAt }) => releasedAt !== null && releasedAt <= now);
		return { items, total: of(sum(items)), released: of(sum(released)) };
	},
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
	const [sold] = lines;
	if (!sold) return [];
	const earlier = { ...sold, orderCode: EARLIER };
	const back = Math.floor(earlier.amount.amount / 200) * 100;
	const correction = { orderCode: EARLIER, kind: 'correction' as const };
	const corrected = { ...correction, sales: of(-back), commission: of(0), amount: of(-back) };
	const sum = (own: readonly { amount: { amount: number } }[]) =>
		own.reduce((all, { amount }) => all + amount.amount, 0);
	const shop = { slug, name };
	const total = sum([...lines, corrected]);
	const payout = Math.max(0, total);
	return [
		{
			...{ number: 'STM-1-2', shop, closedAt: timeOf(context.world, -DAY_MS), carried: of(0), total: of(total) },
			...{ payout: of(payout), carriedOn: of(total - payout), paidAt: null, lines: [...lines, corrected] },
		},
		{
			...{
				number: 'STM-1-1',
				shop,
				closedAt: timeOf(context.world, -8 * DAY_MS),
				carried: of(0),
				total: earlier.amount,
			},
			...{ payout: earlier.amount, carriedOn: of(0), paidAt: timeOf(context.world, -6 * DAY_MS), lines: [earlier] },
		},
	];
}
