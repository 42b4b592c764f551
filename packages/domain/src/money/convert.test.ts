import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyKey, convertMoney, fallbackRates, type Money, type RateTable } from './index.ts';

const keys = fc.constantFrom(...Object.values(CURRENCIES).map(({ key }) => key));
const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
/** Rates in ten-thousandths of a kyat, from 0.01 to 9,999.9999 kyat. */
const rates = fc.dictionary(keys, fc.integer({ min: 100, max: 99_999_999 }), { minKeys: 10, noNullPrototype: true });

/** The same rates as the decimal strings of the server, some with fewer digits or idle zeros. */
function tableOf(units: Readonly<Record<string, number>>): RateTable {
	const decimal = (value: number) => (value % 10 === 0 ? String(value / 10_000) : `${(value / 10_000).toFixed(4)}0`);
	return Object.fromEntries(Object.entries(units).map(([key, value]) => [key, decimal(value)]));
}

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });

describe('convertMoney (Decision 5)', () => {
	it.each([
		[
			'1,290 baht at 100 kyat in kyat',
			{ amount: 129_000, currency: 'thb' },
			'mmk',
			{ amount: 12_900_000, currency: 'mmk' },
		],
		['18,500 kyat in baht', kyat(1_850_000), 'thb', { amount: 18_500, currency: 'thb' }],
		['half a satang up', kyat(50), 'thb', { amount: 1, currency: 'thb' }],
		['just less than half down', kyat(49), 'thb', { amount: 0, currency: 'thb' }],
		['half a satang owed away from zero', kyat(-50), 'thb', { amount: -1, currency: 'thb' }],
		['whole yen, half up', kyat(2_100), 'yen', { amount: 2, currency: 'yen' }],
		['whole yen, below half', kyat(2_099), 'yen', { amount: 1, currency: 'yen' }],
		['won to yen, neither with decimals', { amount: 1000, currency: 'krw' }, 'yen', { amount: 107, currency: 'yen' }],
	] as const)('%s', (_, money, to, expected) => {
		const table = { mmk: '1', thb: '100', yen: '14', krw: '1.50' };
		expect(convertMoney(money, to, table)).toEqual(expected);
	});

	it('keeps exactness where floating point numbers would not', () => {
		// 1.005 x 100 is 100.49999999999999 in floating point.
		expect(convertMoney({ amount: 100, currency: 'usd' }, 'eur', { usd: '1.005', eur: '1' }).amount).toBe(101);
		expect(convertMoney(kyat(4_503_599_627_370_497), 'thb', { mmk: '1.00', thb: '1' }).amount).toBe(
			4_503_599_627_370_497,
		);
	});

	it('is never more than half a minor unit off', () => {
		fc.assert(
			fc.property(amounts, keys, keys, rates, (amount, from, to, units) => {
				const shown = convertMoney({ amount, currency: from }, to, tableOf(units));
				expect(shown.currency).toBe(to);
				const numerator = BigInt(amount) * BigInt(units[from] ?? 0) * minor(to);
				const denominator = BigInt(units[to] ?? 0) * minor(from);
				const twiceError = (BigInt(shown.amount) * denominator - numerator) * 2n;
				expect(twiceError <= denominator && twiceError >= -denominator).toBe(true);
			}),
		);
	});

	it('keeps order: who pays more sees no smaller amount', () => {
		fc.assert(
			fc.property(amounts, amounts, keys, keys, rates, (a, b, from, to, units) => {
				const show = (amount: number) => convertMoney({ amount, currency: from }, to, tableOf(units)).amount;
				expect(show(Math.min(a, b))).toBeLessThanOrEqual(show(Math.max(a, b)));
			}),
		);
	});

	it('is symmetric about zero', () => {
		fc.assert(
			fc.property(amounts, keys, keys, rates, (amount, from, to, units) => {
				const show = (value: number) => convertMoney({ amount: value, currency: from }, to, tableOf(units)).amount;
				expect(show(amount) + show(-amount)).toBe(0);
			}),
		);
	});

	it('comes back to where it was when the other unit is at least as fine', () => {
		fc.assert(
			fc.property(amounts, fc.integer({ min: 1, max: 100 }), (amount, perUnit) => {
				const table = { thb: String(perUnit), mmk: '1' };
				const there = convertMoney({ amount, currency: 'thb' }, 'mmk', table);
				expect(convertMoney(there, 'thb', table)).toEqual({ amount, currency: 'thb' });
			}),
		);
	});

	it.each<[string, RateTable]>([
		['its own rate is missing', { thb: '100' }],
		['the other rate is missing', { mmk: '1' }],
		['a rate is zero', { mmk: '1', thb: '0.00' }],
		['a rate is negative', { mmk: '1', thb: '-1' }],
		['a rate is no number', { mmk: '1', thb: '1e2' }],
		['a rate is empty', { mmk: '', thb: '100' }],
		['a rate has a comma', { mmk: '1', thb: '1,000' }],
	])('shows the price in its own currency when %s', (_, table) => {
		expect(convertMoney(kyat(100), 'thb', table)).toEqual(kyat(100));
	});

	it('needs no rate for the same currency', () => {
		const price = kyat(100);
		expect(convertMoney(price, 'mmk', {})).toBe(price);
		expect(convertMoney(price, 'mmk', { mmk: '3' })).toBe(price);
	});

	it('throws rather than show an inexact amount', () => {
		expect(() => convertMoney(kyat(Number.MAX_SAFE_INTEGER), 'thb', { mmk: '10', thb: '1' })).toThrow(RangeError);
		expect(() => convertMoney(kyat(0.5), 'thb', { mmk: '10', thb: '1' })).toThrow(RangeError);
	});
});

describe('fallbackRates (Specification §8)', () => {
	it('is kyat at 1 in the Myanmar edition and baht at 100 in the Thai one [§8.5]', () => {
		expect(fallbackRates('mm')).toEqual({ mmk: '1' });
		expect(fallbackRates('th')).toEqual({ thb: '100' });
	});
});

const minor = (currency: CurrencyKey): bigint => 10n ** BigInt(CURRENCIES[currency].minorDigits);
