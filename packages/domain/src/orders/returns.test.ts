import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReturnOpen, RETURN_STATUSES, returnableUntil, returnMovesFrom, returnShare } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

describe('a return', () => {
	it('is accepted, declined and refunded by the shop, and withdrawn by the shopper', () => {
		expect(returnMovesFrom('requested', 'seller')).toEqual(['accepted', 'declined']);
		expect(returnMovesFrom('accepted', 'seller')).toEqual(['declined', 'refunded']);
		expect(returnMovesFrom('requested', 'customer')).toEqual(['withdrawn']);
		expect(RETURN_STATUSES.filter(isReturnOpen)).toEqual(['requested', 'accepted']);
	});

	it('can be asked for until 7 days after the delivery, for goods alone', () => {
		const deliveredAt = 1_000;
		const parcel = { kind: 'goods', status: 'delivered', deliveredAt } as const;
		expect(returnableUntil(parcel)).toBe(deliveredAt + 7 * DAY_MS);
		expect(returnableUntil({ ...parcel, status: 'complete' })).toBe(deliveredAt + 7 * DAY_MS);
		expect(returnableUntil({ ...parcel, status: 'on going' })).toBeUndefined();
		expect(returnableUntil({ ...parcel, kind: 'digital' })).toBeUndefined();
		expect(returnableUntil({ ...parcel, deliveredAt: undefined })).toBeUndefined();
	});

	it('brings the share of the goods in money and points, never the delivery, and never more than was paid', () => {
		expect(returnShare({ goods: 300, delivery: 50, pointsPaid: 60, total: 290 }, 100)).toEqual({
			money: 80,
			points: 20,
		});
		fc.assert(
			fc.property(amounts, amounts, amounts, amounts, (goods, delivery, pointsPaid, paid) => {
				const parcel = { goods, delivery, pointsPaid, total: paid };
				const part = Math.floor(goods / 3);
				const all = returnShare(parcel, goods);
				const [one, other] = [returnShare(parcel, part), returnShare(parcel, goods - part)];
				expect(all.money).toBe(goods === 0 ? 0 : Math.max(0, paid - delivery));
				expect(one.money + other.money).toBeLessThanOrEqual(all.money);
				expect(one.points + other.points).toBeLessThanOrEqual(pointsPaid);
			}),
		);
	});
});
