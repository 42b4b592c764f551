import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource['post-offices'],
	examples: {
		listPostOffices: () => ({ path: '/api/post-offices?search=general' }),
		getPostOffice: () => ({ path: '/api/post-offices/po-mm-yangon-kyauktada' }),
	},
	more({ as, expectError }) {
		const get = async (path: string) => (await as('anyone')).call('GET', path);
		describe('refusals', () => {
			it.each([
				['listPostOffices', '/api/post-offices?per_page=61'],
				['listPostOffices', '/api/post-offices?cursor=nonsense'],
				['listPostOffices', `/api/post-offices?cursor=${Buffer.from('["\\u0000"]').toString('base64url')}`],
				['getPostOffice', `/api/post-offices/${'x'.repeat(81)}`],
			])('%s refuses %s', async (name, path) => {
				expectError(name, 'bad_request', await get(path));
			});

			it.each([
				['listPostOffices', '/api/post-offices?region=mm-atlantis'],
				['listPostOffices', '/api/post-offices?township=mm-yangon'],
				['getPostOffice', '/api/post-offices/po-mm-atlantis'],
			])('%s knows no such place: %s', async (name, path) => {
				expectError(name, 'place_not_found', await get(path));
			});

			it('listPostOffices refuses a link', async () => {
				expectError(
					'listPostOffices',
					'search_invalid',
					await get('/api/post-offices?search=http%3A%2F%2Fexample.com'),
				);
			});
		});
	},
});
