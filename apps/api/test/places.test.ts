import {
	type Endpoint,
	estimateDeliveryCost,
	getEdition,
	getPostcode,
	getPostOffice,
	listBusinesses,
	listPostOffices,
	listRegions,
	listSubdistricts,
	listTownships,
	searchPlaces,
} from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { REGIONS } from '../src/base-data/places/regions.ts';
import { readSubdistricts } from '../src/base-data/places/subdistricts.ts';
import { SUBDISTRICTS, TOWNSHIPS } from '../src/base-data/places/tables.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

async function get<E extends Endpoint>(
	endpoint: E,
	path: string,
	edition: 'mm' | 'th' = 'mm',
	language: 'en' | 'my' | 'th' | 'zh-Hans' = 'en',
): Promise<z.output<E['response']>> {
	return ok(endpoint, await createShopper(api, edition, language).call('GET', path));
}

describe('the tables (Decision 18)', () => {
	it('hold the sub-districts of every province of Thailand once, each with a postcode', async () => {
		const entries = [...SUBDISTRICTS, ...(await readSubdistricts())];
		expect(entries.length).toBeGreaterThan(7_400);
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
		const districts = new Map(TOWNSHIPS.map(({ id, region }) => [id, region]));
		const provinces = new Set(entries.map(({ townshipId }) => districts.get(townshipId)?.id));
		expect(provinces).toEqual(new Set(REGIONS.filter(({ country }) => country === 'th').map(({ id }) => id)));
		for (const { id, name, postcode } of entries) {
			expect(postcode, id).toMatch(/^\d{5}$/);
			expect(name[2], id).toMatch(/^[\u0e00-\u0e7f .-]+$/);
			expect(name[0], id).toMatch(/^[A-Z][A-Za-z .'-]+$/);
		}
	});

	it('answer the sub-districts of a district of the provinces', async () => {
		const path = '/api/locations/townships/th-krabi-khao-phanom/subdistricts';
		const { data } = await get(listSubdistricts, path, 'th', 'th');
		expect(data.items.map(({ name }) => name)).toContain('สินปุน');
		expect(data.items.find(({ name }) => name === 'สินปุน')?.postcode).toBe('80240');
	});

	it('hold every region, township and district once', () => {
		const count = (country: string) => TOWNSHIPS.filter(({ region }) => region.country === country).length;
		expect(REGIONS.filter(({ country }) => country === 'mm')).toHaveLength(15);
		expect(REGIONS.filter(({ country }) => country === 'th')).toHaveLength(77);
		expect([count('mm'), count('th'), SUBDISTRICTS.length]).toEqual([330, 928, 180]);
		const ids = [...REGIONS, ...TOWNSHIPS, ...SUBDISTRICTS].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		// An address stores ids of at most 60 characters.
		expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(60);
	});

	it('write names in their own script and postcodes of five digits', () => {
		for (const { region, name, postcode } of TOWNSHIPS) {
			const [en, mm, thai] = name;
			expect(en).toMatch(/^[A-Z][A-Za-z() -]+$/);
			if (region.country === 'mm') expect(mm).toMatch(/^[\u1000-\u109f]+$/);
			else expect(thai).toMatch(/^[\u0e00-\u0e7f-]+$/);
			if (postcode !== null) expect(postcode).toMatch(/^\d{5}$/);
		}
		for (const { name, postcode } of SUBDISTRICTS) {
			expect(name[2]).toMatch(/^[\u0e00-\u0e7f]+$/);
			expect(postcode).toMatch(/^10\d{3}$/);
		}
	});
});

describe('locations', () => {
	it('lead from the country down to the sub-district, in the language of the request', async () => {
		const { items } = (await get(listRegions, '/api/locations/regions', 'th', 'th')).data;
		expect(items[0]).toEqual({ id: 'th-bangkok', name: 'กรุงเทพมหานคร', country: 'th' });
		const bangkok = (await get(listTownships, '/api/locations/regions/th-bangkok/townships', 'th', 'th')).data;
		expect(bangkok.items).toHaveLength(50);
		expect(bangkok.items.every(({ hasSubdistricts }) => hasSubdistricts)).toBe(true);
		const path = '/api/locations/townships/th-bangkok-bang-rak/subdistricts';
		const { items: parts } = (await get(listSubdistricts, path, 'th', 'th')).data;
		expect(parts.map(({ name }) => name)).toContain('สีลม');
		const yangon = (await get(listTownships, '/api/locations/regions/mm-yangon/townships', 'mm', 'my')).data;
		expect(yangon.region.name).toBe('ရန်ကုန်တိုင်းဒေသကြီး');
		expect(yangon.items.find(({ name }) => name === 'ဗဟန်း')).toMatchObject({
			postcode: '11201',
			hasSubdistricts: false,
		});
	});

	it('say that a district has no sub-districts here', async () => {
		const path = '/api/locations/townships/th-chiang-mai-galyani-vadhana/subdistricts';
		expect((await get(listSubdistricts, path)).data.items).toEqual([]);
	});

	it('are found by postcode, and the postcode by them', async () => {
		const { items } = (await get(getPostcode, '/api/locations/postcodes/50180?country=th')).data;
		const [first, ...others] = items;
		const region = { id: 'th-chiang-mai', name: 'Chiang Mai' };
		const township = { id: 'th-chiang-mai-mae-rim', name: 'Mae Rim' };
		expect(first).toEqual({ country: 'th', region, township, subdistrict: null, postcode: '50180' });
		expect(others.map(({ subdistrict }) => subdistrict?.name)).toContain('Rim Tai');
		for (const place of others) expect(place).toMatchObject({ region, township, postcode: '50180' });
	});

	it.each([
		['mm', 'Bahan', 'mm-yangon-bahan'],
		['mm', 'ဗဟန်း', 'mm-yangon-bahan'],
		['mm', 'bahan yangon', 'mm-yangon-bahan'],
		['mm', '11201', 'mm-yangon-bahan'],
		['th', 'แม่ริม', 'th-chiang-mai-mae-rim'],
		['th', 'mae rim', 'th-chiang-mai-mae-rim'],
		['th', '清迈', 'th-chiang-mai'],
	] as const)('in %s: %s finds %s first', async (edition, text, id) => {
		const path = `/api/locations/places?search=${encodeURIComponent(text)}`;
		const [first] = (await get(searchPlaces, path, edition)).data.items;
		expect((first?.subdistrict ?? first?.township ?? first?.region)?.id).toBe(id);
	});

	it('takes signs of patterns for what they are', async () => {
		expect((await get(searchPlaces, '/api/locations/places?search=%25')).data.items).toEqual([]);
		expect((await get(searchPlaces, '/api/locations/places?search=_')).data.items).toEqual([]);
	});
});

describe('post offices', () => {
	it('can be read to the end, each once [§1.20]', async () => {
		const ids: string[] = [];
		let cursor: string | null = '';
		while (cursor !== null) {
			const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
			const page = (await get(listPostOffices, `/api/post-offices?region=mm-shan&per_page=20${query}`)).data;
			ids.push(...page.items.map(({ id }) => id));
			cursor = page.page.next;
		}
		expect(ids).toHaveLength(55);
		expect(new Set(ids).size).toBe(55);
	});

	it.each([
		['mm', 'Bahan', 'po-mm-yangon-bahan'],
		['mm', 'ဗဟန်း', 'po-mm-yangon-bahan'],
		['th', 'แม่สอด', 'po-th-tak-mae-sot'],
		['th', '63110', 'po-th-tak-mae-sot'],
		['th', '๖๓๑๑๐', 'po-th-tak-mae-sot'],
		['th', '၆၃၁၁၀', 'po-th-tak-mae-sot'],
		['th', '６３１１０\u200e', 'po-th-tak-mae-sot'],
		['th', '၆၃၁', 'po-th-tak-mae-sot'],
	] as const)('in %s: %s finds %s', async (edition, text, id) => {
		const path = `/api/post-offices?search=${encodeURIComponent(text)}`;
		expect((await get(listPostOffices, path, edition)).data.items.map((office) => office.id)).toContain(id);
	});

	it('tell what is known of them', async () => {
		expect((await get(getPostOffice, '/api/post-offices/po-th-bangkok-bang-rak', 'th', 'th')).data).toEqual({
			id: 'po-th-bangkok-bang-rak',
			country: 'th',
			name: 'ไปรษณีย์กลางบางรัก',
			region: { id: 'th-bangkok', name: 'กรุงเทพมหานคร' },
			township: { id: 'th-bangkok-bang-rak', name: 'บางรัก' },
			address: 'ถนนเจริญกรุง เขตบางรัก กรุงเทพมหานคร',
			postcode: '10500',
			phone: '1545',
			hours: 'Mo-Fr 08:30-16:30; Sa 09:00-12:00',
			position: null,
		});
	});
});

describe('the delivery cost calculator', () => {
	const estimate = async (query: string) =>
		(await get(estimateDeliveryCost, `/api/delivery-estimates?${query}`)).data.services;

	it('counts every kilogram that was begun, in the currency of the country that the parcel leaves [§1.20]', async () => {
		const [standard] = await estimate('from=mm-yangon&to=mm-mandalay&grams=1001');
		expect(standard).toMatchObject({
			id: 'mm-standard',
			cost: { amount: 500_000, currency: 'mmk' },
			minDays: 3,
			maxDays: 7,
		});
		const [thai] = await estimate('from=th-bangkok&to=th-bangkok&grams=1000');
		expect(thai).toMatchObject({ id: 'th-standard', cost: { amount: 3500, currency: 'thb' } });
	});

	it('leaves out services that the parcel is too heavy for, and lists the cheapest first', async () => {
		const light = await estimate('from=mm-yangon&to=mm-yangon&grams=15000');
		expect(light.map(({ id }) => id)).toEqual(['mm-standard', 'mm-express']);
		const heavy = await estimate('from=mm-yangon&to=mm-yangon&grams=15001');
		expect(heavy.map(({ id }) => id)).toEqual(['mm-standard']);
	});

	it('goes over the border to a region and abroad to a country, where nobody takes cash', async () => {
		for (const goal of ['to=th-tak', 'country=cn', 'country=us']) {
			const services = await estimate(`from=mm-yangon&${goal}&grams=500`);
			expect(services.some(({ takesCash }) => takesCash)).toBe(false);
		}
	});
});

describe('the business directory', () => {
	it('has three of each category in each edition, and each in all languages', async () => {
		for (const edition of ['mm', 'th'] as const) {
			for (const language of ['en', 'my', 'th', 'zh-Hans'] as const) {
				const { items } = (await get(listBusinesses, '/api/businesses?per_page=60', edition, language)).data;
				expect(items).toHaveLength(30);
				expect(new Set(items.map(({ name }) => name)).size).toBe(30);
			}
			const { items } = (await get(listBusinesses, '/api/businesses?category=logistics', edition)).data;
			expect(items).toHaveLength(3);
		}
	});

	it('is searched by region, text and both [§1.21]', async () => {
		const ids = async (query: string) =>
			(await get(listBusinesses, `/api/businesses?${query}`)).data.items.map(({ id }) => id);
		expect(await ids('region=mm-bago')).toEqual(['mm-taungoo-growers']);
		expect(await ids(`search=${encodeURIComponent('အင်းလေး')}`)).toEqual(['mm-inle-weavers']);
		expect(await ids('region=mm-bago&search=lacquer')).toEqual([]);
	});
});

describe('editions', () => {
	it('start from what Specification §4 says', async () => {
		const mm = (await get(getEdition, '/api/editions/mm', 'th', 'my')).data;
		expect(mm).toMatchObject({ name: 'မြန်မာ', currency: 'mmk', defaultLanguage: 'mm', defaultDeliveryCountry: 'cn' });
		expect(mm.currencies).toHaveLength(10);
		expect(mm.phoneCountries.map(({ diallingCode }) => diallingCode)).toEqual(['95', '65', '66']);
		const th = (await get(getEdition, '/api/editions/th')).data;
		expect(th).toMatchObject({ currency: 'thb', defaultLanguage: 'thai', defaultDeliveryCountry: 'th' });
	});
});
