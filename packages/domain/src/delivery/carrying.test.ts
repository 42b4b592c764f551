import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import {
	CARRYING,
	CARRYING_ATTRIBUTE,
	CARRYING_KINDS,
	carryingCharge,
	carryingDays,
	carryingOf,
	countedGrams,
	deliveryCost,
} from './index.ts';

const baht = (amount: number): Money => ({ amount, currency: 'thb' });
const piece = (carrying: (typeof CARRYING_KINDS)[number] | undefined, quantity: number, weightGrams = 500) => ({
	...{ carrying, quantity, weightGrams },
});

describe('how goods are carried', () => {
	it('is what they declare, and nothing for parcels', () => {
		expect(carryingOf([{ key: 'weight' }, { key: CARRYING_ATTRIBUTE, choice: 'two-people' }])).toBe('two-people');
		expect(carryingOf([{ key: CARRYING_ATTRIBUTE, choice: 'by-plane' }])).toBeUndefined();
		expect(carryingOf([{ key: 'material', choice: 'two-people' }])).toBeUndefined();
		expect(carryingOf([])).toBeUndefined();
	});
});

describe('what carrying adds', () => {
	it('is the fee of the hardest piece, and less for each further one', () => {
		expect(carryingCharge([piece('two-people', 1)], 'th')).toEqual({ kind: 'two-people', fee: baht(39_000) });
		expect(carryingCharge([piece('two-people', 3)], 'th')?.fee).toEqual(baht(69_000));
		expect(carryingCharge([piece('one-person', 2), piece('two-people', 1)], 'th')).toEqual({
			...{ kind: 'two-people', fee: baht(49_000) },
		});
		expect(carryingCharge([piece('one-person', 1)], 'mm')?.fee).toEqual({ amount: 500_000, currency: 'mmk' });
		expect(carryingCharge([piece(undefined, 5)], 'th')).toBeUndefined();
	});

	it('never falls with another piece, and is never more than for each alone', () => {
		const pieces = fc.array(
			fc.record({
				carrying: fc.constantFrom(...CARRYING_KINDS, undefined),
				quantity: fc.integer({ min: 1, max: 20 }),
			}),
			{ minLength: 1, maxLength: 5 },
		);
		fc.assert(
			fc.property(pieces, fc.constantFrom('mm', 'th'), (own, edition) => {
				const feeOf = (some: typeof own) => carryingCharge(some, edition)?.fee.amount ?? 0;
				expect(feeOf(own)).toBeGreaterThanOrEqual(feeOf(own.slice(1)));
				const alone = own.reduce((sum, each) => sum + each.quantity * feeOf([{ ...each, quantity: 1 }]), 0);
				expect(feeOf(own)).toBeLessThanOrEqual(alone);
			}),
		);
	});

	it('counts instead of their weight', () => {
		expect(countedGrams([piece('two-people', 1, 52_000), piece(undefined, 3, 500)])).toBe(1_500);
	});
});

describe('a service with bulky goods', () => {
	const tariff = {
		...{ base: baht(3_500), baseGrams: 1_000, perKilogram: baht(1_000), mostGrams: 30_000, freeFrom: baht(50_000) },
	};
	const carrying = carryingCharge([piece('two-people', 1)], 'th');

	it('costs its price and the carrying, which the shop never pays', () => {
		expect(deliveryCost(tariff, { grams: 0, goods: baht(10_000), carrying })).toEqual(baht(42_500));
		expect(deliveryCost(tariff, { grams: 0, goods: baht(50_000), carrying })).toEqual(baht(39_000));
		expect(deliveryCost({ ...tariff, shopFee: baht(2_000) }, { grams: 0, goods: baht(1), carrying })).toEqual(
			baht(41_000),
		);
	});

	it('is one that takes heavy parcels', () => {
		expect(deliveryCost({ ...tariff, mostGrams: 29_999 }, { grams: 0, goods: baht(0), carrying })).toBeUndefined();
		expect(deliveryCost(tariff, { grams: 30_001, goods: baht(0), carrying })).toBeUndefined();
	});

	it('takes longer', () => {
		expect(carryingDays({ min: 3, max: 7 }, 'two-people')).toEqual({ min: 4, max: 10 });
		expect(carryingDays({ min: 3, max: 7 }, 'one-person')).toEqual({ min: 3, max: 8 });
		expect(carryingDays({ min: 3, max: 7 }, undefined)).toEqual({ min: 3, max: 7 });
	});

	it('asks more for what is harder to carry, in both editions', () => {
		const [light, heavy] = [CARRYING['one-person'], CARRYING['two-people']];
		for (const edition of ['mm', 'th'] as const) {
			expect(heavy.fee[edition][0]).toBeGreaterThan(light.fee[edition][0]);
			expect(heavy.flightFee[edition]).toBeGreaterThan(light.flightFee[edition]);
			for (const { fee } of [light, heavy]) expect(fee[edition][1]).toBeLessThan(fee[edition][0]);
		}
		expect(heavy.leastGrams).toBeGreaterThan(light.leastGrams);
	});
});
