import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRates, kyatRates } from './index.ts';

const KEPT = { mmk: '1', thb: '100', usd: '3520.0000', yen: '22.6' } as const;

describe('rates that a source offers (Decision 5)', () => {
	it('are taken over up to a change of a tenth, either way [§7.4]', () => {
		expect(judgeRates(KEPT, { thb: '110', usd: '3168', yen: 22.65 })).toEqual({
			accepted: { thb: '110', usd: '3168', yen: '22.65' },
			refused: {},
		});
		expect(judgeRates(KEPT, { thb: '110.0001', usd: '3167.9999', yen: '22.6' })).toEqual({
			accepted: {},
			refused: { thb: 'jumped', usd: 'jumped' },
		});
	});

	it('are refused where they are missing or no positive numbers', () => {
		for (const wrong of ['', '0', '-1', '1e3', 'abc', Number.NaN, Number.POSITIVE_INFINITY, null, {}, '0.00001']) {
			expect(judgeRates({ thb: '100' }, Object({ thb: wrong })).refused, String(wrong)).toEqual({ thb: 'malformed' });
		}
		expect(judgeRates({ thb: '100' }, {}).refused).toEqual({ thb: 'missing' });
	});

	it('never move the kyat, and bring no currency that is not in use', () => {
		expect(judgeRates({ mmk: '1' }, { mmk: '1.05', thb: '100' })).toEqual({ accepted: {}, refused: {} });
	});

	it('are kept with four decimals, rounded half up', () => {
		expect(judgeRates({ krw: '2.42' }, { krw: '2.423449' }).accepted).toEqual({ krw: '2.4234' });
		expect(judgeRates({ krw: '2.42' }, { krw: '2.42345' }).accepted).toEqual({ krw: '2.4235' });
	});

	it('never leave the bounds, whatever is offered', () => {
		const rate = fc.integer({ min: 1, max: 1_000_000_000 });
		fc.assert(
			fc.property(rate, rate, (before, now) => {
				const text = (value: number) => (value / 10_000).toFixed(4);
				const { accepted, refused } = judgeRates({ thb: text(before) }, { thb: text(now) });
				const isNear = Math.abs(now - before) * 10 <= before;
				expect(refused.thb).toBe(isNear ? undefined : 'jumped');
				expect(accepted.thb === undefined ? before : Math.round(Number(accepted.thb) * 10_000)).toBe(
					isNear ? now : before,
				);
			}),
		);
	});
});

describe('quotes of a service', () => {
	it('become kyat per unit, whichever currency they are told in', () => {
		expect(kyatRates({ USD: 1, MMK: 3520, THB: 35.2, CNY: '7.04', XXX: 3 })).toEqual({
			mmk: '1',
			usd: '3520',
			thb: '100',
			yuan: '500',
		});
		expect(kyatRates({ MMK: 1, USD: 0.00028409090909, THB: 0.01 })).toMatchObject({ mmk: '1', thb: '100' });
	});

	it('are nothing without the kyat, and leave out what is wrong', () => {
		expect(kyatRates({ USD: 1, THB: 35 })).toEqual({});
		expect(kyatRates({ MMK: 3520, USD: 1, THB: 0, EUR: '-1', SGD: null })).toEqual({ mmk: '1', usd: '3520' });
	});

	it('of one and the same table agree within the kept decimals', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 100, max: 1_000_000 }), (baht, kyat) => {
				const { thb } = kyatRates({ THB: baht, MMK: kyat });
				expect(Number(thb)).toBeCloseTo(kyat / baht, 3);
			}),
		);
	});
});
