import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	CURRENCIES,
	currencyOptions,
	isCurrencyKey,
	moneyOf,
	multiplyMoney,
	negate,
	parseMoney,
	parseTypedMoney,
	rateTable,
	resolveCurrency,
	sumMoney,
	toDecimal,
} from './index.ts';

const keys = fc.constantFrom(...Object.values(CURRENCIES).map(({ key }) => key));

describe('CURRENCIES (Specification §3)', () => {
	it('holds the ten keys with code, display locale and minor digits [§3.3]', () => {
		const rows = Object.entries(CURRENCIES).map(([key, { code, locale, minorDigits }]) => [
			key,
			code,
			locale,
			minorDigits,
		]);
		expect(rows.toSorted()).toEqual(
			[
				['mmk', 'MMK', 'my-MM', 2],
				['yuan', 'CNY', 'zh-CN', 2],
				['yen', 'JPY', 'ja-JP', 0],
				['usd', 'USD', 'en-US', 2],
				['sgd', 'SGD', 'en-SG', 2],
				['rm', 'MYR', 'ms-MY', 2],
				['krw', 'KRW', 'ko-KR', 0],
				['eur', 'EUR', 'en-IE', 2],
				['dhs', 'AED', 'en-AE', 2],
				['thb', 'THB', 'th-TH', 2],
			].toSorted(),
		);
	});

	it('names each entry by its key and writes the number once in every form', () => {
		for (const [key, currency] of Object.entries(CURRENCIES)) {
			expect(currency.key).toBe(key);
			for (const form of Object.values(currency.forms)) expect(form.match(/#/g)).toHaveLength(1);
		}
	});

	it('has the sign of each currency, alone for a narrow place', () => {
		expect(
			Object.values(CURRENCIES)
				.map(({ key, symbol }) => `${key} ${symbol}`)
				.toSorted(),
		).toEqual([
			...['dhs AED', 'eur €', 'krw ₩', 'mmk K', 'rm RM', 'sgd S$', 'thb ฿', 'usd US$', 'yen JP¥', 'yuan CN¥'],
		]);
	});

	it('writes no two currencies alike in one language', () => {
		for (const language of ['en', 'mm', 'thai', 'china'] as const) {
			const forms = Object.values(CURRENCIES).map((currency) => currency.forms[language]);
			expect(new Set(forms).size).toBe(10);
		}
	});

	it('knows its keys and nothing else', () => {
		expect(isCurrencyKey('rm')).toBe(true);
		expect(['MMK', 'myr', '', 'toString', null, undefined, 5, ['rm']].some(isCurrencyKey)).toBe(false);
	});
});

describe('decimal texts', () => {
	it('reads and writes major units', () => {
		expect(parseMoney('18500', 'mmk')).toEqual({ amount: 1_850_000, currency: 'mmk' });
		expect(parseMoney('12.5', 'usd')).toEqual({ amount: 1250, currency: 'usd' });
		expect(parseMoney('-0.05', 'usd')).toEqual({ amount: -5, currency: 'usd' });
		expect(parseMoney('990', 'yen')).toEqual({ amount: 990, currency: 'yen' });
		expect(toDecimal({ amount: 1_850_000, currency: 'mmk' })).toBe('18500.00');
		expect(toDecimal({ amount: 5, currency: 'usd' })).toBe('0.05');
		expect(toDecimal({ amount: -5, currency: 'usd' })).toBe('-0.05');
		expect(toDecimal({ amount: 0, currency: 'krw' })).toBe('0');
	});

	it('survives the way there and back', () => {
		fc.assert(
			fc.property(fc.maxSafeInteger(), keys, (amount, currency) => {
				expect(parseMoney(toDecimal({ amount, currency }), currency).amount + 0).toBe(amount + 0);
			}),
		);
	});

	it.each([
		['1.005', 'usd'],
		['1.5', 'yen'],
		['1,000', 'mmk'],
		['', 'mmk'],
		['.5', 'usd'],
		['1.', 'usd'],
		['1e3', 'mmk'],
		['+1', 'mmk'],
		['99999999999999999', 'mmk'],
	] as const)('refuses %j in %s', (text, currency) => {
		expect(() => parseMoney(text, currency)).toThrow(RangeError);
	});

	it('names the text or the amount that it refuses', () => {
		expect(() => parseMoney('1.', 'usd')).toThrow('Not an amount of usd: 1.');
		expect(() => moneyOf(2n ** 53n, 'thb')).toThrow('Amount out of range: 9007199254740992 thb');
		expect(() => toDecimal({ amount: 0.5, currency: 'thb' })).toThrow('Not a number of minor units: 0.5');
	});
});

describe('sums and products', () => {
	it('adds exactly and only like to like', () => {
		fc.assert(
			fc.property(fc.array(fc.integer()), keys, (amounts, currency) => {
				const sum = sumMoney(
					amounts.map((amount) => ({ amount, currency })),
					currency,
				);
				expect(sum).toEqual({ amount: amounts.reduce((a, b) => a + b, 0), currency });
			}),
		);
		expect(() => sumMoney([{ amount: 1, currency: 'thb' }], 'mmk')).toThrow(new RangeError('Cannot add thb to mmk'));
	});

	it('turns the sign, of zero too', () => {
		expect([5, -5, 0].map((amount) => negate({ amount, currency: 'thb' }))).toEqual([
			{ amount: -5, currency: 'thb' },
			{ amount: 5, currency: 'thb' },
			{ amount: 0, currency: 'thb' },
		]);
	});

	it('multiplies exactly or not at all', () => {
		expect(multiplyMoney({ amount: 33, currency: 'thb' }, 3)).toEqual({ amount: 99, currency: 'thb' });
		expect(() => multiplyMoney({ amount: 33, currency: 'thb' }, 1.5)).toThrow(RangeError);
		expect(() => multiplyMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'thb' }, 2)).toThrow(RangeError);
	});
});

describe('resolveCurrency', () => {
	it('takes the edition, then the stored choice', () => {
		expect(resolveCurrency({ edition: 'mm' })).toBe('mmk');
		expect(resolveCurrency({ edition: 'th' })).toBe('thb');
		expect(resolveCurrency({ edition: 'th', stored: 'usd' })).toBe('usd');
		expect(resolveCurrency({ edition: 'th', stored: 'USD' })).toBe('thb');
		expect(resolveCurrency({ edition: 'th', stored: null })).toBe('thb');
	});

	it('passes over a stored currency that has no rate', () => {
		expect(resolveCurrency({ edition: 'mm', stored: 'usd', rates: { mmk: '1' } })).toBe('mmk');
		expect(resolveCurrency({ edition: 'mm', stored: 'usd', rates: { usd: '4000' } })).toBe('usd');
	});
});

describe('currencies of the server', () => {
	const entries = [
		{ key: 'thb', name: 'Baht', img: '/th.svg', exchange_rate: '100' },
		{ key: 'doge', name: 'Doge', img: '/d.svg', exchange_rate: '1' },
		{ key: 'mmk', name: 'Kyat', img: '/mm.svg', exchange_rate: '1' },
		{ key: 'thb', name: 'Baht again', img: '/th.svg', exchange_rate: '7' },
	];

	it('become options with name, img, value and key [§3.3]', () => {
		expect(currencyOptions(entries)).toEqual([
			{ name: 'Baht', img: '/th.svg', value: '100', key: 'thb' },
			{ name: 'Kyat', img: '/mm.svg', value: '1', key: 'mmk' },
		]);
	});

	it('become a table of rates', () => {
		expect(rateTable(entries)).toEqual({ thb: '100', mmk: '1' });
		expect(rateTable([])).toEqual({});
	});
});

describe('parseTypedMoney', () => {
	it.each([
		['10000', 'mmk', 1_000_000],
		['10,000', 'mmk', 1_000_000],
		['၁၀,၀၀၀', 'mmk', 1_000_000],
		['၁၅၀၀.၅', 'mmk', 150_050],
		['๑๒๙๐', 'thb', 129_000],
		[' １２.５ ', 'usd', 1_250],
		['12.', 'usd', 1_200],
		['900', 'yen', 900],
		['0', 'thb', 0],
	] as const)('reads %s as %s', (text, currency, amount) => {
		expect(parseTypedMoney(text, currency)).toEqual({ amount, currency });
	});

	it.each([
		['', 'mmk'],
		['abc', 'mmk'],
		['-5', 'mmk'],
		['1e9', 'mmk'],
		['12.345', 'usd'],
		['9.5', 'yen'],
		['1,00', 'thb'],
		['1.2.3', 'usd'],
		['99999999999999999', 'mmk'],
	] as const)('takes "%s" in %s for no amount', (text, currency) => {
		expect(parseTypedMoney(text, currency)).toBeUndefined();
	});
});
