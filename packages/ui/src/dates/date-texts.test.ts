import { describe, expect, it } from 'vitest';
import { dateTexts } from './date-texts.ts';
import { addTo, clampDate, isInside, monthOf, weeksOf } from './iso-date.ts';

describe('dateTexts', () => {
	it.each([
		['en-GB', '21', 'November 2026', '21 November 2026', 'Saturday 21 November 2026'],
		['th', '21', 'พฤศจิกายน 2569', '21 พฤศจิกายน 2569', 'วันเสาร์ 21 พฤศจิกายน 2569'],
		['zh-Hans', '21', '2026年11月', '2026年11月21日', '2026年11月21日 星期六'],
		['my', '၂၁', 'နိုဝင်ဘာ ၂၀၂၆', 'နိုဝင်ဘာ ၂၁၊ ၂၀၂၆', 'စနေနေ့၊ နိုဝင်ဘာ ၂၁၊ ၂၀၂၆'],
	])('writes dates in %s', (locale, day, month, date, fullDate) => {
		const texts = dateTexts(locale);
		const written = [texts.day, texts.month, texts.date, texts.fullDate].map((write) => write('2026-11-21'));
		expect(written).toEqual([day, month, date, fullDate]);
	});

	it.each([
		['2026-11-21', '2026-11-21', 'နိုဝင်ဘာ ၂၁၊ ၂၀၂၆'],
		['2026-11-21', '2026-11-24', 'နိုဝင်ဘာ ၂၁–၂၄၊ ၂၀၂၆'],
		['2026-11-21', '2026-12-01', 'နိုဝင်ဘာ ၂၁ – ဒီဇင်ဘာ ၁၊ ၂၀၂၆'],
		['2026-12-31', '2027-01-01', 'ဒီဇင်ဘာ ၃၁၊ ၂၀၂၆ – ဇန်နဝါရီ ၁၊ ၂၀၂၇'],
	])('writes what both ends of %s to %s share once in Burmese', (start, end, text) => {
		expect(dateTexts('my').range(start, end)).toBe(text);
	});

	it.each([
		['2026-11-21', '2026-11-21', '2026年11月21日'],
		['2026-11-21', '2026-11-24', '2026年11月21日至24日'],
		['2026-11-21', '2026-12-02', '2026年11月21日至12月2日'],
		['2026-12-31', '2027-01-01', '2026年12月31日至2027年1月1日'],
	])('writes what both ends of %s to %s share once in Chinese', (start, end, text) => {
		expect(dateTexts('zh-Hans').range(start, end)).toBe(text);
	});

	it('writes ranges of the Buddhist era in Thai', () => {
		expect(dateTexts('th').range('2026-11-21', '2026-11-24')).toContain('2569');
	});

	it('keeps Gregorian months where the locale has another calendar', () => {
		expect(dateTexts('fa').month('2026-11-21')).toContain('نوامبر');
	});

	it.each([
		['en-US', 'Sunday'],
		['en-GB', 'Monday'],
		['th', 'วันอาทิตย์'],
		['my', 'တနင်္ဂနွေ'],
		['zh-Hans', '星期一'],
	])('starts the week of %s with %s', (locale, first) => {
		const { weekdays } = dateTexts(locale);
		expect(weekdays).toHaveLength(7);
		expect(weekdays[0]?.long).toBe(first);
	});
});

it('abbreviates all days of a week in the same way', () => {
	expect(dateTexts('en-GB').weekdays.map(({ short }) => short)).toEqual([
		'Mon',
		'Tue',
		'Wed',
		'Thu',
		'Fri',
		'Sat',
		'Sun',
	]);
	expect(dateTexts('th').weekdays.map(({ short }) => short)).toEqual(['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส']);
	expect(dateTexts('my').weekdays.map(({ short }) => short)).toEqual(['နွေ', 'လာ', 'ဂါ', 'ဟူး', 'တေး', 'ကြာ', 'နေ']);
});

describe('weeksOf', () => {
	it('places the days below their weekday', () => {
		const weeks = weeksOf('2026-11-21', 'en-GB');
		expect(weeks).toHaveLength(6);
		expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
		expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
		expect(weeksOf('2026-11-21', 'en-US')[0]?.[0]).toBe('2026-11-01');
	});
});

describe('days', () => {
	it('are added within the length of months', () => {
		expect(addTo('2026-01-31', { months: 1 })).toBe('2026-02-28');
		expect(addTo('2028-02-29', { years: 1 })).toBe('2029-02-28');
		expect(monthOf('2026-11-21')).toBe('2026-11-01');
	});

	it('are limited on both sides', () => {
		const limits = { min: '2026-11-10', max: '2026-11-20' };
		expect(clampDate('2026-11-01', limits)).toBe('2026-11-10');
		expect(clampDate('2026-12-01', limits)).toBe('2026-11-20');
		expect(isInside('2026-11-20', limits)).toBe(true);
		expect(isInside('2026-11-21', limits)).toBe(false);
		expect(isInside('1990-01-01', {})).toBe(true);
	});
});
