import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressFields, addressProblems, readAddress } from '../addresses/index.ts';
import { identifierProblem, phoneKey, phoneProblem, readEmail, readIdentifier, readPhone } from '../contact/index.ts';
import { readCouponCode } from '../coupons/index.ts';
import { parseWholeNumber, toLatinDigits } from '../digits/index.ts';
import { readTrackingCode } from '../orders/index.ts';
import { readOtp } from '../otp/index.ts';
import { questionProblem } from '../questions/index.ts';
import { checkSearchText } from '../search/index.ts';
import { NAMES } from '../zawgyi/names.fixtures.ts';
import { cleanEmail, cleanLine, cleanLines, cleanSigns, isBlank } from './index.ts';

/** Texts that show nothing: spaces, joiners, marks of direction, fillers, selectors, tags. */
const BLANK = [
	...[
		'',
		' ',
		'\n\t',
		'\u00a0',
		'\u3000',
		'\u200b',
		'\u200c\u200d',
		'\u00ad',
		'\ufeff',
		'\u2060',
		'\u200e\u200f',
		'\u2066\u2069',
	],
	...[
		'\u061c',
		'\u115f\u1160',
		'\u3164',
		'\uffa0',
		'\u2800',
		'\ufe0f',
		'\u{e0061}',
		'\u180e',
		'\u034f',
		'\u0000\u0007',
		'\u200b \u00ad',
	],
];

/** Ten digits of some scripts, from their zero. */
const ZEROS = {
	Burmese: 0x1040,
	Shan: 0x1090,
	'Tai Laing': 0xa9f0,
	Thai: 0x0e50,
	Lao: 0x0ed0,
	Khmer: 0x17e0,
	Devanagari: 0x0966,
	Bengali: 0x09e6,
	Tamil: 0x0be6,
	Arabic: 0x0660,
	Persian: 0x06f0,
	'full-width': 0xff10,
	Rohingya: 0x10d30,
	'mathematical bold': 0x1d7ce,
	'mathematical monospace': 0x1d7f6,
} as const;

describe('isBlank', () => {
	it.each(BLANK)('is true for %j', (text) => {
		expect(isBlank(text)).toBe(true);
	});

	it.each(['a', '\u200bက', '0', '.', '😀', '\u00ad-'])('is false for %j', (text) => {
		expect(isBlank(text)).toBe(false);
	});
});

describe('text of invisible characters alone', () => {
	it.each(BLANK)('%j is empty wherever it is typed', (text) => {
		expect([cleanLine(text), cleanLines(text), cleanSigns(text), cleanEmail(text)]).toEqual(['', '', '', '']);
		expect(phoneProblem(text, '95')).toBe('missing');
		expect(identifierProblem(text)).toBe('identifier_missing');
		expect(readEmail(text)).toBeUndefined();
		expect(questionProblem(text)).toBe('too_short');
		expect(checkSearchText(text).kind).toBe('empty');
	});

	it('fills in no field of an address [§5.10]', () => {
		const typed: AddressFields = {
			...{ label: '\u200b', recipient: '\u3164', phoneCountry: '95', phone: '\u200e', country: 'mm', region: 'yangon' },
			...{
				township: 'kamayut',
				subdistrict: null,
				postcode: '\u00ad',
				homeNo: '\u2800',
				street: '\u200b',
				landmark: '\ufeff',
			},
		};
		expect(addressProblems(typed)).toEqual({
			recipient: 'missing',
			phone: 'missing',
			homeNo: 'missing',
			street: 'missing',
		});
		expect(readAddress(typed)).toMatchObject({ label: '', postcode: '', landmark: null });
	});
});

describe('cleanLine', () => {
	it.each([
		['  Mya \u00a0 Mya\n', 'Mya Mya'],
		['\u202aMya\u202c', 'Mya'],
		['\u2068ဒေါ်မြ\u2069', 'ဒေါ်မြ'],
		['Anne\u2011Marie', 'Anne-Marie'],
		['co\u00adoperate', 'cooperate'],
		['e\u0301', 'é'],
		['\u200bမြ\u200bမြ\u200b', 'မြ\u200bမြ'],
		['क्\u200dष', 'क्\u200dष'],
		['می\u200cخواهم', 'می\u200cخواهم'],
		['രാജന്\u200d', 'രാജന്\u200d'],
		['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
		['ชื่อ น้ำ', 'ชื่อ น้ำ'],
		['（上海）１２号', '（上海）１２号'],
	])('writes %j as %j', (typed, clean) => {
		expect(cleanLine(typed)).toBe(clean);
	});

	it.each(Object.entries(NAMES))('keeps names in %s', (_, names) => {
		for (const name of names) expect(cleanLine(name)).toBe(name.normalize('NFC'));
	});

	it('changes nothing that is clean', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				for (const clean of [cleanLine, cleanLines, cleanSigns, cleanEmail])
					expect(clean(clean(text))).toBe(clean(text));
			}),
		);
	});
});

describe('cleanLines', () => {
	it('keeps lines and the spaces within them', () => {
		expect(cleanLines('\u200b\r\nDear  seller,\r\n\r\n\u2028two\u00ad \r ')).toBe('Dear  seller,\n\n\ntwo');
	});
	it.each(['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029'])('reads %j as one line break', (end) => {
		expect(cleanLines(`one${end}two`)).toBe('one\ntwo');
	});
});

describe('numbers and codes', () => {
	it.each(Object.entries(ZEROS))('reads the digits of %s', (_, zero) => {
		const digits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
		expect(toLatinDigits(digits('0123456789'))).toBe('0123456789');
		expect(cleanSigns(digits('10110'))).toBe('10110');
		expect(readPhone(digits('09 951 234 567'), '95')).toEqual({ country: '95', national: '9951234567' });
		expect(readOtp(digits('123 456'))).toBe('123456');
		expect(parseWholeNumber(digits('1,250'))).toBe(1250);
		expect(readTrackingCode(`zl ${digits('12345678')}`)).toEqual({ kind: 'order', code: 'ZL12345678' });
	});

	it.each([
		'\u202a+95 9 951 234 567\u202c',
		'\u2068+95\u00a09\u00a0951\u00a0234\u00a0567\u2069',
		'＋９５（９）９５１－２３４－５６７',
		'\u200e09\u2011951\u2011234\u2011567\u200e',
		'09\u2010951\u2012234\u2013567',
		'09\u2212951\u00ad234\u200b567',
		'၀၉ ၉၅၁ ၂၃၄ ၅၆၇',
		'ဝ၉ ၉၅၁ ၂၃၄ ၅၆၇',
		'+95\u3000(9)\u3000951.234.567',
	])('reads the phone number %j', (typed) => {
		const phone = readPhone(typed, '95');
		expect(phone && phoneKey(phone)).toBe('959951234567');
		expect(readIdentifier(typed)).toEqual({ phone: '959951234567' });
	});

	it.each(['๑๐๑๑๐', '၁၀၁၁၀', '１０１１０', ' 10110\u200e', '101\u00ad10'])(
		'takes %j for a Thai postcode',
		(postcode) => {
			const address: AddressFields = {
				...{
					label: '',
					recipient: 'สมชาย',
					phoneCountry: '66',
					phone: '๐๘๑-๒๓๔-๕๖๗๘',
					country: 'th',
					region: 'bangkok',
				},
				...{ township: 'bangrak', subdistrict: 'silom', postcode, homeNo: '๑๒/๓', street: 'ถนนสีลม', landmark: null },
			} as const;
			expect(addressProblems(address)).toEqual({});
			expect(readAddress(address)).toMatchObject({ postcode: '10110', phone: '081-234-5678', homeNo: '๑๒/๓' });
		},
	);

	it.each([
		['ｍｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mya@example.com'],
		['\u202amya@example.com\u202c', 'mya@example.com'],
		['mya@exam\u00adple.com\u200b', 'mya@example.com'],
		['first\u2011last@example.com', 'first-last@example.com'],
	])('reads the email address %j', (typed, email) => {
		expect(readEmail(typed)).toBe(email);
		expect(readIdentifier(typed)).toEqual({ email });
	});

	it('leaves spaces within an email address for its writer to remove', () => {
		expect(readEmail('a b@example.com')).toBeUndefined();
	});

	it('reads a coupon code with any dash', () => {
		expect(readCouponCode('\u200enew\u2011２０２６ ')).toBe('NEW-2026');
	});
});
