import { describe, expect, it } from 'vitest';
import { choiceUpTo, chooseValue, type VariantChoice, type VariantOption } from './choose.ts';

const valuesOf = (...keys: string[]) => keys.map((key) => ({ key, name: key }));
const colour: VariantOption = { key: 'colour', name: 'Colour', values: valuesOf('red', 'blue') };
const size: VariantOption = { key: 'size', name: 'Size', values: valuesOf('s', 'm', 'l') };
const cloth: VariantOption = { key: 'cloth', name: 'Cloth', values: valuesOf('cotton', 'silk') };
const options = [colour, size, cloth];

const made = ['red s cotton', 'red m silk', 'blue m cotton', 'blue l silk'].map((line) => {
	const [red = '', s = '', silk = ''] = line.split(' ');
	return { colour: red, size: s, cloth: silk };
});
const isAvailable = (choice: VariantChoice) =>
	made.some((variant) =>
		Object.entries(choice).every(([key, value]) => Object.entries(variant).some(([k, v]) => k === key && v === value)),
	);

describe('choiceUpTo', () => {
	it('keeps what is chosen before the option and drops what comes after', () => {
		const choice = { colour: 'red', size: 'm', cloth: 'silk' };
		expect(choiceUpTo(options, choice, size, 's')).toEqual({ colour: 'red', size: 's' });
		expect(choiceUpTo(options, choice, colour, 'blue')).toEqual({ colour: 'blue' });
		expect(choiceUpTo(options, {}, cloth, 'silk')).toEqual({ cloth: 'silk' });
	});
});

describe('chooseValue', () => {
	const choose = (choice: VariantChoice, option: VariantOption, key: string) =>
		chooseValue(options, choice, option, key, isAvailable);

	it('keeps later answers where the combination can be had', () => {
		expect(choose({ colour: 'red', size: 'm' }, colour, 'blue')).toEqual({ colour: 'blue', size: 'm' });
	});

	it('replaces only those that cannot be had', () => {
		expect(choose({ colour: 'red', size: 'm', cloth: 'silk' }, colour, 'blue')).toEqual({
			colour: 'blue',
			size: 'm',
			cloth: 'cotton',
		});
		expect(choose({ colour: 'red', size: 's', cloth: 'cotton' }, colour, 'blue')).toEqual({
			colour: 'blue',
			size: 'm',
			cloth: 'cotton',
		});
	});

	it('leaves open what was open', () => {
		expect(choose({}, size, 'l')).toEqual({ size: 'l' });
		expect(choose({ cloth: 'silk' }, colour, 'red')).toEqual({ colour: 'red', cloth: 'silk' });
	});

	it('takes back later answers when nothing of them can be had', () => {
		expect(chooseValue(options, { size: 's' }, colour, 'blue', () => false)).toEqual({ colour: 'blue' });
	});
});
