import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsFor, fromBurmeseDigits, parseWholeNumber, toBurmeseDigits } from './index.ts';

describe('Burmese digits', () => {
	it('writes each of the ten digits', () => {
		expect(toBurmeseDigits('0123456789')).toBe('၀၁၂၃၄၅၆၇၈၉');
		expect(fromBurmeseDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
	});

	it('leaves the text around them alone', () => {
		expect(toBurmeseDigits('18,500.00 K')).toBe('၁၈,၅၀၀.၀၀ K');
		expect(fromBurmeseDigits('၁၅၀ ဂရမ်')).toBe('150 ဂရမ်');
	});

	it('survives the way there and back', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const latin = fromBurmeseDigits(text);
				expect(fromBurmeseDigits(toBurmeseDigits(latin))).toBe(latin);
				expect(toBurmeseDigits(latin)).not.toMatch(/[0-9]/);
				expect(toBurmeseDigits(text)).toHaveLength(text.length);
			}),
		);
	});

	it('is used for Burmese only', () => {
		expect(digitsFor('mm')('1')).toBe('၁');
		for (const language of ['en', 'thai', 'china'] as const) expect(digitsFor(language)('1')).toBe('1');
	});
});

describe('typed whole numbers', () => {
	it.each([
		['12', 12],
		[' 007 ', 7],
		['1,234,567', 1234567],
		['၁၂', 12],
		['၁,၂၃၄', 1234],
		['๑๒', 12],
		['１２', 12],
		['၁ဝ', 10],
		['9007199254740991', Number.MAX_SAFE_INTEGER],
	])('reads %j', (text, value) => {
		expect(parseWholeNumber(text)).toBe(value);
	});

	it.each(['', ' ', '1.5', '-1', '1e3', 'ten', '1,2', ',1', '1 2', '1,2345', '0x10', 'Infinity', '9007199254740993'])(
		'refuses %j',
		(text) => {
			expect(parseWholeNumber(text)).toBeUndefined();
		},
	);

	it('reads every number in either writing', () => {
		fc.assert(
			fc.property(fc.maxSafeNat(), (value) => {
				expect(parseWholeNumber(String(value))).toBe(value);
				expect(parseWholeNumber(toBurmeseDigits(String(value)))).toBe(value);
			}),
		);
	});
});
