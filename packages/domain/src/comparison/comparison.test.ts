import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedProduct, comparedIds, MOST_COMPARED, toggleCompared } from './index.ts';

const phone = (id: string): ComparedProduct => ({ id, group: 'phones' });
const FULL = ['1', '2', '3', '4'].map(phone);

describe('the products of a comparison', () => {
	it('are at most four, in the order in which they were chosen', () => {
		expect(toggleCompared(FULL.slice(0, 3), phone('4'))).toEqual({ chosen: FULL });
		expect(toggleCompared(FULL, phone('5'))).toEqual({ refusal: 'full' });
	});

	it('are of one group', () => {
		expect(toggleCompared([phone('1')], { id: '9', group: 'rice' })).toEqual({ refusal: 'other_group' });
		expect(toggleCompared(FULL, { id: '9', group: 'rice' })).toEqual({ refusal: 'other_group' });
	});

	it('leave it at the second press, also when it is full', () => {
		expect(toggleCompared(FULL, phone('2'))).toEqual({ chosen: ['1', '3', '4'].map(phone) });
	});

	it('are each once, of one group and at most four, whatever is pressed', () => {
		const press = fc.record({ id: fc.constantFrom(...'abcdefg'), group: fc.constantFrom('x', 'y') });
		fc.assert(
			fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
				let chosen: readonly ComparedProduct[] = [];
				for (const each of presses) {
					const change = toggleCompared(chosen, each);
					if ('chosen' in change) {
						expect(Math.abs(change.chosen.length - chosen.length)).toBe(1);
						chosen = change.chosen;
					}
				}
				expect(chosen.length).toBeLessThanOrEqual(MOST_COMPARED);
				expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
				expect(new Set(chosen.map(({ group }) => group)).size).toBeLessThanOrEqual(1);
			}),
		);
	});

	it('are read from an address, whatever it says', () => {
		expect(comparedIds(['1', '2', '1', 'a b', '', '<x>', '3', '4', '5'])).toEqual(['1', '2', '3', '4']);
		fc.assert(
			fc.property(fc.array(fc.string()), (values) => {
				const ids = comparedIds(values);
				expect(comparedIds(ids)).toEqual(ids);
				expect(ids.length).toBeLessThanOrEqual(MOST_COMPARED);
			}),
		);
	});
});
