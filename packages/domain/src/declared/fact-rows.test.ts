import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factRows, tellingRows } from './index.ts';

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
