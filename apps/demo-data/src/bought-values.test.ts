import { describe, expect, it } from 'vitest';
import { boughtValues } from './reviews.ts';

const words = { en: '', mm: '', thai: '', china: '' };
const value = (key: string, isPictured = false) => ({
	...{ key, name: words, swatch: null },
	...(isPictured && { pictureKeys: [`shirt_own_whole_${key}`] }),
});
const SIZE = { key: 'size', name: words, values: ['s', 'm', 'l'].map((key) => value(key)) };
const COLOUR = { key: 'colour', name: words, values: ['red', 'blue'].map((key) => value(key, true)) };

describe('what the buyers of a product chose', () => {
	it('is a value of each option, in turn', () => {
		const chosen = [0, 1, 2, 3].map((turn) => boughtValues([SIZE, COLOUR], turn));
		expect(chosen).toEqual([
			['s', 'red'],
			['m', 'blue'],
			['l', 'red'],
			['s', 'blue'],
		]);
	});
	it('is in the colour that the photographs of the same buyer show, also as a second option', () => {
		for (const turn of [0, 1, 2, 3, 4]) {
			const [colour] = boughtValues([COLOUR, SIZE], turn);
			expect(boughtValues([SIZE, COLOUR], turn)[1]).toBe(colour);
		}
	});
	it('is nothing of a product without a choice', () => {
		expect(boughtValues([], 3)).toEqual([]);
	});
});
