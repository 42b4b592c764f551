import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REVIEW, REVIEW_CHANGE_DAYS, reviewChangeEnd, reviewProblems, summariseRatings } from './index.ts';

describe('reviewProblems (Specification §5)', () => {
	it('takes at most 4 images [§1.14] [§5.2] [§9.15]', () => {
		expect(REVIEW.maxImages).toBe(4);
		expect(reviewProblems({ rating: 5, text: '', imageCount: 4 })).toEqual([]);
		expect(reviewProblems({ rating: 5, text: '', imageCount: 5 })).toEqual(['too_many_images']);
	});

	it.each([0, 6, 4.5, Number.NaN])('asks for a rating instead of %d', (rating) => {
		expect(reviewProblems({ rating, text: '', imageCount: 0 })).toEqual(['rating_missing']);
	});

	it.each([1, 5])('takes %d stars', (rating) => {
		expect(reviewProblems({ rating, text: '', imageCount: 0 })).toEqual([]);
	});

	it('takes 2,000 characters and no more', () => {
		expect(reviewProblems({ rating: 5, text: 'a'.repeat(2000), imageCount: 0 })).toEqual([]);
		expect(reviewProblems({ rating: 5, text: 'a'.repeat(2001), imageCount: 0 })).toEqual(['text_too_long']);
	});

	it('names all that is wrong', () => {
		expect(reviewProblems({ rating: 0, text: 'a'.repeat(2001), imageCount: 9 })).toHaveLength(3);
	});
});

it('a review may be changed for 30 days', () => {
	expect(REVIEW_CHANGE_DAYS).toBe(30);
	expect(reviewChangeEnd(5)).toBe(5 + 30 * 86_400_000);
});

describe('summariseRatings', () => {
	it('gives the mean in tenths and a row per rating, five stars first', () => {
		expect(summariseRatings([0, 0, 1, 2, 7])).toEqual({
			count: 10,
			tenths: 46,
			rows: [
				{ stars: 5, count: 7, percent: 70 },
				{ stars: 4, count: 2, percent: 20 },
				{ stars: 3, count: 1, percent: 10 },
				{ stars: 2, count: 0, percent: 0 },
				{ stars: 1, count: 0, percent: 0 },
			],
		});
		expect(summariseRatings([])).toEqual({
			count: 0,
			tenths: 0,
			rows: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percent: 0 })),
		});
	});

	it.each([
		[[0, 0, 0, 3, 1], 43],
		[[1, 0, 0, 0, 0], 10],
		[[1, 1, 1], 20],
		[[0, 0, 0, 19, 1], 41],
		[[0, 0, 0, 39, 1], 40],
	])('rounds the mean of %j half up to %d tenths', (counts, tenths) => {
		expect(summariseRatings(counts).tenths).toBe(tenths);
	});

	it('gives each row its share in whole percent', () => {
		expect(summariseRatings([1, 0, 0, 0, 2]).rows.map(({ percent }) => percent)).toEqual([67, 0, 0, 0, 33]);
	});

	it('stays between one and five stars', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 }), (counts) => {
				const { count, tenths } = summariseRatings(counts);
				if (count > 0) expect(tenths >= 10 && tenths <= 50).toBe(true);
			}),
		);
	});
});
