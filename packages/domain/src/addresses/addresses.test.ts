import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressFields, addressProblems, readAddress, usualAddress, withOnePrimary } from './index.ts';

const YANGON: AddressFields = {
	label: 'Home',
	recipient: 'Thiri',
	phoneCountry: '95',
	phone: '09 951 234 567',
	country: 'mm',
	region: 'yangon',
	township: 'kamayut',
	subdistrict: null,
	postcode: '',
	homeNo: '12 (B)',
	street: 'Inya Road',
	landmark: null,
};

describe('addressProblems (Specification §5)', () => {
	it('takes an address of Myanmar without postal code, and one with 7 digits', () => {
		expect(addressProblems(YANGON)).toEqual({});
		for (const postcode of ['1104101', '11041', '၁၁၀၄၁', '110 41-01'])
			expect(addressProblems({ ...YANGON, postcode }), postcode).toEqual({});
		for (const postcode of ['110411', 'x11041', '11041x', '1104', '11041012'])
			expect(addressProblems({ ...YANGON, postcode }), postcode).toEqual({ postcode: 'postcode_malformed' });
	});

	it('wants sub-district and a postcode of 5 digits in Thailand', () => {
		const thai: AddressFields = {
			...YANGON,
			country: 'th',
			phoneCountry: '66',
			phone: '081 234 5678',
			postcode: '1010',
		};
		expect(addressProblems(thai)).toEqual({ subdistrict: 'missing', postcode: 'postcode_malformed' });
		expect(addressProblems({ ...thai, subdistrict: 'silom', postcode: '10500' })).toEqual({});
		expect(addressProblems({ ...thai, subdistrict: 'silom', postcode: '1050011' })).toEqual({
			postcode: 'postcode_malformed',
		});
	});

	it('names every field that is missing, too long or wrong [§3.7]', () => {
		expect(addressProblems({ ...YANGON, recipient: ' ', phone: '', street: 'a'.repeat(161) })).toEqual({
			recipient: 'missing',
			phone: 'missing',
			street: 'too_long',
		});
		expect(addressProblems({ ...YANGON, phone: '123' })).toEqual({ phone: 'phone_malformed' });
	});
});

describe('readAddress', () => {
	it('keeps a sub-district in Thailand alone, and no landmark of blanks', () => {
		const typed = { ...YANGON, subdistrict: ' silom ', landmark: '  ' };
		expect(readAddress(typed)).toMatchObject({ subdistrict: null, landmark: null });
		expect(readAddress({ ...typed, country: 'th', landmark: ' the  market ' })).toMatchObject({
			...{ subdistrict: 'silom', landmark: 'the market' },
		});
		expect(readAddress({ ...YANGON, country: 'th' }).subdistrict).toBeNull();
		expect(readAddress(YANGON).landmark).toBeNull();
	});

	it('takes fields of their greatest length', () => {
		expect(addressProblems({ ...YANGON, street: 'a'.repeat(160), landmark: 'b'.repeat(160) })).toEqual({});
		expect(addressProblems({ ...YANGON, landmark: 'b'.repeat(161) })).toEqual({ landmark: 'too_long' });
	});
});

describe('withOnePrimary (Specification §3)', () => {
	const lists = fc.uniqueArray(fc.record({ id: fc.string(), isPrimary: fc.boolean() }), { selector: ({ id }) => id });

	it('keeps exactly one primary address, as long as there is one [§3.7]', () => {
		fc.assert(
			fc.property(lists, fc.option(fc.string(), { nil: undefined }), (addresses, id) => {
				const kept = withOnePrimary(addresses, id);
				expect(kept.filter(({ isPrimary }) => isPrimary)).toHaveLength(addresses.length === 0 ? 0 : 1);
				expect(kept.map((address) => address.id)).toEqual(addresses.map((address) => address.id));
			}),
		);
	});

	it('takes the one that is named', () => {
		const list = [
			{ id: 'a', isPrimary: true },
			{ id: 'b', isPrimary: false },
		];
		expect(withOnePrimary(list, 'b').map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
		expect(withOnePrimary(list)[0]).toBe(list[0]);
	});

	it('keeps the last that was made the primary one', () => {
		const primary = (...flags: boolean[]) =>
			withOnePrimary(flags.map((isPrimary, index) => ({ id: String(index), isPrimary }))).map(
				({ isPrimary }) => isPrimary,
			);
		expect(primary(true, true, false)).toEqual([false, true, false]);
		expect(primary(false, false)).toEqual([true, false]);
		expect(primary(false, true, false)).toEqual([false, true, false]);
	});
});

describe('usualAddress', () => {
	const of = (...list: [country: 'mm' | 'th', isPrimary: boolean][]) =>
		list.map(([country, isPrimary], id) => ({ id, country, isPrimary }));

	it.each([
		['the primary one of the country', of(['th', false], ['th', true]), 1],
		['the first of the country before a primary one abroad', of(['mm', true], ['th', false], ['th', false]), 1],
		['the primary one where none is in the country', of(['mm', false], ['mm', true]), 1],
		['none without addresses', [], undefined],
	])('is %s', (_, addresses, id) => {
		expect(usualAddress(addresses, 'th')?.id).toBe(id);
	});
});
