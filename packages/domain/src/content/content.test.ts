import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	arranged,
	type BannerDraft,
	bannerProblems,
	contentState,
	homeSectionProblems,
	isShopPath,
	isShown,
	localTime,
	missingLanguages,
	nextContentChange,
	readLocalTime,
} from './index.ts';

const always = { isDraft: false, startsAt: null, endsAt: null, languages: [] } as const;

describe('when content is shown', () => {
	test.each([
		['a draft', { isDraft: true, startsAt: null, endsAt: null }, 'draft'],
		['a draft whose time is over', { isDraft: true, startsAt: null, endsAt: 5 }, 'draft'],
		['before its start', { isDraft: false, startsAt: 11, endsAt: 20 }, 'planned'],
		['at its start', { isDraft: false, startsAt: 10, endsAt: 20 }, 'shown'],
		['without an end', { isDraft: false, startsAt: 1, endsAt: null }, 'shown'],
		['before its end', { isDraft: false, startsAt: null, endsAt: 11 }, 'shown'],
		['at its end', { isDraft: false, startsAt: null, endsAt: 10 }, 'ended'],
	] as const)('%s', (_, time, state) => {
		expect(contentState(time, 10)).toBe(state);
		expect(isShown({ ...time, languages: [] }, { now: 10, language: 'mm' })).toBe(state === 'shown');
	});

	it('is in the languages that are named, and a preview has drafts', () => {
		const thai = { ...always, languages: ['thai'] } as const;
		expect(isShown(thai, { now: 1, language: 'thai' })).toBe(true);
		expect(isShown(thai, { now: 1, language: 'en' })).toBe(false);
		const draft = { ...always, isDraft: true };
		expect(isShown(draft, { now: 1, language: 'en' })).toBe(false);
		expect(isShown(draft, { now: 1, language: 'en', withDrafts: true })).toBe(true);
		expect(isShown({ ...draft, endsAt: 1 }, { now: 1, language: 'en', withDrafts: true })).toBe(false);
	});

	it('changes next when the first of them begins or ends', () => {
		const contents = [
			{ ...always, startsAt: 30, endsAt: 90 },
			{ ...always, startsAt: 5, endsAt: 40 },
			{ ...always, isDraft: true, startsAt: 15 },
		];
		expect([0, 5, 30, 40, 90].map((now) => nextContentChange(contents, now))).toEqual([5, 30, 40, 90, undefined]);
	});

	it('does not change before the moment that is said', () => {
		const moment = fc.option(fc.integer({ min: 0, max: 50 }));
		const content = fc.record({ isDraft: fc.boolean(), startsAt: moment, endsAt: moment });
		fc.assert(
			fc.property(fc.array(content), fc.integer({ min: 0, max: 50 }), (contents, now) => {
				const next = nextContentChange(contents, now) ?? 60;
				const states = (at: number) => contents.map((each) => contentState(each, at));
				for (let at = now; at < next; at += 1) expect(states(at)).toEqual(states(now));
			}),
		);
	});
});

describe('times by the clock of an edition', () => {
	it('are read and written again', () => {
		expect(readLocalTime('2026-12-06T09:30', 'mm')).toBe(Date.UTC(2026, 11, 6, 3, 0));
		expect(readLocalTime('2026-12-06T09:30', 'th')).toBe(Date.UTC(2026, 11, 6, 2, 30));
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 60_000_000 }),
				fc.constantFrom('mm' as const, 'th' as const),
				(minute, edition) => {
					const at = minute * 60_000;
					expect(readLocalTime(localTime(at, edition), edition)).toBe(at);
				},
			),
		);
	});

	test.each(['', '2026-12-06', '2026-02-30T10:00', '2026-12-06T24:00', '2026-12-06T10:60', 'soon'])(
		'%j is none',
		(text) => {
			expect(readLocalTime(text, 'mm')).toBeUndefined();
		},
	);
});

describe('a banner', () => {
	const banner: BannerDraft = {
		...always,
		title: { en: 'Tea' },
		text: {},
		action: { en: 'See all' },
		alt: {},
		...{ to: '/category/tea', pictures: 1, tint: 1 },
	};

	it('needs a title, a link with words, and a picture; a draft only a title', () => {
		expect(bannerProblems(banner)).toEqual([]);
		const empty = { ...banner, title: {}, action: { en: ' ' }, to: '', pictures: 0 };
		expect(bannerProblems(empty)).toEqual(
			['title', 'action', 'to', 'pictures'].map((field) => ({ field, problem: 'missing' })),
		);
		expect(bannerProblems({ ...empty, isDraft: true })).toEqual([{ field: 'title', problem: 'missing' }]);
	});

	it('names the language of a text that is too long or too short', () => {
		expect(bannerProblems({ ...banner, title: { en: 'T', mm: 'က'.repeat(61) } })).toEqual([
			{ field: 'title.mm', problem: 'too_long' },
			{ field: 'title.en', problem: 'too_short' },
		]);
	});

	it('ends after it begins', () => {
		const problem = [{ field: 'endsAt', problem: 'ends_before_start' }];
		expect(bannerProblems({ ...banner, startsAt: 5, endsAt: 5 })).toEqual(problem);
		expect(bannerProblems({ ...banner, startsAt: 5, endsAt: 6 })).toEqual([]);
	});

	test.each([
		['/search?sort=newest', true],
		['/', true],
		['//evil.example', false],
		['/\\evil.example', false],
		['https://evil.example', false],
		['javascript:alert(1)', false],
		['/a b', false],
		['category', false],
	])('leads within the shop: %j %s', (to, isOne) => {
		expect(isShopPath(to)).toBe(isOne);
		expect(bannerProblems({ ...banner, to })).toEqual(isOne ? [] : [{ field: 'to', problem: 'no_path' }]);
	});

	it('tells the languages that others stand in for', () => {
		expect(missingLanguages({ en: 'Tea', mm: ' ' }, [])).toEqual(['mm', 'thai', 'china']);
		expect(missingLanguages({ en: 'Tea' }, ['en', 'thai'])).toEqual(['thai']);
	});
});

describe('a section', () => {
	const section = { ...always, kind: 'newest', title: {}, collection: null } as const;

	it('that the market fills is there once, and a hand-picked one names its collection', () => {
		expect(homeSectionProblems(section, ['offers'])).toEqual([]);
		expect(homeSectionProblems(section, ['newest'])).toEqual([{ field: 'kind', problem: 'taken' }]);
		const picked = { ...section, kind: 'collection' } as const;
		expect(homeSectionProblems(picked, ['collection'])).toEqual([{ field: 'collection', problem: 'missing' }]);
		expect(homeSectionProblems({ ...picked, collection: 7 }, ['collection'])).toEqual([]);
	});

	it('is arranged by a list that names each once', () => {
		const items = [{ id: 'a' }, { id: 'b' }];
		expect(arranged(items, ['b', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }]);
		for (const ids of [['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'c']]) expect(arranged(items, ids)).toBeUndefined();
	});
});
