import { describe, expect, it } from 'vitest';
import { SECTION_LIMITS, sectionIdOf, sectionProblems, sectionSlug } from './index.ts';

const section = { name: { mm: 'လုံချည်' }, products: ['1', '2'] };

describe('the own categories of a shop', () => {
	it('need a name in one language', () => {
		expect(sectionProblems([section, { name: {}, products: [] }, { name: { en: ' ' }, products: [] }])).toEqual([
			{ field: 'sections.1.name', problem: 'missing' },
			{ field: 'sections.2.name', problem: 'missing' },
		]);
	});

	it('have limits', () => {
		const long = 'x'.repeat(SECTION_LIMITS.name);
		const many = Array.from({ length: SECTION_LIMITS.products }, (_, i) => String(i));
		expect(sectionProblems([{ name: { en: long }, products: many }])).toEqual([]);
		expect(sectionProblems([{ name: { en: `${long}x` }, products: [...many, 'more'] }])).toEqual([
			{ field: 'sections.0.name.en', problem: 'out_of_range' },
			{ field: 'sections.0.products', problem: 'out_of_range' },
		]);
		const most = Array.from({ length: SECTION_LIMITS.sections }, () => section);
		expect(sectionProblems(most)).toEqual([]);
		expect(sectionProblems([...most, section])).toEqual([{ field: 'sections', problem: 'out_of_range' }]);
	});

	it('hold a product once', () => {
		expect(sectionProblems([{ ...section, products: ['1', '1'] }])).toEqual([
			{ field: 'sections.0.products', problem: 'twice' },
		]);
	});

	it('have addresses of their own', () => {
		expect(sectionIdOf(sectionSlug(12))).toBe(12);
		for (const slug of ['fashion', 'own-0', 'own-', 'own-1x', 'own-1234567890'])
			expect(sectionIdOf(slug)).toBeUndefined();
	});
});
