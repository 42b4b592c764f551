import { describe, expect, it } from 'vitest';
import { pageSlots } from './page-slots.ts';

const text = (page: number, pageCount: number) =>
	pageSlots(page, pageCount)
		.map((slot) => (typeof slot === 'number' ? slot : '…'))
		.join(' ');

describe('pageSlots', () => {
	it.each([
		[1, 1, '1'],
		[2, 7, '1 2 3 4 5 6 7'],
		[1, 8, '1 2 3 4 5 … 8'],
		[4, 8, '1 2 3 4 5 … 8'],
		[5, 8, '1 … 4 5 6 7 8'],
		[5, 9, '1 … 4 5 6 … 9'],
		[12, 24, '1 … 11 12 13 … 24'],
		[21, 24, '1 … 20 21 22 23 24'],
		[24, 24, '1 … 20 21 22 23 24'],
	])('at %d of %d: %s', (page, pageCount, expected) => {
		expect(text(page, pageCount)).toBe(expected);
	});

	it('always holds the page, in seven slots, each once', () => {
		for (let count = 8; count < 30; count++) {
			for (let page = 1; page <= count; page++) {
				const slots = pageSlots(page, count);
				expect(slots).toContain(page);
				expect(new Set(slots).size).toBe(7);
			}
		}
	});
});
