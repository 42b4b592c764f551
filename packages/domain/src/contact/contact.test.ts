import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBurmeseDigits } from '../digits/index.ts';
import {
	type DiallingCode,
	formatPhone,
	identifierProblem,
	isEmail,
	maskPhone,
	operatorOf,
	phoneKey,
	phoneProblem,
	readDiallingCode,
	readEmail,
	readIdentifier,
	readPhone,
} from './index.ts';

describe('isEmail [§5.1]', () => {
	it.each(['a@b.co', 'mya.mya+shop@mail.example.com', 'ไทย@ตัวอย่าง.ไทย'])('takes %s', (text) => {
		expect(isEmail(text)).toBe(true);
	});

	it.each(['', 'a', 'a@b', 'a@b.c', '@b.co', 'a b@c.co', 'a@b@c.co', 'a@b.c0', `${'a'.repeat(250)}@b.co`])(
		'refuses %j',
		(text) => {
			expect(isEmail(text)).toBe(false);
		},
	);

	it('compares addresses without regard to case and spaces', () => {
		expect(readEmail('  Shopper@Example.COM ')).toBe('shopper@example.com');
		expect(readEmail('shopper')).toBeUndefined();
	});
});

describe('readPhone (Specification §3, §5)', () => {
	it.each<[string, DiallingCode, string]>([
		['09951234567', '95', '959951234567'],
		['၀၉ ၉၅ ၁၂၃ ၄၅၆၇', '95', '959951234567'],
		['+95 9 951234567', '95', '959951234567'],
		['00959951234567', '65', '959951234567'],
		['959951234567', '66', '959951234567'],
		['0812345678', '66', '66812345678'],
		['๐๘๑-๒๓๔-๕๖๗๘', '66', '66812345678'],
		['8123 4567', '65', '6581234567'],
		['+66812345678', '95', '66812345678'],
	])('reads %s with %s beside it', (typed, country, key) => {
		const phone = readPhone(typed, country);
		expect(phone && phoneKey(phone)).toBe(key);
	});

	it.each<[string, DiallingCode]>([
		['', '95'],
		['09', '95'],
		['0212345678', '66'],
		['61234567', '65'],
		['+44 7700 900123', '95'],
		['phone', '95'],
		['09951234567x', '95'],
		['+959951234567x', '95'],
		['99512345678', '95'],
		['812345678', '65'],
		['71234567', '65'],
		['912345', '95'],
	])('refuses %j with %s beside it', (typed, country) => {
		expect(readPhone(typed, country)).toBeUndefined();
	});

	it('reads back every number that it writes', () => {
		const numbers = fc.constantFrom<[DiallingCode, string]>(['95', '9'], ['65', '8'], ['66', '8']);
		fc.assert(
			fc.property(numbers, fc.integer({ min: 0, max: 9_999_999 }), ([country, first], rest) => {
				const length = country === '66' ? 8 : 7;
				const phone = { country, national: first + String(rest).padStart(length, '0') };
				expect(readPhone(formatPhone(phone), country)).toEqual(phone);
				expect(readPhone(toBurmeseDigits(formatPhone(phone)), country)).toEqual(phone);
				expect(readPhone(`+${phoneKey(phone)}`, '95')).toEqual(phone);
			}),
		);
	});

	it('writes numbers as people at home do, and hides all but the ends for others', () => {
		expect(formatPhone({ country: '95', national: '9951234567' })).toBe('09 951 234 567');
		expect(formatPhone({ country: '66', national: '812345678' })).toBe('081 234 5678');
		expect(formatPhone({ country: '65', national: '81234567' })).toBe('8123 4567');
		expect(maskPhone({ country: '95', national: '9951234567' })).toBe('09 ••• ••• 567');
	});
});

describe('readDiallingCode', () => {
	it('takes none of ours for that of Myanmar', () => {
		expect(['95', '66', '65', '', '44', '+66'].map(readDiallingCode)).toEqual(['95', '66', '65', '95', '95', '95']);
	});
});

describe('operatorOf', () => {
	it.each([
		['09 951 234 567', 'ooredoo'],
		['09 791 234 567', 'atom'],
		['09 681 234 567', 'mytel'],
		['09 31 234 567', 'mec'],
		['09 251 234 567', 'mpt'],
		['09 5 123 456', 'mpt'],
		['09 43 123 4567', 'mpt'],
		['09 86 123 456', 'mpt'],
		['09 73 123 456', 'mpt'],
		['09 91 234 56', 'mpt'],
		['09 901 2345', 'mpt'],
		['09 921 2345', undefined],
		['09 731 234 567', undefined],
		['09 61 234 567', undefined],
		['09 41 234', undefined],
	])('%s is of %s', (typed, operator) => {
		const phone = readPhone(typed, '95');
		expect(phone && operatorOf(phone)).toBe(operator);
	});

	it('does not look within a number', () => {
		expect(operatorOf({ country: '95', national: '1995123456789' })).toBeUndefined();
		expect(operatorOf({ country: '95', national: '99512345678901' })).toBeUndefined();
	});

	it('is unknown outside of Myanmar', () => {
		expect(operatorOf({ country: '66', national: '951234567' })).toBeUndefined();
	});
});

describe('phoneProblem (Specification §5)', () => {
	it('names what is wrong [§5.1]', () => {
		expect(phoneProblem(' ', '95')).toBe('missing');
		expect(phoneProblem('09 12', '95')).toBe('malformed');
		expect(phoneProblem('09 951 234 567', '95', 'mytel')).toBe('operator_mismatch');
		expect(phoneProblem('09 951 234 567', '95', 'ooredoo')).toBeUndefined();
		expect(phoneProblem('09 951 234 567', '95')).toBeUndefined();
	});
});

describe('readIdentifier (Decision 17)', () => {
	it.each([
		['Shopper@Example.com', { email: 'shopper@example.com' }],
		['09951234567', { phone: '959951234567' }],
		['0812345678', { phone: '66812345678' }],
		['+44 7700 900123', { phone: '447700900123' }],
	])('reads %s', (typed, identifier) => {
		expect(readIdentifier(typed)).toEqual(identifier);
		expect(identifierProblem(typed)).toBeUndefined();
	});

	it.each([
		['  ', 'identifier_missing'],
		['shopper@', 'email_malformed'],
		['shopper', 'email_malformed'],
		['0123', 'phone_malformed'],
		['12 34', 'phone_malformed'],
	])('says of %j that it is %s', (typed, problem) => {
		expect(readIdentifier(typed)).toBeUndefined();
		expect(identifierProblem(typed)).toBe(problem);
	});

	it('finds a problem exactly where it reads nothing', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 30 }), (typed) => {
				expect(identifierProblem(typed) === undefined).toBe(readIdentifier(typed) !== undefined);
			}),
		);
	});
});
