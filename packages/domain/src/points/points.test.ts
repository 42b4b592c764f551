import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsBalance, pointsEarned, pointsOfParcels, pointsUsable, pointsWorth } from './index.ts';

const currencies = fc.constantFrom('mmk' as const, 'thb' as const);

describe('bonus points (Decision 12)', () => {
	it('are earned for 1,000 K or 20 ฿ each [§1.18]', () => {
		expect(pointsEarned({ amount: 100_000, currency: 'mmk' })).toBe(1);
		expect(pointsEarned({ amount: 99_999, currency: 'mmk' })).toBe(0);
		expect(pointsEarned({ amount: 4_500, currency: 'thb' })).toBe(2);
		expect(pointsEarned({ amount: 1_000_000, currency: 'usd' })).toBe(0);
	});

	it('pay 10 K or 0.2 ฿ each [§1.18]', () => {
		expect(pointsWorth(3, 'mmk')).toEqual({ amount: 3_000, currency: 'mmk' });
		expect(pointsWorth(3, 'thb')).toEqual({ amount: 60, currency: 'thb' });
		expect(pointsWorth(3, 'usd')).toEqual({ amount: 0, currency: 'usd' });
	});

	it.each([
		[30, 100_000, 30],
		[1_000, 99_999, 99],
		[1_000, 100_000, 100],
		[2.9, 100_000, 2],
		[1, 999, 0],
		[1, 1_000, 1],
		[0, 100_000, 0],
		[-3, 100_000, 0],
		[5, 0, 0],
		[5, -1_000, 0],
	])('of %d pay at %d pyas as many as %d', (balance, amount, points) => {
		expect(pointsUsable(balance, { amount, currency: 'mmk' })).toBe(points);
	});

	it('pay nothing in a currency that has none, and are never earned by less than nothing', () => {
		expect(pointsUsable(50, { amount: 100_000, currency: 'usd' })).toBe(0);
		expect(pointsUsable(50, { amount: 40, currency: 'thb' })).toBe(2);
		expect(pointsEarned({ amount: -100_000, currency: 'mmk' })).toBe(0);
	});

	it('pay no more than is left, and no more than there are', () => {
		fc.assert(
			fc.property(fc.integer({ min: -5, max: 1_000_000 }), fc.nat(), currencies, (balance, amount, currency) => {
				const points = pointsUsable(balance, { amount, currency });
				expect(points).toBeGreaterThanOrEqual(0);
				expect(points).toBeLessThanOrEqual(Math.max(0, balance));
				expect(pointsWorth(points, currency).amount).toBeLessThanOrEqual(amount);
			}),
		);
	});

	it('are worth a hundredth of what earned them', () => {
		fc.assert(
			fc.property(fc.nat(), currencies, (amount, currency) => {
				const back = pointsWorth(pointsEarned({ amount, currency }), currency).amount;
				expect(back).toBeLessThanOrEqual(amount / 100);
			}),
		);
	});

	it('add up to their history', () => {
		expect(pointsBalance([{ points: 12 }, { points: -5 }])).toBe(7);
		expect(pointsBalance([])).toBe(0);
	});
});

it('counts points shop by shop, over all parcels of a shop, without delivery (Decision 12)', () => {
	const parcel = (shop: string, total: number, delivery = 0) => ({
		shop,
		total: { amount: total, currency: 'mmk' as const },
		delivery: { amount: delivery, currency: 'mmk' as const },
	});
	expect(pointsOfParcels([])).toBe(0);
	// 1,500 K from each of two shops are 1 point each; from one shop they are 3 together.
	expect(pointsOfParcels([parcel('a', 150_000), parcel('b', 150_000)])).toBe(2);
	expect(pointsOfParcels([parcel('a', 150_000), parcel('a', 150_000)])).toBe(3);
	expect(pointsOfParcels([parcel('a', 400_000, 250_000)])).toBe(1);
	const baht = { amount: 4_000, currency: 'thb' as const };
	expect(pointsOfParcels([{ shop: 'a', total: baht, delivery: { ...baht, amount: 0 } }])).toBe(2);
	// A parcel that costs less than its delivery takes nothing from the others of its shop.
	expect(pointsOfParcels([parcel('a', 100_000), parcel('a', 50_000, 80_000)])).toBe(1);
});
