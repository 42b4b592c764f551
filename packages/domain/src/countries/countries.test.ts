import { describe, expect, it } from 'vitest';
import { deliveryCountries, LOCAL_COUNTRIES, PHONE_COUNTRIES, resolveDeliveryCountry } from './index.ts';

describe('LOCAL_COUNTRIES (Specification §3)', () => {
	it('holds the nine countries with their values and codes [§3.5]', () => {
		expect(LOCAL_COUNTRIES.map(({ name, value, code }) => [name.en, value, code])).toEqual([
			['Myanmar', 'mm', '095'],
			['USA', 'us', '001'],
			['Thailand', 'th', '066'],
			['China', 'cn', '086'],
			['Japan', 'jp', '081'],
			['Malaysia', 'mala', '060'],
			['South Korea', 'sk', undefined],
			['Singapore', 'sg', '082'],
			['UAE', 'uae', '971'],
		]);
	});

	it('names each in four languages and shows a flag of two letters [§3.15]', () => {
		for (const { name, icon } of LOCAL_COUNTRIES) {
			expect(Object.values(name).every((text) => text.trim() !== '')).toBe(true);
			expect(name.mm).toMatch(/^[\u1000-\u109f]+$/);
			expect(name.thai).toMatch(/^[\u0e00-\u0e7f]+$/);
			expect(name.china).toMatch(/^\p{Script=Han}+$/u);
			expect(icon).toMatch(/^[a-z]{2}$/);
		}
	});
});

describe('PHONE_COUNTRIES (Specification §3)', () => {
	it('holds Myanmar 95, Singapore 65 and Thailand 66 [§3.5] [§3.15]', () => {
		expect(PHONE_COUNTRIES.map(({ name, diallingCode, flag }) => [name.en, diallingCode, flag])).toEqual([
			['Myanmar', '95', 'mm.svg'],
			['Singapore', '65', 'sg.svg'],
			['Thailand', '66', 'th.svg'],
		]);
	});
});

describe('deliveryCountries', () => {
	it('matches the server’s list by code, in its order [§3.4]', () => {
		const found = deliveryCountries([
			{ postcode: '066' },
			{ postcode: ' 095 ' },
			{ postcode: '044' },
			{ postcode: '066' },
		]);
		expect(found.map(({ value }) => value)).toEqual(['th', 'mm']);
	});

	it('matches nothing to South Korea, which has no code', () => {
		expect(deliveryCountries([{ postcode: '' }, { postcode: 'undefined' }, { postcode: 'sk' }])).toEqual([]);
	});
});

describe('resolveDeliveryCountry (Specification §4)', () => {
	it('is the China item in the Myanmar edition, else the Thailand item [§4.8]', () => {
		expect(resolveDeliveryCountry({ edition: 'mm' }).value).toBe('cn');
		expect(resolveDeliveryCountry({ edition: 'th' }).value).toBe('th');
	});

	it('is the stored choice when the list has it [§4.8]', () => {
		const countries = deliveryCountries([{ postcode: '081' }, { postcode: '066' }]);
		expect(resolveDeliveryCountry({ edition: 'mm', stored: 'jp', countries }).value).toBe('jp');
		expect(resolveDeliveryCountry({ edition: 'mm', stored: 'us', countries }).value).toBe('cn');
		expect(resolveDeliveryCountry({ edition: 'th', stored: 'us', countries }).value).toBe('th');
		expect(resolveDeliveryCountry({ edition: 'th', stored: 'us' }).value).toBe('us');
	});

	it.each(['', 'xx', '095', null, undefined])('passes over %j', (stored) => {
		expect(resolveDeliveryCountry({ edition: 'th', stored, countries: [] }).value).toBe('th');
	});
});
