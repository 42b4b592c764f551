import { describe, expect, it } from 'vitest';
import { awayUntil, daysToBeBack, MOST_DAYS_AWAY, type ShopDraft, shopProblems, startOfDay } from './index.ts';

/** Half past nine in the evening of the 28th in Yangon, ten in Bangkok. */
const NOW = Date.UTC(2026, 10, 28, 15);

describe('a shop that is away', () => {
	it('is back when a day of its country begins', () => {
		expect(startOfDay('2026-12-06', 'mm')?.toISOString()).toBe('2026-12-05T17:30:00.000Z');
		expect(startOfDay('2026-12-06', 'th')?.toISOString()).toBe('2026-12-05T17:00:00.000Z');
	});

	it.each(['2026-11-31', '2026-13-01', '06.12.2026', ''])('is not back on %j, which is no day', (day) => {
		expect(startOfDay(day, 'mm')).toBeUndefined();
	});

	it('can be back from tomorrow on, by the clocks of its country', () => {
		expect(daysToBeBack(NOW, 'mm').slice(0, 2)).toEqual(['2026-11-29', '2026-11-30']);
		expect(daysToBeBack(NOW, 'mm')).toHaveLength(MOST_DAYS_AWAY);
		expect(daysToBeBack(NOW, 'mm').at(-1)).toBe('2027-01-27');
		// In the last hours of the day of UTC, it is tomorrow there already.
		expect(daysToBeBack(Date.UTC(2026, 10, 28, 18), 'th')[0]).toBe('2026-11-30');
	});

	it('is there again at that moment', () => {
		const back = '2026-12-05T17:30:00.000Z';
		expect(awayUntil(back, Date.parse(back) - 1)?.toISOString()).toBe(back);
		expect(awayUntil(back, Date.parse(back))).toBeUndefined();
		expect(awayUntil(null, NOW)).toBeUndefined();
	});
});

describe('what a seller writes of a shop', () => {
	const draft: ShopDraft = {
		name: { mm: 'အင်းလေးရက်ကန်း' },
		about: {},
		backOn: null,
		services: [{ fee: null, freeFrom: null }],
	};
	const of = (more: Partial<ShopDraft>) => shopProblems({ ...draft, ...more }, { now: NOW, edition: 'mm' });

	it('needs a name in one language, and a service', () => {
		expect(of({})).toEqual([]);
		expect(of({ name: { en: ' ' }, services: [] })).toEqual([
			{ field: 'name', problem: 'missing' },
			{ field: 'services', problem: 'missing' },
		]);
		expect(shopProblems({ ...draft, services: [] }, { now: NOW, edition: 'mm', isDigital: true })).toEqual([]);
	});

	it.each([
		[{ name: { en: 'A' } }, 'name.en'],
		[{ name: { en: 'Ab', mm: 'x'.repeat(61) } }, 'name.mm'],
		[{ about: { thai: 'x'.repeat(2_001) } }, 'about.thai'],
		[{ backOn: '2026-11-28' }, 'backOn'],
		[{ backOn: '2027-01-28' }, 'backOn'],
		[{ services: [{ fee: -1, freeFrom: null }] }, 'services.0.fee'],
		[{ services: [{ fee: 100_000_001, freeFrom: null }] }, 'services.0.fee'],
		[{ services: [{ fee: 1.5, freeFrom: null }] }, 'services.0.fee'],
		[{ services: [{ fee: null, freeFrom: 0 }] }, 'services.0.freeFrom'],
	] as const)('%j is refused', (more, field) => {
		expect(of(more)).toEqual([{ field, problem: 'out_of_range' }]);
	});

	it('takes what is just within the limits', () => {
		const services = [{ fee: 0, freeFrom: 1 }];
		expect(of({ name: { en: 'Ab', mm: 'x'.repeat(60) }, about: { en: 'x'.repeat(2_000) }, services })).toEqual([]);
		expect(of({ backOn: '2026-11-29' })).toEqual([]);
		expect(of({ backOn: '2027-01-27' })).toEqual([]);
	});
});
