import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.businesses,
	examples: {
		listBusinesses: () => ({ path: '/api/businesses?category=crafts' }),
		getBusiness: () => ({ path: '/api/businesses/mm-inle-weavers' }),
	},
	more({ as, expectError }) {
		const get = async (path: string) => (await as('anyone')).call('GET', path);
		describe('refusals', () => {
			it.each([
				['listBusinesses', '/api/businesses?category=piracy'],
				['listBusinesses', '/api/businesses?cursor=nonsense'],
				['getBusiness', `/api/businesses/${'x'.repeat(81)}`],
			])('%s refuses %s', async (name, path) => {
				expectError(name, 'bad_request', await get(path));
			});

			it.each([
				['listBusinesses', '/api/businesses?region=mm-atlantis'],
				['getBusiness', '/api/businesses/mm-nobody'],
				// One of the other edition.
				['getBusiness', '/api/businesses/th-bo-sang-umbrellas'],
			])('%s finds nothing: %s', async (name, path) => {
				expectError(name, 'place_not_found', await get(path));
			});

			it('listBusinesses refuses a text of 50 characters', async () => {
				expectError('listBusinesses', 'search_invalid', await get(`/api/businesses?search=${'x'.repeat(50)}`));
			});
		});
	},
});
