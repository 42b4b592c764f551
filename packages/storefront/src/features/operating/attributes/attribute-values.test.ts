import type { StaffAttribute } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { attributeValues, newChoice, writtenAttribute } from './attribute-values.ts';

const words = (text: string) => ({ en: text, mm: text, thai: text, china: text });
const STORED: StaffAttribute = {
	...{ key: 'fabric', kind: 'choice', name: words('Fabric'), unit: null, isRequired: true, isFilter: false },
	choices: [{ key: 'silk', name: words('Silk') }],
	...{ from: { id: '1', name: words('Fashion') }, others: [], products: 3 },
};

describe('the form of an attribute', () => {
	it('sends what is stored as it was', () => {
		const { kind, name, unit, choices, isRequired, isFilter } = STORED;
		expect(writtenAttribute(attributeValues(STORED))).toEqual({ kind, name, unit, choices, isRequired, isFilter });
	});

	it('sends nothing that belongs to another kind', () => {
		const values = { ...attributeValues(undefined), name: words('Length'), unit: words('cm') };
		expect(writtenAttribute({ ...values, kind: 'number' })).toMatchObject({ unit: words('cm'), choices: [] });
		expect(writtenAttribute({ ...values, kind: 'text' })).toMatchObject({ unit: null, choices: [], isFilter: false });
		expect(writtenAttribute(values)).toMatchObject({ unit: null, choices: [{ key: null }, { key: null }] });
		expect(writtenAttribute({ ...values, kind: 'number', unit: newChoice().name }).unit).toBeNull();
	});
});
