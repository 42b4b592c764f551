import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS_LIMITS, variantCombinations } from './index.ts';

describe('variantCombinations', () => {
	it('takes a value of each option, the last one changes first', () => {
		expect(
			variantCombinations([
				['red', 'blue'],
				['s', 'm'],
			]),
		).toEqual([
			['red', 's'],
			['red', 'm'],
			['blue', 's'],
			['blue', 'm'],
		]);
		expect(variantCombinations([])).toEqual([[]]);
		expect(variantCombinations([['red'], []])).toEqual([]);
	});

	it('makes one more than a product may have at the most, each once', () => {
		const most = GOODS_LIMITS.variants.max + 1;
		const options = fc.array(fc.uniqueArray(fc.string(), { maxLength: 30 }), { maxLength: 3 });
		fc.assert(
			fc.property(options, (each) => {
				const made = variantCombinations(each);
				expect(made.length).toBe(
					Math.min(
						most,
						each.reduce((product, values) => product * values.length, 1),
					),
				);
				expect(new Set(made.map((values) => JSON.stringify(values))).size).toBe(made.length);
			}),
		);
	});
});
