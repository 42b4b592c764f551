import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../languages/index.ts';
import { formatDate, formatDateRange, formatTime, isDayOver } from './index.ts';

const NOON = '2026-11-24T05:30:00Z';
const LANGUAGES: readonly Language[] = ['en', 'mm', 'thai', 'china'];
const YANGON = 'Asia/Yangon';

describe('formatDate (Specification §9: short month, day, year) [§9.14]', () => {
	it.each<[Language, string, string]>([
		['en', 'Nov 24, 2026', 'Nov 24'],
		['mm', 'နိုဝင်ဘာ ၂၄၊ ၂၀၂၆', 'နိုဝင်ဘာ ၂၄'],
		['thai', '24 พ.ย. 2569', '24 พ.ย.'],
		['china', '2026年11月24日', '11月24日'],
	])('%s: %s', (language, full, short) => {
		expect(formatDate(NOON, language, YANGON)).toBe(full);
		expect(formatDate(NOON, language, YANGON, { isYearShown: false })).toBe(short);
	});

	it('takes a Date, milliseconds or an ISO text', () => {
		expect(formatDate(new Date(NOON), 'en', YANGON)).toBe('Nov 24, 2026');
		expect(formatDate(Date.parse(NOON), 'en', YANGON)).toBe('Nov 24, 2026');
	});

	it('is the day of the time zone', () => {
		const evening = '2026-12-31T17:15:00Z';
		expect(formatDate(evening, 'en', 'UTC')).toBe('Dec 31, 2026');
		expect(formatDate(evening, 'en', 'Asia/Bangkok')).toBe('Jan 1, 2027');
		expect(formatDate(evening, 'en', YANGON)).toBe('Dec 31, 2026');
		expect(formatDate('2026-12-31T17:30:00Z', 'en', YANGON)).toBe('Jan 1, 2027');
		expect(formatDate(evening, 'thai', 'Asia/Bangkok')).toBe('1 ม.ค. 2570');
	});

	it('refuses what is no date and no time zone', () => {
		expect(() => formatDate('soon', 'en', YANGON)).toThrow(RangeError);
		expect(() => formatDate(NOON, 'en', 'Mars/Base')).toThrow(RangeError);
	});

	it('writes every month as the language’s own locale data do', () => {
		for (let month = 0; month < 12; month++) {
			const date = Date.UTC(2026, month, 9);
			const by = (tag: string) =>
				new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(date);
			// Short Burmese month names are also other words; whole names are used instead.
			const burmeseMonth = new Intl.DateTimeFormat('my', { timeZone: 'UTC', month: 'long' }).format(date);
			expect(formatDate(date, 'en', 'UTC')).toBe(by('en-US'));
			expect(formatDate(date, 'thai', 'UTC')).toBe(by('th-TH-u-ca-buddhist-nu-latn'));
			expect(formatDate(date, 'china', 'UTC')).toBe(by('zh-Hans'));
			expect(formatDate(date, 'mm', 'UTC')).toBe(`${burmeseMonth} ၉၊ ၂၀၂၆`);
		}
	});
});

describe('formatDateRange', () => {
	it.each<[string, string, Language, string, string]>([
		['2026-11-24', '2026-11-28', 'en', 'Nov 24–28, 2026', 'Nov 24–28'],
		['2026-11-24', '2026-11-28', 'mm', 'နိုဝင်ဘာ ၂၄–၂၈၊ ၂၀၂၆', 'နိုဝင်ဘာ ၂၄–၂၈'],
		['2026-11-24', '2026-11-28', 'thai', '24–28 พ.ย. 2569', '24–28 พ.ย.'],
		['2026-11-24', '2026-11-28', 'china', '2026年11月24日至28日', '11月24日至28日'],
		['2026-11-28', '2026-12-02', 'en', 'Nov 28 – Dec 2, 2026', 'Nov 28 – Dec 2'],
		['2026-11-28', '2026-12-02', 'mm', 'နိုဝင်ဘာ ၂၈ – ဒီဇင်ဘာ ၂၊ ၂၀၂၆', 'နိုဝင်ဘာ ၂၈ – ဒီဇင်ဘာ ၂'],
		['2026-11-28', '2026-12-02', 'thai', '28 พ.ย. – 2 ธ.ค. 2569', '28 พ.ย. – 2 ธ.ค.'],
		['2026-11-28', '2026-12-02', 'china', '2026年11月28日至12月2日', '11月28日至12月2日'],
		['2026-12-29', '2027-01-02', 'en', 'Dec 29, 2026 – Jan 2, 2027', 'Dec 29, 2026 – Jan 2, 2027'],
		['2026-12-29', '2027-01-02', 'china', '2026年12月29日至2027年1月2日', '2026年12月29日至2027年1月2日'],
		['2026-11-24', '2026-11-24', 'en', 'Nov 24, 2026', 'Nov 24'],
		['2026-11-24', '2027-11-24', 'en', 'Nov 24, 2026 – Nov 24, 2027', 'Nov 24, 2026 – Nov 24, 2027'],
	])('%s to %s in %s: %s', (from, to, language, full, short) => {
		expect(formatDateRange(from, to, language, 'UTC')).toBe(full);
		expect(formatDateRange(from, to, language, 'UTC', { isYearShown: false })).toBe(short);
	});

	it('is the date itself when both ends are one day', () => {
		const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
		fc.assert(
			fc.property(dates, fc.constantFrom(...LANGUAGES), (date, language) => {
				expect(formatDateRange(date, date, language, YANGON)).toBe(formatDate(date, language, YANGON));
			}),
		);
	});
});

describe('formatTime', () => {
	it.each<[string, Language, string, string]>([
		['2026-11-24T05:30:00Z', 'en', YANGON, '12:00'],
		['2026-11-24T07:35:00Z', 'mm', YANGON, '၁၄:၀၅'],
		['2026-11-24T07:35:00Z', 'thai', 'Asia/Bangkok', '14:35'],
		['2026-11-24T17:30:00Z', 'china', YANGON, '00:00'],
	])('%s in %s and %s: %s', (date, language, timeZone, text) => {
		expect(formatTime(date, language, timeZone)).toBe(text);
	});

	it('refuses what is no date', () => {
		expect(() => formatTime('soon', 'en', YANGON)).toThrow(new RangeError('Invalid date'));
	});
});

describe('isDayOver', () => {
	it.each([
		['2026-11-28T10:00:00Z', '2026-11-28T17:29:59Z', false],
		['2026-11-28T10:00:00Z', '2026-11-28T17:30:00Z', true],
		['2026-11-28T10:00:00Z', '2026-11-27T00:00:00Z', false],
		['2026-12-31T10:00:00Z', '2027-01-01T10:00:00Z', true],
		['2026-01-31T10:00:00Z', '2026-02-01T10:00:00Z', true],
		['2027-01-01T10:00:00Z', '2026-12-31T10:00:00Z', false],
		['2026-03-01T10:00:00Z', '2026-02-28T10:00:00Z', false],
	])('the day of %s at %s in Yangon: %s', (date, now, isOver) => {
		expect(isDayOver(date, now, YANGON)).toBe(isOver);
	});
});

describe('days and times of both editions', () => {
	it.each([YANGON, 'Asia/Bangkok'])('agree with the time zone database: %s', (timeZone) => {
		const intl = new Intl.DateTimeFormat('en-US', {
			timeZone,
			...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
		});
		const between = { min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
		fc.assert(
			fc.property(fc.date(between), (date) => {
				const written = `${formatDate(date, 'en', timeZone)}, ${formatTime(date, 'en', timeZone)}`;
				expect(written).toBe(intl.format(date));
			}),
		);
	});

	it('need no zone with a fixed distance from UTC', () => {
		expect(formatDate('2026-07-01T23:30:00Z', 'en', 'Europe/Berlin')).toBe('Jul 2, 2026');
		expect(formatTime('2026-01-01T23:30:00Z', 'en', 'Europe/Berlin')).toBe('00:30');
	});
});
