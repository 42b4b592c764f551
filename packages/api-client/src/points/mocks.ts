import { EDITIONS } from '@zaylat/domain/editions';
import { pointsWorth } from '@zaylat/domain/points';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, timeOf } from '../mocks/answer.ts';
import { buyingOf, ordersOf } from '../orders/mock-state.ts';
import type { PointsEntry } from './contract.ts';

/** Mock answers of the points calls: a welcome, and what delivered orders earned. */
export const pointsHandlers = {
	listPoints: (call) => {
		const { edition, size } = call.catalogue.config;
		const balance = size === 'empty' ? 0 : buyingOf(call.world).pointsBalance;
		const earned = ordersOf(call)
			.filter(({ status }) => status === 'complete')
			.map(({ code: orderCode, pointsEarned: points, paidAt, placedAt }, index): PointsEntry => {
				return { id: `points-${index + 2}`, points, reason: 'earned', orderCode, at: paidAt ?? placedAt };
			});
		const rest = balance - earned.reduce((sum, { points }) => sum + points, 0);
		const at = timeOf(call.world, -60 * DAY_MS);
		const welcome: PointsEntry = { id: 'points-1', points: rest, reason: 'welcome', orderCode: null, at };
		return {
			balance,
			worth: pointsWorth(balance, EDITIONS[edition].currency),
			items: balance === 0 ? [] : [...earned, welcome],
			page: { next: null },
		};
	},
} satisfies Partial<MockHandlers>;
