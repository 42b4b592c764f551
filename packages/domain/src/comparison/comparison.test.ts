import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedProduct, comparedIds, factRows, MOST_COMPARED, tellingRows, toggleCompared } from './index.ts';

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

const fact = (key: string, value: string) => ({ key, name: key.toUpperCase(), value });

describe('facts side by side', () => {
	const one = [fact('brand', 'Nuvo'), fact('screen', '6.7"'), fact('battery', '5,000 mAh')];
	const two = [fact('brand', 'Nuvo'), fact('screen', '6.1"'), fact('chip', 'A15'), fact('battery', '5,000 mAh')];

	it('have a row for each attribute, in the order of the products', () => {
		expect(factRows([one, two])).toEqual([
			{ key: 'brand', name: 'BRAND', values: ['Nuvo', 'Nuvo'], differs: false },
			{ key: 'screen', name: 'SCREEN', values: ['6.7"', '6.1"'], differs: true },
			{ key: 'chip', name: 'CHIP', values: [undefined, 'A15'], differs: true },
			{ key: 'battery', name: 'BATTERY', values: ['5,000 mAh', '5,000 mAh'], differs: false },
		]);
		expect(factRows([])).toEqual([]);
	});

	it('say what is named several times as one value', () => {
		expect(factRows([[fact('fits', 'A'), fact('fits', 'B')]])[0]?.values).toEqual(['A, B']);
	});

	it('lose nothing and add nothing', () => {
		const facts = fc.array(
			fc.record({ key: fc.constantFrom(...'abcdef'), name: fc.constant('n'), value: fc.constantFrom('1', '2') }),
		);
		fc.assert(
			fc.property(fc.array(facts, { maxLength: 4 }), (products) => {
				const rows = factRows(products);
				expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(products.flat().map(({ key }) => key)));
				expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
				for (const { key, values, differs } of rows) {
					expect(values.map((value) => value !== undefined)).toEqual(
						products.map((own) => own.some((each) => each.key === key)),
					);
					expect(differs).toBe(values.some((value) => value !== values[0]));
				}
			}),
		);
	});

	it('tell products apart by what all of them say', () => {
		expect(tellingRows(factRows([one, two]), 1).map(({ key }) => key)).toEqual(['screen']);
		expect(tellingRows(factRows([one, two]), 3).map(({ key }) => key)).toEqual(['screen', 'chip']);
		expect(tellingRows(factRows([one, one]), 3)).toEqual([]);
		const three = [fact('brand', 'Kiri'), fact('screen', '6.1"'), fact('battery', '6,000 mAh')];
		const four = [fact('brand', 'Tana'), fact('screen', '6.1"'), fact('battery', '6,000 mAh')];
		expect(tellingRows(factRows([one, three, four]), 2).map(({ key }) => key)).toEqual(['brand', 'screen']);
	});
});
