import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	currentVersion,
	type PageTexts,
	pageLanguage,
	pageLanguages,
	pageProblems,
	pageVersionState,
} from './index.ts';

const texts: PageTexts = {
	title: { en: 'Returns', thai: 'การคืนสินค้า' },
	summary: { en: 'How to return', thai: 'วิธีคืน' },
	markdown: { en: '## How\n\nSend it back.', thai: '## วิธี\n\nส่งคืน' },
};

describe('a page', () => {
	it('is published when each language that has begun is whole', () => {
		expect(pageProblems(texts)).toEqual([]);
		expect(pageProblems({ ...texts, summary: { en: 'How to return' } })).toEqual([
			{ field: 'summary.thai', problem: 'missing' },
		]);
		expect(pageProblems({ ...texts, title: { ...texts.title, thai: 'ก'.repeat(81) } })).toEqual([
			{ field: 'title.thai', problem: 'too_long' },
		]);
		expect(pageProblems({ title: {}, summary: {}, markdown: { en: ' ' } }).map(({ field }) => field)).toEqual([
			...['title', 'summary', 'markdown'],
		]);
	});

	it('falls back to the language of the edition, then to English, then to any', () => {
		expect(pageLanguages(texts)).toEqual(['en', 'thai']);
		expect(pageLanguage(texts, 'thai', 'mm')).toBe('thai');
		expect(pageLanguage(texts, 'mm', 'mm')).toBe('en');
		expect(pageLanguage(texts, 'mm', 'th')).toBe('thai');
		const chinese = { title: { china: '退货' }, summary: { china: '如何退货' }, markdown: { china: '## 退货' } };
		expect(pageLanguage(chinese, 'mm', 'mm')).toBe('china');
		expect(pageLanguage({ title: {}, summary: {}, markdown: {} }, 'en', 'mm')).toBeUndefined();
	});
});

describe('versions of a page', () => {
	const versions = [
		{ number: 1, from: 10, isWithdrawn: false },
		{ number: 2, from: 30, isWithdrawn: false },
		{ number: 3, from: 20, isWithdrawn: true },
		{ number: 4, from: 30, isWithdrawn: false },
	];

	test.each([
		[5, undefined, ['planned', 'planned', 'withdrawn', 'planned']],
		[10, 1, ['current', 'planned', 'withdrawn', 'planned']],
		[25, 1, ['current', 'planned', 'withdrawn', 'planned']],
		[30, 4, ['past', 'past', 'withdrawn', 'current']],
	] as const)('at %d', (now, current, states) => {
		expect(currentVersion(versions, now)?.number).toBe(current);
		expect(versions.map((version) => pageVersionState(version, versions, now))).toEqual(states);
	});

	it('have at most one that holds', () => {
		const version = fc.record({ number: fc.nat(9), from: fc.nat(20), isWithdrawn: fc.boolean() });
		fc.assert(
			fc.property(fc.uniqueArray(version, { selector: ({ number }) => number }), fc.nat(20), (all, now) => {
				const current = all.filter((each) => pageVersionState(each, all, now) === 'current');
				expect(current.length).toBe(all.some(({ from, isWithdrawn }) => !isWithdrawn && from <= now) ? 1 : 0);
			}),
		);
	});
});
