import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressFields, addressProblems, withOnePrimary } from './index.ts';

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
		expect(addressProblems({ ...YANGON, postcode: '1104101' })).toEqual({});
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
});
