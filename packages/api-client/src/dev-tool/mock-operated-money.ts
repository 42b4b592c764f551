import { EDITIONS } from '@zaylat/domain/editions';
import { HOUR_MS } from '@zaylat/domain/time';
import { type MockContext, perWorld, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { OperatedMoney } from './operated-money-contract.ts';

type Recorded = Omit<OperatedMoney, 'at' | 'amount'> & { readonly amount: number };

const RECORDED: readonly Recorded[] = [
	{
		...{ id: '0d9b6c1e-4a0c-4c38-8f5e-2f6a1c7b9d01', concern: 'waiting', orderCode: 'ZL31000004' },
		...{ reference: '260301884512', detail: '2c2p', amount: 1_850_000, acts: [] },
	},
	{
		...{ id: '0d9b6c1e-4a0c-4c38-8f5e-2f6a1c7b9d02', concern: 'differing', orderCode: 'ZL31000005' },
		...{ reference: '260301884513', detail: 'charged_back', amount: 4_200_000, acts: [] },
	},
	{
		...{ id: '0d9b6c1e-4a0c-4c38-8f5e-2f6a1c7b9d03', concern: 'refund', orderCode: 'ZL31000006' },
		...{ reference: '260301884514', detail: 'failed', amount: 950_000, acts: [] },
	},
	{
		...{ id: '0d9b6c1e-4a0c-4c38-8f5e-2f6a1c7b9d04', concern: 'settlement', orderCode: 'ZL31000007' },
		...{ reference: '260301884515', detail: 'fee', amount: -2_500, acts: ['accept', 'refuse'] },
	},
	{
		...{ id: '0d9b6c1e-4a0c-4c38-8f5e-2f6a1c7b9d05', concern: 'settlement', orderCode: null },
		...{ reference: 'EX123456789MP', detail: 'unknown', amount: 780_000, acts: ['refuse'] },
	},
];

/** Ids of differences that were decided in a world. */
const decidedIn = perWorld(() => new Set<string>());

/** What the operator must look at in a world, and its payments by state. */
export function operatedMoneyOf({ world, catalogue }: MockContext) {
	const of = (amount: number) => ({ amount, currency: EDITIONS[catalogue.config.edition].currency });
	if (world.options.size === 'empty') return { states: [], items: [] };
	const items = RECORDED.filter(({ id }) => !decidedIn(world).has(id)).map((each, index) => ({
		...each,
		amount: of(each.amount),
		at: timeOf(world, -(index + 1) * HOUR_MS),
	}));
	return {
		states: [
			{ status: 'paid' as const, count: 214, amount: of(962_350_000) },
			{ status: 'pending' as const, count: 1, amount: of(1_850_000) },
			{ status: 'refunded' as const, count: 6, amount: of(18_200_000) },
		],
		items,
	};
}

/** Ends a difference. */
export function decideMockDifference(world: World, id: string): void {
	decidedIn(world).add(id);
}
