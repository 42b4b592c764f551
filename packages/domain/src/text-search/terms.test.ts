import { describe, expect, it } from 'vitest';
import { FIELDS, fieldOfTerm, fieldsOfUnit, indexTerms, numberOfUnit, termsOfUnit, unitOfTerm } from './index.ts';

describe('the terms of a unit', () => {
	it('stay the same numbers, since indexes keep them', () => {
		expect(numberOfUnit('stem:rice')).toBe(121832808);
	});
	it('are one for each field', () => {
		expect(fieldsOfUnit('word:ชา')).toEqual(FIELDS);
		expect(termsOfUnit('word:ชา').map(fieldOfTerm)).toEqual(FIELDS);
		expect(new Set(termsOfUnit('word:ชา').map(unitOfTerm))).toEqual(new Set([numberOfUnit('word:ชา')]));
	});
	it('are none of a description for a part of a word', () => {
		expect(fieldsOfUnit('gram:ชา')).toEqual(FIELDS.filter((field) => field !== 'description'));
		expect(termsOfUnit('gram:ชา').map(fieldOfTerm)).not.toContain('description');
	});
});

describe('a product without texts', () => {
	it('has no terms and no words', () => {
		expect(indexTerms({})).toEqual({ terms: [], words: [] });
	});
});
