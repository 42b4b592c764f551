import { describe, expect, test } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';
import { gramsOf, readParcel } from './parcel-search.ts';
import { placeOf } from './place-value.ts';
import { postOfficeFilter, postOfficePath, readPostOfficeSearch } from './post-office-search.ts';

describe('places', () => {
	test.each([
		['mm-yangon', { kind: 'region', country: 'mm', id: 'mm-yangon' }],
		['th-bangkok', { kind: 'region', country: 'th', id: 'th-bangkok' }],
		['th', { kind: 'country', country: 'th' }],
		['mala', { kind: 'country', country: 'mala' }],
		['mars', undefined],
		['mm-<b>', undefined],
		[null, undefined],
	])('%s', (value, place) => {
		expect(placeOf(value)).toEqual(place);
	});
});

describe('a search for post offices', () => {
	const read = (query: string) => readPostOfficeSearch(new URLSearchParams(query), 'mm');

	test('is of the edition’s country unless the address says otherwise', () => {
		expect(postOfficeFilter(read(''))).toEqual({
			search: undefined,
			country: 'mm',
			region: undefined,
			cursor: undefined,
		});
		expect(postOfficeFilter(read('in=th&search=%20rak%20'))).toMatchObject({ country: 'th', search: 'rak' });
		expect(postOfficeFilter(read('in=th-bangkok'))).toMatchObject({ country: 'th', region: 'th-bangkok' });
		expect(postOfficeFilter(read('in=jp'))).toMatchObject({ country: 'mm', region: undefined });
	});

	test('is written as it is read', () => {
		const path = postOfficePath({ text: 'rak & co', place: 'th-bangkok', cursor: 'after-30' });
		expect(readPostOfficeSearch(new URL(path, 'https://x.test').searchParams, 'mm')).toMatchObject({
			text: 'rak & co',
			place: 'th-bangkok',
			cursor: 'after-30',
		});
	});
});

describe('opening hours', () => {
	test('of several days', () => {
		expect(readOpeningHours('Mo-Fr 08:30-16:30; Sa 09:00-12:00')).toEqual([
			{ from: 'Mo', to: 'Fr', times: '08:30–16:30' },
			{ from: 'Sa', times: '09:00–12:00' },
		]);
		expect(readOpeningHours('Mo 09:00-12:00,13:00-16:00')).toEqual([{ from: 'Mo', times: '09:00–12:00, 13:00–16:00' }]);
	});

	test.each(['', '24/7', 'Mo-Xx 09:00-12:00', 'PH off'])('"%s" is not understood', (text) => {
		expect(readOpeningHours(text)).toBeUndefined();
	});
});

describe('a parcel', () => {
	test.each([
		['1', 1000],
		['1.5', 1500],
		['0,25', 250],
		['၁.၅', 1500],
		[' 1000 ', 1_000_000],
		['0.001', 1],
	])('of "%s" kg weighs %d g', (text, grams) => {
		expect(gramsOf(text)).toBe(grams);
	});

	test.each(['', '0', '0.0001', '1000.001', '-1', 'two', '1e3', '1 000'])('"%s" is no weight', (text) => {
		expect(gramsOf(text)).toBeUndefined();
	});

	test('is asked for when two places and a weight are there', () => {
		const read = (query: string) => readParcel(new URLSearchParams(query), 'th').parcel;
		expect(read('from=th-bangkok&to=mm-yangon&kg=2')).toEqual({ from: 'th-bangkok', to: 'mm-yangon', grams: 2000 });
		expect(read('from=th-bangkok&to=jp&kg=2')).toEqual({ from: 'th-bangkok', to: { country: 'jp' }, grams: 2000 });
		expect(read('from=jp&to=th-bangkok&kg=2')).toBeUndefined();
		expect(read('from=th-bangkok&kg=2')).toBeUndefined();
		expect(read('from=th-bangkok&to=jp')).toBeUndefined();
	});

	test('tells which field is wrong, once something was asked for', () => {
		const wrong = (query: string) => readParcel(new URLSearchParams(query), 'mm').wrong;
		expect(wrong('')).toEqual([]);
		expect(wrong('from=mm-yangon&to=&kg=x')).toEqual(['to', 'kg']);
		expect(wrong('from=mars&to=th&kg=1')).toEqual(['from', 'to']);
	});
});
