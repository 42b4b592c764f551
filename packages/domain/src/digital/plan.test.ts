import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { DIGITAL_FORMS, digitalFormOf, isDigitalForm, monthlyPrice, planSaving, planSpan } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const days = fc.integer({ min: 1, max: 4_000 });
const amounts = fc.integer({ min: 100, max: 1_000_000_00 });

describe('forms of digital goods (Decision 14) [§1.9]', () => {
	it.each([
		['one_time', 'code', 'one_time'],
		['days', 'code', 'subscription'],
		['life_time', 'code', 'life_time'],
		['life_time', 'download', 'download'],
		['days', 'download', 'download'],
	] as const)('%s as a %s is %s', (kind, delivery, form) => {
		expect(digitalFormOf(kind, delivery)).toBe(form);
	});

	it('are known by their keys alone', () => {
		expect(DIGITAL_FORMS.every(isDigitalForm)).toBe(true);
		expect(['', 'code', null, undefined, 1].some(isDigitalForm)).toBe(false);
	});
});

describe('plan durations [§3.12]', () => {
	it.each([
		[1, 'day', 1],
		[7, 'day', 7],
		[30, 'month', 1],
		[90, 'month', 3],
		[180, 'month', 6],
		[365, 'year', 1],
		[730, 'year', 2],
		[100, 'day', 100],
	])('%d days are said in %ss: %d', (length, unit, count) => {
		expect(planSpan(length)).toEqual({ unit, count });
	});

	it('are said exactly', () => {
		const length = { day: 1, month: 30, year: 365 };
		fc.assert(
			fc.property(days, (given) => {
				const { unit, count } = planSpan(given);
				expect(count * length[unit]).toBe(given);
			}),
		);
	});
});

describe('the price of a month', () => {
	it.each([
		[6_000_00, 30, 6_000_00],
		[16_200_00, 90, 5_400_00],
		[60_000_00, 365, 5_000_00],
		[100_00, 90, 33_00],
		[10_000_00, 45, 6_667_00],
	])('of %d pyas for %d days is %d', (amount, length, month) => {
		expect(monthlyPrice(kyat(amount), length)).toEqual(kyat(month));
	});

	it('is not said of less than a month', () => {
		expect(monthlyPrice(kyat(1_000_00), 7)).toBeUndefined();
	});

	it('is the price itself for a month, and never more than the price for longer', () => {
		fc.assert(
			fc.property(amounts, fc.integer({ min: 30, max: 4_000 }), (amount, length) => {
				const whole = Math.round(amount / 100) * 100;
				expect(monthlyPrice(kyat(whole), 30)).toEqual(kyat(whole));
				expect(monthlyPrice(kyat(whole), length)?.amount).toBeLessThanOrEqual(whole);
			}),
		);
	});
});

describe('what a longer plan saves', () => {
	const month = { price: kyat(6_000_00), days: 30 };
	const year = { price: kyat(54_000_00), days: 365 };

	it('is told against the shortest one', () => {
		expect(planSaving(year, [year, month])).toBe(25);
		expect(planSaving(month, [year, month])).toBeNull();
	});

	it('is nothing where a month costs as much or more', () => {
		expect(planSaving({ price: kyat(80_000_00), days: 365 }, [month])).toBeNull();
		expect(planSaving(year, [])).toBeNull();
		expect(planSaving({ price: kyat(1_00), days: 30 }, [{ price: kyat(1_000_00), days: 7 }])).toBeNull();
	});
});
