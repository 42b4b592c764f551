import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.locations,
	examples: {
		listCountries: () => ({ path: '/api/locations/countries' }),
		listRegions: () => ({ path: '/api/locations/regions' }),
		listTownships: () => ({ path: '/api/locations/regions/th-bangkok/townships' }),
		listSubdistricts: () => ({ path: '/api/locations/townships/th-bangkok-bang-rak/subdistricts' }),
		getPostcode: () => ({ path: '/api/locations/postcodes/10500?country=th' }),
		searchPlaces: () => ({ path: '/api/locations/places?search=bahan' }),
	},
	more({ as, expectError }) {
		const get = async (path: string) => (await as('anyone')).call('GET', path);
		describe('refusals', () => {
			it.each([
				['listRegions', '/api/locations/regions?country=sg'],
				['listTownships', `/api/locations/regions/${'x'.repeat(81)}/townships`],
				['listSubdistricts', `/api/locations/townships/${'x'.repeat(81)}/subdistricts`],
				['getPostcode', '/api/locations/postcodes/12345678901'],
				['searchPlaces', '/api/locations/places'],
			])('%s refuses what does not fit', async (name, path) => {
				expectError(name, 'bad_request', await get(path));
			});

			it.each([
				['listTownships', '/api/locations/regions/mm-atlantis/townships'],
				['listSubdistricts', '/api/locations/townships/th-bangkok/subdistricts'],
				['getPostcode', '/api/locations/postcodes/99999'],
				['getPostcode', '/api/locations/postcodes/10500?country=mm'],
			])('%s knows no such place: %s', async (name, path) => {
				expectError(name, 'place_not_found', await get(path));
			});

			it.each([`search=${'x'.repeat(50)}`, 'search=https%3A%2F%2Fexample.com'])(
				'searchPlaces refuses %s',
				async (query) => {
					expectError('searchPlaces', 'search_invalid', await get(`/api/locations/places?${query}`));
				},
			);
		});
	},
});
