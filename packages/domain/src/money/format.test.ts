import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBurmeseDigits } from '../digits/index.ts';
import type { Language } from '../languages/index.ts';
import {
	CURRENCIES,
	type CurrencyKey,
	formatCompact,
	formatCount,
	formatCurrency,
	formatDiscount,
	formatPrice,
	formatRating,
	parseMoney,
} from './index.ts';

const LANGUAGES: readonly Language[] = ['en', 'mm', 'thai', 'china'];
const KEYS = Object.values(CURRENCIES).map(({ key }) => key);
const keys = fc.constantFrom(...KEYS);
const languages = fc.constantFrom(...LANGUAGES);
/** No-break spaces are kept on purpose; here they are read as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatPrice', () => {
	it.each<[CurrencyKey, string, Language, string]>([
		['mmk', '18500', 'en', '18,500 K'],
		['mmk', '18500', 'mm', '၁၈,၅၀၀ ကျပ်'],
		['mmk', '18500', 'thai', '18,500 จ๊าด'],
		['mmk', '18500', 'china', '18,500 缅元'],
		['mmk', '0', 'en', '0 K'],
		['mmk', '1000000', 'en', '1,000,000 K'],
		['mmk', '18500.50', 'en', '18,500.50 K'],
		['thb', '1290', 'en', '฿1,290.00'],
		['thb', '1290', 'thai', '฿1,290.00'],
		['thb', '1290', 'mm', '၁,၂၉၀.၀၀ ဘတ်'],
		['thb', '1290', 'china', '฿1,290.00'],
		['yuan', '12.5', 'en', 'CN¥12.50'],
		['yuan', '12.5', 'china', '¥12.50'],
		['yen', '9900', 'en', 'JP¥9,900'],
		['krw', '9900', 'thai', '₩9,900'],
		['usd', '0.05', 'en', 'US$0.05'],
		['usd', '12.5', 'mm', 'US$၁၂.၅၀'],
		['sgd', '1', 'en', 'S$1.00'],
		['rm', '1', 'en', 'RM1.00'],
		['eur', '1', 'en', '€1.00'],
		['dhs', '1', 'en', 'AED 1.00'],
		['thb', '-50', 'en', '−฿50.00'],
		['mmk', '-500', 'en', '−500 K'],
	])('%s %s in %s is %s', (currency, amount, language, text) => {
		expect(plain(formatPrice(parseMoney(amount, currency), language))).toBe(text);
	});

	it('leaves out .00 in kyat, won and yen only (Decision 5)', () => {
		const short = KEYS.filter((key) => !formatPrice(parseMoney('7', key), 'en').includes('.00'));
		expect(short.toSorted()).toEqual(['krw', 'mmk', 'yen']);
	});
});

describe('formatCurrency', () => {
	it('always has two decimals [§9.14]', () => {
		for (const key of KEYS) {
			for (const language of LANGUAGES) {
				const text = fromBurmeseDigits(formatCurrency(parseMoney('1234567', key), language));
				expect(text).toContain('1,234,567.00');
			}
		}
	});

	it('has Burmese digits in Burmese and nowhere else [§9.14]', () => {
		fc.assert(
			fc.property(fc.maxSafeInteger(), keys, languages, (amount, currency, language) => {
				const text = formatCurrency({ amount, currency }, language);
				expect(/[0-9]/.test(text)).toBe(language !== 'mm');
				expect(/[၀-၉]/.test(text)).toBe(language === 'mm');
			}),
		);
	});

	it('can be read back exactly', () => {
		fc.assert(
			fc.property(fc.maxSafeInteger(), keys, languages, (amount, currency, language) => {
				for (const format of [formatCurrency, formatPrice]) {
					const text = fromBurmeseDigits(format({ amount, currency }, language));
					const [number = ''] = /\d[\d,.]*\d|\d/.exec(text) ?? [];
					const sign = text.startsWith('−') ? '-' : '';
					const { minorDigits } = CURRENCIES[currency];
					const digits = sign + number.replaceAll(',', '');
					const read = parseMoney(minorDigits === 0 ? digits.replace(/\.00$/, '') : digits, currency);
					expect(read.amount + 0).toBe(amount + 0);
				}
			}),
		);
	});

	it('separates thousands and never breaks over a line [§9.14]', () => {
		fc.assert(
			fc.property(fc.nat(), keys, languages, (amount, currency, language) => {
				const text = fromBurmeseDigits(formatCurrency({ amount, currency }, language));
				expect(text).toMatch(/(^|\D)\d{1,3}(,\d{3})*\.\d\d(\D|$)/);
				expect(text).not.toContain(' ');
			}),
		);
	});

	it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s minor units', (amount) => {
		expect(() => formatCurrency({ amount, currency: 'mmk' }, 'en')).toThrow(RangeError);
	});
});

describe('formatCount', () => {
	it.each<[number, Language, string]>([
		[0, 'en', '0'],
		[999, 'en', '999'],
		[1000, 'en', '1,000'],
		[12400, 'mm', '၁၂,၄၀၀'],
		[-1234567, 'thai', '−1,234,567'],
	])('%d in %s is %s', (count, language, text) => {
		expect(formatCount(count, language)).toBe(text);
	});

	it('refuses fractions', () => {
		expect(() => formatCount(1.5, 'en')).toThrow(RangeError);
	});
});

describe('formatCompact', () => {
	it.each<[number, Language, string]>([
		[999, 'en', '999'],
		[1000, 'en', '1k'],
		[1200, 'en', '1.2k'],
		[12400, 'en', '12.4k'],
		[31000, 'en', '31k'],
		[999_999, 'en', '999.9k'],
		[1_000_000, 'en', '1M'],
		[2_500_000_000, 'en', '2.5B'],
		[999, 'mm', '၉၉၉'],
		[1500, 'mm', '၁,၅၀၀'],
		[1501, 'mm', '၁,၅၀၀ ကျော်'],
		[9999, 'mm', '၉,၉၀၀ ကျော်'],
		[12_000, 'mm', '၁၂,၀၀၀'],
		[12_400, 'mm', '၁၂,၀၀၀ ကျော်'],
		[310_000, 'mm', '၃.၁ သိန်း'],
		[319_999, 'mm', '၃.၁ သိန်း ကျော်'],
		[1_000_000, 'mm', '၁ သန်း'],
		[23_000_000, 'mm', '၂.၃ ကုဋေ'],
		[1200, 'thai', '1.2 พัน'],
		[12400, 'thai', '1.2 หมื่น'],
		[310_000, 'thai', '3.1 แสน'],
		[23_000_000, 'thai', '23 ล้าน'],
		[9999, 'china', '9,999'],
		[12400, 'china', '1.2万'],
		[310_000, 'china', '31万'],
		[120_000_000, 'china', '1.2亿'],
	])('%d in %s is %s', (count, language, text) => {
		expect(plain(formatCompact(count, language))).toBe(text);
	});

	it('never claims more than is true', () => {
		const units: Readonly<Record<string, number>> = { '': 1, k: 1e3, M: 1e6, B: 1e9 };
		fc.assert(
			fc.property(fc.nat({ max: 10_000_000_000 }), (count) => {
				const text = formatCompact(count, 'en').replaceAll(',', '');
				const size = units[text.replace(/[\d.]/g, '')] ?? Number.NaN;
				const claimed = Math.round(Number.parseFloat(text) * 10) * (size / 10);
				expect(claimed).toBeLessThanOrEqual(count);
				expect(count - claimed).toBeLessThan(size === 1 ? 1 : size / 10);
			}),
		);
	});

	it('refuses fractions of any size', () => {
		expect(() => formatCompact(0.5, 'en')).toThrow(RangeError);
		expect(() => formatCompact(1500.5, 'en')).toThrow(RangeError);
	});
});

describe('small numbers on cards', () => {
	it('writes a discount with a true minus sign', () => {
		expect(formatDiscount(23, 'en')).toBe('−23%');
		expect(formatDiscount(23, 'mm')).toBe('−၂၃%');
	});

	it('writes a rating with one decimal', () => {
		expect(formatRating(4.75, 'en')).toBe('4.8');
		expect(formatRating(5, 'thai')).toBe('5.0');
		expect(formatRating(4.8, 'mm')).toBe('၄.၈');
	});
});
