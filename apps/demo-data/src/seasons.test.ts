import { describe, expect, it } from 'vitest';
import { bannersOf } from './banners.ts';
import { couponsAt } from './coupons.ts';
import { seasonAt, seasonsAround } from './seasons.ts';

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

describe('seasons follow the calendar', () => {
	it.each([
		['mm', '2026-04-13', 'thingyan'],
		['th', '2026-04-14', 'songkran'],
		['mm', '2026-08-01', 'rains'],
		['mm', '2026-10-20', 'thadingyut'],
		['mm', '2026-11-24', 'tazaungdaing'],
		['th', '2026-11-25', 'loy-krathong'],
		['th', '2026-12-31', 'new-year'],
		['mm', '2027-01-03', 'new-year'],
		// Between two seasons the next one is prepared.
		['th', '2027-02-10', 'songkran'],
		['th', '2026-10-10', 'loy-krathong'],
	] as const)('%s on %s: %s', (edition, date, key) => {
		expect(seasonAt(edition, noon(date)).key).toBe(key);
	});

	it.each(['mm', 'th'] as const)('%s: each has an end, and none begins before the one before has ended', (edition) => {
		const seasons = seasonsAround(edition, noon('2026-06-15'));
		for (const [i, { startsAt, endsAt }] of seasons.entries()) {
			expect(endsAt).toBeGreaterThan(startsAt);
			expect(startsAt).toBeGreaterThan(seasons[i - 1]?.endsAt ?? 0);
		}
	});

	it('days are those of the edition: the new year sale ends with 5 January in Bangkok', () => {
		expect(new Date(seasonAt('th', noon('2027-01-02')).endsAt).toISOString()).toBe('2027-01-05T16:59:59.999Z');
	});
});

describe('Burmese words of banners', () => {
	// Browsers break lines within these words, at the ends of syllables; a word joiner (U+2060) prevents it.
	it.each([
		['ကြည့်ရန်', /ကြည့်ရန်/],
		['ပွဲတော်', /ပွဲတော်/],
		['မီးပွဲတော်', /မီးပွဲ/],
	])('%s is kept in one line', (word, apart) => {
		const banners = Array.from({ length: 53 }, (_, week) => Date.UTC(2026, 0, 1 + week * 7, 12)).flatMap((now) =>
			(['mm', 'th'] as const).flatMap((edition) => bannersOf(edition, now)),
		);
		const said = banners.flatMap(({ title, text, action }) => [title[1], text[1], action[1]]);
		expect(said.some((each) => each.replaceAll('\u2060', '').includes(word))).toBe(true);
		expect(said.filter((each) => apart.test(each))).toEqual([]);
	});
});

describe('sales of a season end with it', () => {
	const DAYS = Array.from({ length: 53 }, (_, week) => Date.UTC(2026, 0, 1 + week * 7, 12));

	it.each(['mm', 'th'] as const)('%s: on every day the first banner is of a season that has not ended', (edition) => {
		for (const now of DAYS) {
			const [banner] = bannersOf(edition, now);
			const season = seasonAt(edition, now);
			expect(season.endsAt).toBeGreaterThan(now);
			expect(banner?.id).toBe(season.key);
			expect(banner?.text[0]).toMatch(/, until [A-Z][a-z]+ \d+$/);
			expect(banner?.text[2]).toMatch(/ ถึง \d+ \S+$/);
		}
	});

	it.each(['mm', 'th'] as const)('%s: a coupon has an end, and the year of its season', (edition) => {
		for (const now of DAYS) {
			for (const { code, startsAt, endsAt } of couponsAt(edition, now)) {
				expect(endsAt.getTime(), code).toBeGreaterThan(startsAt.getTime());
				if (code === 'THINGYAN25') expect(endsAt.getTime()).toBeLessThan(now);
				if (!code.startsWith('NEWYEAR')) continue;
				expect(startsAt.getTime()).toBeGreaterThan(now);
				expect(code).toBe(`NEWYEAR-${endsAt.getUTCFullYear()}`);
			}
		}
		const codes = couponsAt(edition, noon('2026-11-21')).map(({ code }) => code);
		expect(codes).toContain('NEWYEAR-2027');
		expect(new Set(codes).size).toBe(codes.length);
	});
});
