import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrand } from '../brand/index.ts';
import {
	checkSearchText,
	DISCOUNT_STEPS,
	INVALID_SEARCH_PATH,
	isSort,
	normalizeSearchText,
	SEARCH,
	SORTS,
	searchAreaOf,
	searchResultsPath,
	shouldSearch,
} from './index.ts';

const brand = createBrand();
const isValid = (text: string) => checkSearchText(text).kind !== 'invalid';

describe('numbers of search (Specification §5, §9)', () => {
	it('are those of the specification [§9.3] [§9.16]', () => {
		expect(SEARCH).toEqual({
			maxLength: 50,
			minLength: 1,
			debounceMs: 500,
			perPage: 30,
			nameLength: { goods: 45, digital: 90 },
			suggestLength: { goods: 3, digital: 2 },
			dropdownMaxHeight: 300,
			closeDelayMs: 300,
		});
		expect(SORTS).toEqual(['recommended', 'newest', 'price_low_to_high', 'price_high_to_low']);
		expect(DISCOUNT_STEPS).toEqual([10, 20, 50, 70]);
		expect(INVALID_SEARCH_PATH).toBe('/FourNotFive');
	});
});

describe('checkSearchText (Specification §4, §5)', () => {
	it('is valid at 49 and invalid at 50 characters [§4.5] [§5.3]', () => {
		expect(checkSearchText('a'.repeat(49))).toEqual({ kind: 'valid', text: 'a'.repeat(49) });
		expect(checkSearchText('a'.repeat(50))).toEqual({
			kind: 'invalid',
			reason: 'too_long',
			redirectTo: '/FourNotFive',
		});
		expect(isValid('a'.repeat(51))).toBe(false);
	});

	it('counts what the input counts: UTF-16 units as typed', () => {
		expect(isValid('မ'.repeat(49))).toBe(true);
		expect(isValid('မ'.repeat(50))).toBe(false);
		expect(isValid('😀'.repeat(24))).toBe(true);
		expect(isValid('😀'.repeat(25))).toBe(false);
		expect(isValid(' '.repeat(50))).toBe(false);
	});

	it('is invalid exactly from 50 characters on', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
				fc.pre(!/https?:\/\//i.test(text));
				expect(isValid(text)).toBe(text.length < 50);
			}),
		);
	});

	it.each(['http://', 'https://', 'HTTP://', 'HttpS://', 'see http://x.mm', 'shirthttps://'])(
		'refuses the link in %j',
		(text) => {
			expect(checkSearchText(text)).toEqual({ kind: 'invalid', reason: 'link', redirectTo: '/FourNotFive' });
		},
	);

	it('refuses a link anywhere, in any case [§5.3]', () => {
		const around = fc.string({ maxLength: 20 });
		const link = fc
			.tuple(fc.constantFrom('http://', 'https://'), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
			.map(([text, upper]) => Array.from(text, (c, i) => (upper[i] ? c.toUpperCase() : c)).join(''));
		fc.assert(
			fc.property(around, link, around, (before, middle, after) => {
				expect(isValid(before + middle + after)).toBe(false);
			}),
		);
	});

	it.each(['http:/x', 'http', 'https:', 'ftp://x', 'www.zaylat.mm', '://'])('lets %j pass', (text) => {
		expect(isValid(text)).toBe(true);
	});

	it.each(['', ' ', '\t\n', '\u200b\ufeff'])('finds nothing to search for in %j', (text) => {
		expect(checkSearchText(text)).toEqual({ kind: 'empty' });
	});

	it('takes one character as enough (Specification §5, minimum 1) [§5.3]', () => {
		expect(checkSearchText('茶')).toEqual({ kind: 'valid', text: '茶' });
	});
});

describe('shouldSearch [§4.5]', () => {
	it.each([
		['ab', 'goods', false],
		['abc', 'goods', true],
		['a', 'digital', false],
		['ab', 'digital', true],
		['', 'goods', false],
		['', 'digital', false],
		['ab ', 'goods', false],
		['  a  ', 'digital', false],
		['အင်္ကျီ', 'goods', true],
		['手机', 'goods', false],
		['手机壳', 'goods', true],
		['手机', 'digital', true],
		['a'.repeat(49), 'goods', true],
		['a'.repeat(50), 'goods', false],
		['http://a', 'digital', false],
	] as const)('%j in %s: %s', (text, area, expected) => {
		expect(shouldSearch(text, area)).toBe(expected);
	});

	it('never fires for goods where it would not for digital', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
				if (shouldSearch(text, 'goods')) expect(shouldSearch(text, 'digital')).toBe(true);
			}),
		);
	});
});

describe('searchAreaOf [§4.6]', () => {
	it.each([
		['/digitalzaylat', 'digital'],
		['/digitalzaylat/', 'digital'],
		['/DigitalZaylat/Category/games', 'digital'],
		['/digitalzaylat?x=1', 'digital'],
		['/digitalzaylat#top', 'digital'],
		['/', 'goods'],
		['', 'goods'],
		['/Digital/netflix', 'goods'],
		['/digitalzaylats', 'goods'],
		['/Category/digitalzaylat', 'goods'],
		['/search-results?search=/digitalzaylat', 'goods'],
	] as const)('%j is %s', (path, area) => {
		expect(searchAreaOf(path, brand)).toBe(area);
	});
});

describe('normalizeSearchText', () => {
	it.each([
		['  red   shirt ', 'red shirt'],
		['red\u3000shirt\u00a0blue', 'red shirt blue'],
		['ＳＨＩＲＴ１', 'SHIRT1'],
		['cafe\u0301', 'café'],
		['ဥ\u102e', 'ဦ'],
		['a\u200bb\ufeff', 'ab'],
		['wi\u2011fi', 'wi-fi'],
		['a\u0000b', 'a b'],
		['Tea', 'Tea'],
		['a\ud800', 'a\ufffd'],
		['กำ', 'กำ'],
	])('writes %j as %j', (text, expected) => {
		expect(normalizeSearchText(text)).toBe(expected);
	});

	it('changes nothing the second time', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
				const once = normalizeSearchText(text);
				expect(normalizeSearchText(once)).toBe(once);
			}),
		);
	});
});

describe('searchResultsPath (Specification §2)', () => {
	it('leads to the results of the area', () => {
		expect(searchResultsPath('red shirt', 'goods', brand)).toBe('/search-results?search=red%20shirt');
		expect(searchResultsPath('a&b=c#d', 'goods', brand)).toBe('/search-results?search=a%26b%3Dc%23d');
		expect(searchResultsPath('steam', 'digital', brand)).toBe('/digitalzaylat/search-results?search=steam');
	});

	it('carries any text unharmed', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const [, query = ''] = searchResultsPath(text, 'goods', brand).split('?search=');
				expect(decodeURIComponent(query)).toBe(text.toWellFormed());
			}),
		);
	});
});

describe('isSort', () => {
	it('knows the four orders and nothing else', () => {
		expect(SORTS.every(isSort)).toBe(true);
		expect(['', 'price', 'RECOMMENDED', null, undefined, 0].some(isSort)).toBe(false);
	});
});
