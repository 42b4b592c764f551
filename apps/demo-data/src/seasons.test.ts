import { describe, expect, it } from 'vitest';
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
